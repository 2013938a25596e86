import { createKeyForms } from '@gatehouse/secrets/shapes.ts';
import { BUILT_IN_PROVIDERS } from '#src/features/providers/built-in/all.ts';
import { CATALOGUE_FORMS, OTHER_FORMS } from '#src/features/providers/catalogue-key-forms.ts';

/** Whether a word has the form of some provider’s keys. */
export const isProviderKey = createKeyForms([
  ...BUILT_IN_PROVIDERS.flatMap(({ keyPattern }) => keyPattern ?? []),
  ...[...CATALOGUE_FORMS, ...OTHER_FORMS].map(({ pattern }) => pattern),
]);
