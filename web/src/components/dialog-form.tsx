import { Button, Group, Stack, Text } from '@mantine/core';
import {
  type FocusEvent,
  type FormEvent,
  type FormEventHandler,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { BusyButton } from '#src/components/busy-button.tsx';
import { DiscardQuestion } from '#src/components/discard-question.tsx';
import { FormFailure } from '#src/components/form-failure.tsx';
import type { DiscardGuard } from '#src/components/use-discard-guard.ts';
import { focusFirstError, submitOnModEnter } from '#src/lib/form-behaviour.ts';

export interface DialogFormProps {
  description?: ReactNode;
  submitLabel: string;
  cancelLabel?: string;
  onCancel: () => void;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** True while it is being saved. */
  pending?: boolean;
  /** Something was typed that would be lost. */
  isDirty: boolean;
  /** Asked before the dialog around it closes. */
  guard: DiscardGuard;
  /** Why it could not be saved, where no field and no toast says it. */
  failure?: string | undefined;
  /** The fields. */
  children: ReactNode;
}

const firstField = (form: HTMLFormElement | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>('[data-autofocus]') ??
  form?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea') ??
  null;

/** Tells the guard how the form is. After its question the focus goes back to the field that it was in last. */
const useGuarded = ({ guard, isDirty, pending = false }: DialogFormProps) => {
  const element = useRef<HTMLFormElement>(null);
  const lastField = useRef<HTMLElement>(null);
  const { isAsking, watch } = guard;
  useLayoutEffect(() => {
    watch({ isDirty, pending });
    return () => watch();
  });
  useEffect(() => {
    if (!isAsking) return;
    return () => (lastField.current ?? firstField(element.current))?.focus();
  }, [isAsking]);
  const noteField = ({ target }: FocusEvent<HTMLFormElement>): void => {
    if (target instanceof HTMLElement && target.matches('input, textarea')) lastField.current = target;
  };
  return { element, noteField };
};

/**
 * The form in a dialog: fields, then Cancel and the one that saves. Validation is the form's own, on submit; the first
 * field that it finds wrong takes the focus.
 */
export const DialogForm = (props: DialogFormProps) => {
  const { description, submitLabel, cancelLabel = 'Cancel', onCancel, onSubmit } = props;
  const { pending = false, guard, failure, children } = props;
  const { element, noteField } = useGuarded(props);
  // Without a mark of its own the focus would start on the button that closes the dialog.
  useLayoutEffect(() => firstField(element.current)?.setAttribute('data-autofocus', 'true'), [element]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    // A half-typed date has no value that a schema could refuse: of that the browser itself tells, at its field.
    if (pending || !event.currentTarget.reportValidity()) event.preventDefault();
    else {
      guard.keep();
      onSubmit(event);
      focusFirstError(event.currentTarget);
    }
  };
  return (
    <form ref={element} onSubmit={submit} onKeyDown={submitOnModEnter} onFocus={noteField} noValidate>
      <Stack gap="md">
        {description !== undefined && (
          <Text size="sm" c="dimmed">
            {description}
          </Text>
        )}
        {children}
        <FormFailure>{failure}</FormFailure>
        {guard.isAsking ? (
          <DiscardQuestion onKeep={guard.keep} onDiscard={guard.discard} />
        ) : (
          <Group justify="flex-end" gap="xs" mt="xs">
            <Button variant="default" onClick={onCancel} disabled={pending}>
              {cancelLabel}
            </Button>
            <BusyButton type="submit" isBusy={pending}>
              {submitLabel}
            </BusyButton>
          </Group>
        )}
      </Stack>
    </form>
  );
};
