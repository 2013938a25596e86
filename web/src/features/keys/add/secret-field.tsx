import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import { MAX_API_KEY_LENGTH } from '@gatehouse/contract/keys.ts';
import type { PastedLine } from '@gatehouse/secrets/pasted-lines.ts';
import type { ClipboardEvent, ReactNode } from 'react';
import type { AddKeyForm } from '#src/features/keys/add/add-key-form.ts';
import { PastedNote } from '#src/features/keys/form/pasted-note.tsx';
import { type KeyText, readKeyText } from '#src/features/keys/offers/read-key-text.ts';
import type { RecognizedKey } from '#src/features/keys/offers/recognized-key.ts';
import { SecretInput } from '#src/ui/form/secret-input.tsx';

interface SecretFieldProps {
  form: AddKeyForm;
  forms: readonly KeyForm[];
  recognized: RecognizedKey;
  label: string;
  placeholder: string | undefined;
  /** Called instead of filling the field if several keys are pasted. */
  onSeveral: (lines: PastedLine[]) => void;
  /** What is said about the key. */
  children: ReactNode;
}

/** Puts what several lines contain into the form; several keys are not for it. */
export const takeKeyText = (
  form: AddKeyForm,
  { values, text, lines }: KeyText,
  onSeveral: (lines: PastedLine[]) => void,
): void => {
  if (lines !== undefined) onSeveral(lines);
  else
    form.setValues(values === undefined ? { apiKey: text, isExact: false } : { ...values, isExact: false });
};

/** The field for the key. It keeps the text as it was pasted; what is stored of it is said below. */
export const SecretField = ({
  form,
  forms,
  recognized,
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
    const found = readKeyText(forms, text);
    if (found === undefined) return;
    event.preventDefault();
    takeKeyText(form, found, onSeveral);
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
        cut={recognized.cut}
        isExact={form.values.isExact}
        onExact={(isExact) => form.setFieldValue('isExact', isExact)}
      />
      {children}
    </div>
  );
};
