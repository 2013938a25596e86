import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useRef } from 'react';
import { focusFirstError, submitOnModEnter } from '#src/ui/form/form-behaviour.ts';

interface FormProps<Values extends object> {
  form: UseFormReturnType<Values>;
  /** Called with valid values. */
  onSubmit: (values: Values) => void;
  className?: string;
  children: ReactNode;
}

/** A form of a screen. Ctrl+Enter submits it, and the first invalid field gets the focus. */
export const Form = <Values extends object>({ form, onSubmit, ...own }: FormProps<Values>) => {
  const element = useRef<HTMLFormElement>(null);
  const submit = form.onSubmit(onSubmit, () => focusFirstError(element.current));
  return <form {...own} ref={element} onSubmit={submit} onKeyDown={submitOnModEnter} noValidate />;
};
