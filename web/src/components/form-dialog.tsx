import { Button, Group, Modal, type ModalProps, Stack, Text } from '@mantine/core';
import type { FormEvent, FormEventHandler, ReactNode } from 'react';
import { focusFirstError } from '#src/lib/form-behaviour.ts';

interface FormDialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  submitLabel: string;
  cancelLabel?: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** True while it is being saved: the dialog then stays. */
  pending?: boolean;
  size?: ModalProps['size'];
  /** The fields. */
  children: ReactNode;
}

/** Without a mark of its own the focus would start on the button that closes the dialog. */
const markFirstField = (form: HTMLFormElement | null): void => {
  if (form === null || form.querySelector('[data-autofocus]') !== null) return;
  form.querySelector('input:not([type="hidden"]), textarea')?.setAttribute('data-autofocus', 'true');
};

/**
 * A form in a dialog: fields, then Cancel and the one that saves. Validation is the form's own, on submit; the first
 * field that it finds wrong takes the focus.
 */
export const FormDialog = ({
  opened,
  onClose,
  title,
  description,
  submitLabel,
  cancelLabel = 'Cancel',
  onSubmit,
  pending = false,
  size,
  children,
}: FormDialogProps) => {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    onSubmit(event);
    focusFirstError(event.currentTarget);
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      closeOnEscape={!pending}
      closeOnClickOutside={false}
    >
      <form ref={markFirstField} onSubmit={submit} noValidate>
        <Stack gap="md">
          {description !== undefined && (
            <Text size="sm" c="dimmed">
              {description}
            </Text>
          )}
          {children}
          <Group justify="flex-end" gap="xs" mt="xs">
            <Button variant="default" onClick={onClose} disabled={pending}>
              {cancelLabel}
            </Button>
            <Button type="submit" loading={pending}>
              {submitLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};
