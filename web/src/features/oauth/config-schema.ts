import { oauthConfigForm } from '@gatehouse/contract/oauth.ts';
import { type FormErrors, schemaResolver } from '@mantine/form';
import { type ConfigValues, isInsideMask, shownValues } from '#src/features/oauth/config-values.ts';

const resolve = schemaResolver(oauthConfigForm, { sync: true });

/** @param saved the mask of the saved secret; undefined if none is saved */
export const validateConfig = (values: ConfigValues, saved: string | undefined): FormErrors => {
  // The provider is chosen in the step before.
  const errors = resolve({ ...shownValues(values), providerId: 1 });
  if (!isInsideMask(values.clientSecret, saved)) return errors;
  return { ...errors, clientSecret: 'Enter the whole new secret, or leave the saved one unchanged' };
};
