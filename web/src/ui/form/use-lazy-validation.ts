import type { FormErrors } from '@mantine/form';
import { useEffect, useMemo } from 'react';
import type { Loadable } from '#src/lib/load-once.ts';
import { whenIdle } from '#src/lib/when-idle.ts';

type Validation<Values> = Loadable<(values: Values) => FormErrors | Promise<FormErrors>>;

/**
 * Finds errors with a validation that is loaded when it is needed. If it cannot be loaded, it finds none: the server
 * validates with the same schema, and its errors appear at the fields.
 */
export const validateWith =
  <Values>(validation: Validation<Values>) =>
  async (values: Values): Promise<FormErrors> => {
    const validate = await validation.load().catch(() => undefined);
    return validate?.(values) ?? {};
  };

/** The validation of a form, loaded after the screen is shown: zod and the schema would delay it. */
export const useLazyValidation = <Values>(validation: Validation<Values>) => {
  useEffect(() => whenIdle(() => void validation.load().catch(() => undefined)), [validation]);
  return useMemo(() => validateWith(validation), [validation]);
};
