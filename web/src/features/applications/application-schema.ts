import { createApplicationInput } from '@gatehouse/contract/applications.ts';
import type { FormErrors } from '@mantine/form';
import {
  type ApplicationValues,
  applicationPath,
  toApplicationInput,
} from '#src/features/applications/application-values.ts';

/** The first error at each field, with the messages of the operation. */
export const validateApplication = (values: ApplicationValues): FormErrors => {
  const errors: FormErrors = {};
  for (const issue of createApplicationInput.safeParse(toApplicationInput(values)).error?.issues ?? []) {
    const field = applicationPath(issue.path.map(String));
    if (field !== undefined) errors[field] ??= issue.message;
  }
  return errors;
};
