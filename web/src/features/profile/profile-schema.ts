import { createProfileInput } from '@gatehouse/contract/profile.ts';
import { type FormErrors, schemaResolver } from '@mantine/form';
import { type ProfileValues, toProfileInput } from '#src/features/profile/profile-values.ts';

const resolve = schemaResolver(createProfileInput);

/** The errors of the form, with the messages of the operation. */
export const validateProfile = (values: ProfileValues): FormErrors | Promise<FormErrors> =>
  resolve(toProfileInput(values));
