import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import { type ReactNode, useRef, useState } from 'react';
import { focusFirstError, submitOnModEnter } from '#src/ui/form/form-behavior.ts';
import { type FormDraft, useFirstValues, useFormDraft } from '#src/ui/form/form-draft.ts';

/**
 * A form that begins with what an earlier visit left in it, and that is kept while it differs from what is saved.
 * @param id under which it is kept; without it, it is not
 * @param saved what is saved, or what an empty form contains: the same object at each call
 */
export const useDraftForm = <Values extends object>(
  draft: FormDraft<Values>,
  id: string | undefined,
  saved: Values,
  options: Pick<UseFormInput<Values>, 'initialErrors' | 'validate'>,
) => {
  const first = useFirstValues(draft, id, saved);
  const [isRestored, setRestored] = useState(first.isRestored);
  const form = useForm<Values>({ ...options, initialValues: first.values });
  useFormDraft(draft, id, saved, form.values);
  const startOver = (now = saved): void => {
    setRestored(false);
    form.setInitialValues(now);
    form.reset();
  };
  return {
    form,
    startOver,
    /** For the dialog around it. */
    state: { isDirty: isRestored || form.isDirty(), onStartOver: isRestored ? () => startOver() : undefined },
  };
};

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
