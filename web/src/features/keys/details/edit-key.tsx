import type { UpdateKeyInput } from '@gatehouse/contract/keys.ts';
import { furtherParts, keyPartsOf } from '@gatehouse/contract/plain/parts-of-key.ts';
import {
  EDIT_KEY_PATHS,
  parseEditKey,
  useEditKeyDraft,
  useEditKeyForm,
} from '#src/features/keys/details/edit-key-form.ts';
import { OptionalKeyFields } from '#src/features/keys/form/key-form-fields.tsx';
import { KeyPartFields, staysIfEmpty } from '#src/features/keys/form/key-parts.tsx';
import { KEY_FIELDS } from '#src/features/keys/key-fields.ts';
import { KeyLine } from '#src/features/keys/offers/key-line.tsx';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { DialogForm } from '#src/ui/dialog/dialog-form.tsx';
import type { DiscardGuard } from '#src/ui/dialog/use-discard-guard.ts';
import { DeclaredField } from '#src/ui/form/declared-field.tsx';
import { useFormFailure } from '#src/ui/form/use-form-failure.ts';

interface EditKeyProps {
  row: KeyRow;
  pending: boolean;
  /** Why it could not be saved; null if it was saved or not yet tried. */
  error: unknown;
  guard: DiscardGuard;
  onSave: (input: UpdateKeyInput) => void;
  /** Called if there is nothing to save. */
  onDone: () => void;
}

/** A form for everything about a stored key except its secret. */
export const EditKey = ({ row, pending, error, guard, onSave, onDone }: EditKeyProps) => {
  const form = useEditKeyForm(row.key);
  const draft = useEditKeyDraft(form, row.key.id, guard);
  const keyParts = keyPartsOf(row.provider?.keyPlacement);
  const identifiers = keyParts === undefined ? [] : furtherParts(keyParts).filter((part) => !part.isSecret);
  const failure = useFormFailure({ form, error, pathOf: EDIT_KEY_PATHS });
  const submit = form.onSubmit((values) => {
    const changes = parseEditKey(row.key.id, form.getInitialValues(), values);
    if (changes === undefined) {
      draft.forget();
      return onDone();
    }
    onSave(changes);
  });
  return (
    <DialogForm
      description="The key itself does not change. To replace it, rotate it."
      submitLabel="Save"
      pending={pending}
      isDirty={form.isDirty()}
      guard={draft.guard}
      onStartOver={draft.startOver}
      failure={failure}
      onCancel={draft.guard.discard}
      onSubmit={submit}
    >
      <KeyLine row={row} />
      <DeclaredField field={KEY_FIELDS.name} {...form.getInputProps('name')} />
      <KeyPartFields form={form} parts={identifiers} description={staysIfEmpty(row.key)} />
      <OptionalKeyFields form={form} provider={row.provider} />
    </DialogForm>
  );
};
