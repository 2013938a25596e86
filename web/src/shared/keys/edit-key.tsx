import type { UpdateKeyInput } from '@gatehouse/contract/keys.ts';
import { DialogForm } from '#src/components/dialog-form.tsx';
import { parseEditKey, useEditKeyForm } from '#src/shared/keys/edit-key-form.ts';
import { KeyNameField, OptionalDetailFields } from '#src/shared/keys/key-detail-fields.tsx';
import { KeyLine } from '#src/shared/keys/key-line.tsx';
import type { KeyRow } from '#src/shared/keys/key-rows.ts';

interface EditKeyProps {
  row: KeyRow;
  pending: boolean;
  onSave: (input: UpdateKeyInput) => void;
  /** Also where there is nothing to save. */
  onDone: () => void;
}

/** Changes what is stored of a key besides its secret. */
export const EditKey = ({ row, pending, onSave, onDone }: EditKeyProps) => {
  const form = useEditKeyForm(row.key);
  const submit = form.onSubmit((values) => {
    const changes = parseEditKey(row.key.id, form.getInitialValues(), values);
    if (changes === undefined) return onDone();
    onSave(changes);
  });
  return (
    <DialogForm
      description="The key itself stays as it is. To replace it, rotate it."
      submitLabel="Save"
      pending={pending}
      onCancel={onDone}
      onSubmit={submit}
    >
      <KeyLine row={row} />
      <KeyNameField form={form} />
      <OptionalDetailFields form={form} provider={row.provider} />
    </DialogForm>
  );
};
