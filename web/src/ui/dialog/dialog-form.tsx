import { Button, Group, Stack, Text } from '@mantine/core';
import {
  type FocusEvent,
  type FormEvent,
  type FormEventHandler,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { BusyButton } from '#src/ui/button/busy-button.tsx';
import { DialogFooter } from '#src/ui/dialog/dialog-footer.tsx';
import type { DiscardGuard } from '#src/ui/dialog/use-discard-guard.ts';
import { FormFailure } from '#src/ui/feedback/form-failure.tsx';
import { focusFirstError, submitOnModEnter } from '#src/ui/form/form-behavior.ts';

/** Asks before typed text is discarded. The focus starts on the button that keeps it. */
const DiscardQuestion = ({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) => {
  const titleId = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <Group role="alertdialog" aria-labelledby={titleId} justify="space-between" gap="xs" w="100%">
      <Text id={titleId} size="sm" fw={500}>
        Discard what you typed?
      </Text>
      <Group gap="xs" ml="auto">
        <Button ref={keep} variant="default" onClick={onKeep}>
          Keep editing
        </Button>
        <Button color="red" onClick={onDiscard}>
          Discard
        </Button>
      </Group>
    </Group>
  );
};

export interface DialogFormProps {
  description?: ReactNode;
  submitLabel: string;
  cancelLabel?: string;
  /** Undefined while something else in the dialog has the button that cancels. */
  onCancel: (() => void) | undefined;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** True while it is being saved. */
  isBusy?: boolean;
  /** There is nothing to submit yet: pressing the button does nothing. */
  isBlocked?: boolean;
  /** Something was typed that would be lost. */
  isDirty: boolean;
  /** Asked before the dialog around it closes. */
  guard: DiscardGuard;
  /** Empties what an earlier visit left in the form; undefined if there is nothing of it. */
  onStartOver?: (() => void) | undefined;
  /** Why it could not be saved, if no field and no toast says so. */
  failure?: string | undefined;
  /** The fields. */
  children: ReactNode;
}

const firstField = (form: HTMLFormElement | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>('[data-autofocus]') ??
  form?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea') ??
  null;

/** Reports the form's state to the guard. After the guard's question, the focus returns to the last focused field. */
const useGuarded = ({ guard, isDirty, isBusy = false }: DialogFormProps) => {
  const element = useRef<HTMLFormElement>(null);
  const lastField = useRef<HTMLElement>(null);
  const { isAsking, reportState } = guard;
  useLayoutEffect(() => {
    reportState({ isDirty, isBusy });
    return () => reportState();
  });
  useEffect(() => {
    if (!isAsking) return;
    return () => (lastField.current ?? firstField(element.current))?.focus();
  }, [isAsking]);
  const rememberField = ({ target }: FocusEvent<HTMLFormElement>): void => {
    if (target instanceof HTMLElement && target.matches('input, textarea')) lastField.current = target;
  };
  return { element, rememberField };
};

const Buttons = (props: DialogFormProps) => {
  const {
    submitLabel,
    cancelLabel = 'Cancel',
    onCancel,
    onStartOver,
    isBusy = false,
    isBlocked = false,
  } = props;
  return (
    <>
      {onStartOver !== undefined && (
        <Button variant="subtle" color="gray" mr="auto" onClick={onStartOver} disabled={isBusy}>
          Start over
        </Button>
      )}
      {onCancel !== undefined && (
        <Button variant="default" onClick={onCancel} disabled={isBusy}>
          {cancelLabel}
        </Button>
      )}
      <BusyButton type="submit" isBusy={isBusy} isBlocked={isBlocked}>
        {submitLabel}
      </BusyButton>
    </>
  );
};

/**
 * The form in a dialog: the fields, then Cancel and the submit button. The form validates itself on submit, and the
 * first invalid field gets the focus.
 */
export const DialogForm = (props: DialogFormProps) => {
  const { description, onSubmit, isBusy = false, guard, failure, children } = props;
  const { element, rememberField } = useGuarded(props);
  // Without this, the focus would start on the dialog's close button.
  useLayoutEffect(() => firstField(element.current)?.setAttribute('data-autofocus', 'true'), [element]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    // To React, a dialog that a form has opened is a part of it: without this, that form would be submitted too.
    event.stopPropagation();
    // A half-typed date has no value that a schema could reject: the browser itself reports it, at its field.
    if (isBusy || !event.currentTarget.reportValidity()) event.preventDefault();
    else {
      guard.keep();
      onSubmit(event);
      // Its validation has ended: what gets an error later is a matter of the server's response.
      focusFirstError(event.currentTarget, 1);
    }
  };
  return (
    <form ref={element} onSubmit={submit} onKeyDown={submitOnModEnter} onFocus={rememberField} noValidate>
      <Stack gap="md">
        {description !== undefined && (
          <Text size="sm" c="dimmed">
            {description}
          </Text>
        )}
        {children}
        <DialogFooter note={<FormFailure>{failure}</FormFailure>}>
          {guard.isAsking ? (
            <DiscardQuestion onKeep={guard.keep} onDiscard={guard.discard} />
          ) : (
            <Buttons {...props} />
          )}
        </DialogFooter>
      </Stack>
    </form>
  );
};
