import { Modal, type ModalProps } from '@mantine/core';
import { DialogForm, type DialogFormProps } from '#src/components/dialog-form.tsx';

interface FormDialogProps extends Omit<DialogFormProps, 'onCancel'> {
  opened: boolean;
  onClose: () => void;
  title: string;
  size?: ModalProps['size'];
}

/** A dialog that is one form. It stays while the form is being saved. */
export const FormDialog = ({ opened, onClose, title, size, ...form }: FormDialogProps) => (
  <Modal
    opened={opened}
    onClose={() => form.pending !== true && onClose()}
    title={title}
    size={size}
    closeOnClickOutside={false}
  >
    <DialogForm {...form} onCancel={onClose} />
  </Modal>
);
