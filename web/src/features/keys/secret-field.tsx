import { type KeyForm, recogniseKey } from '@gatehouse/contract/key-forms.ts';
import { MAX_API_KEY_LENGTH } from '@gatehouse/contract/keys.ts';
import { type PastedLine, readPastedLines } from '@gatehouse/contract/pasted-lines.ts';
import type { ClipboardEvent, ReactNode } from 'react';
import { SecretInput } from '#src/components/secret-input.tsx';
import type { AddKeyForm } from '#src/features/keys/add-key-form.ts';
import { pastedParts } from '#src/features/keys/pasted-parts.ts';
import type { RecognisedKey } from '#src/features/keys/recognised-key.ts';
import { PastedNote } from '#src/shared/keys/pasted-note.tsx';

interface SecretFieldProps {
  form: AddKeyForm;
  forms: readonly KeyForm[];
  recognised: RecognisedKey;
  label: string;
  placeholder: string | undefined;
  /** Called instead of filling the field if several keys are pasted. */
  onSeveral: (lines: PastedLine[]) => void;
  /** What is said about the key. */
  children: ReactNode;
}

/** A line that reads back as the only key of several lines, such as the two halves of an AWS key. */
const asLine = ({ name, secret }: PastedLine): string =>
  name === undefined ? secret : `${name}="${secret.replaceAll('"', '\\"')}"`;

/** The field for the key. It keeps the text as it was pasted; what is stored of it is said below. */
export const SecretField = ({
  form,
  forms,
  recognised,
  label,
  placeholder,
  onSeveral,
  children,
}: SecretFieldProps) => {
  const field = form.getInputProps('apiKey');
  const change = (text: string): void => {
    form.setFieldValue('apiKey', text);
    form.setFieldValue('isExact', false);
  };
  // The field has one line and would join them.
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const text = event.clipboardData.getData('text');
    if (!/\S[\r\n]+\s*\S/.test(text)) return;
    const lines = readPastedLines(text, (secret) => recogniseKey(forms, secret) !== undefined);
    const [first, ...others] = lines;
    if (first === undefined || lines.every(({ problem }) => problem !== undefined)) return;
    event.preventDefault();
    const values = pastedParts(forms, lines);
    if (values !== undefined) form.setValues({ ...values, isExact: false });
    else if (others.length === 0) change(asLine(first));
    else onSeveral(lines);
  };
  return (
    <div>
      <SecretInput
        {...field}
        onChange={(event) => change(event.currentTarget.value)}
        onPaste={paste}
        label={label}
        description="Paste a key, a line of an .env file, or the whole file."
        placeholder={placeholder}
        maxLength={MAX_API_KEY_LENGTH + 200}
        withAsterisk
        data-autofocus
      />
      <PastedNote
        cut={recognised.cut}
        isExact={form.values.isExact}
        onExact={(isExact) => form.setFieldValue('isExact', isExact)}
      />
      {children}
    </div>
  );
};
