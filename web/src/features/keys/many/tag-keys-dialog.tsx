import { tagsInput } from '@gatehouse/contract/keys.ts';
import { useForm } from '@mantine/form';
import { KEY_FIELDS, tagsOf } from '#src/features/keys/key-fields.ts';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { formatCount } from '#src/lib/format.ts';
import { FormDialog } from '#src/ui/dialog/form-dialog.tsx';
import { DeclaredField } from '#src/ui/form/declared-field.tsx';

interface TagKeysDialogProps {
  rows: readonly KeyRow[];
  opened: boolean;
  onClose: () => void;
  onConfirm: (change: { add: string[]; remove: string[] }) => void;
}

const problemOf = (tags: readonly string[]): string | undefined =>
  tagsInput.safeParse(tags).error?.issues[0]?.message;

/** Adds tags to all of the keys, and removes others. */
export const TagKeysDialog = ({ rows, opened, onClose, onConfirm }: TagKeysDialogProps) => {
  const form = useForm({
    initialValues: { add: [] as string[], remove: [] as string[] },
    validate: {
      add: (add, { remove }) =>
        add.length + remove.length === 0 ? 'Enter a tag to add or to remove' : problemOf(add),
    },
  });
  const close = (): void => {
    form.reset();
    onClose();
  };
  const had = (): string[] => tagsOf(rows.map(({ key }) => key));
  return (
    <FormDialog
      opened={opened}
      onClose={close}
      title={`Tag ${formatCount(rows.length, 'key')}`}
      submitLabel="Save"
      isDirty={form.isDirty()}
      onSubmit={form.onSubmit((change) => {
        form.reset();
        onConfirm(change);
      })}
    >
      <DeclaredField
        field={{ ...KEY_FIELDS.tags, label: 'Add tags' }}
        {...form.getInputProps('add')}
        data-autofocus
      />
      <DeclaredField
        field={{ kind: 'tags', label: 'Remove tags', useSuggestions: had }}
        {...form.getInputProps('remove')}
      />
    </FormDialog>
  );
};
