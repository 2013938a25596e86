import { Button, Group, Stack, Text } from '@mantine/core';
import type { FormEvent, FormEventHandler, ReactNode } from 'react';
import { BusyButton } from '#src/components/busy-button.tsx';
import { focusFirstError, submitOnModEnter } from '#src/lib/form-behaviour.ts';

export interface DialogFormProps {
  description?: ReactNode;
  submitLabel: string;
  cancelLabel?: string;
  onCancel: () => void;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** True while it is being saved. */
  pending?: boolean;
  /** The fields. */
  children: ReactNode;
}

/** Without a mark of its own the focus would start on the button that closes the dialog. */
const markFirstField = (form: HTMLFormElement | null): void => {
  if (form === null || form.querySelector('[data-autofocus]') !== null) return;
  form.querySelector('input:not([type="hidden"]), textarea')?.setAttribute('data-autofocus', 'true');
};

/**
 * The form in a dialog: fields, then Cancel and the one that saves. Validation is the form's own, on submit; the first
 * field that it finds wrong takes the focus.
 */
export const DialogForm = ({
  description,
  submitLabel,
  cancelLabel = 'Cancel',
  onCancel,
  onSubmit,
  pending = false,
  children,
}: DialogFormProps) => {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    // A half-typed date has no value that a schema could refuse: of that the browser itself tells, at its field.
    if (pending || !event.currentTarget.reportValidity()) event.preventDefault();
    else {
      onSubmit(event);
      focusFirstError(event.currentTarget);
    }
  };
  return (
    <form ref={markFirstField} onSubmit={submit} onKeyDown={submitOnModEnter} noValidate>
      <Stack gap="md">
        {description !== undefined && (
          <Text size="sm" c="dimmed">
            {description}
          </Text>
        )}
        {children}
        <Group justify="flex-end" gap="xs" mt="xs">
          <Button variant="default" onClick={onCancel} disabled={pending}>
            {cancelLabel}
          </Button>
          <BusyButton type="submit" isBusy={pending}>
            {submitLabel}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
};
