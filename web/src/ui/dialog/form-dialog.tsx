import { Modal, type ModalProps } from '@mantine/core';
import { DialogForm, type DialogFormProps } from '#src/ui/dialog/dialog-form.tsx';
import { useDiscardGuard } from '#src/ui/dialog/use-discard-guard.ts';

interface FormDialogProps extends Omit<DialogFormProps, 'onCancel' | 'guard'> {
  opened: boolean;
  onClose: () => void;
  title: string;
  size?: ModalProps['size'];
}

/** A dialog with a form. It stays open while the form is being saved, and asks before it discards what was typed. */
export const FormDialog = ({ opened, onClose, title, size, ...form }: FormDialogProps) => {
  const guard = useDiscardGuard(onClose);
  return (
    <Modal opened={opened} onClose={guard.requestClose} title={title} size={size}>
      <DialogForm {...form} guard={guard} onCancel={guard.discard} />
    </Modal>
  );
};
