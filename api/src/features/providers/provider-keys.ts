import { builtInProviders } from '@gatehouse/knowledge/built-in-providers.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { createKeyForms } from '@gatehouse/secrets/shapes.ts';
import { CATALOGUE_FORMS, OTHER_FORMS } from '#src/features/providers/catalogue-key-forms.ts';

let forms: ReturnType<typeof createKeyForms> | undefined;

/** Whether a word has the form of some provider’s keys. */
export const isProviderKey = (word: string): boolean => {
  forms ??= createKeyForms([
    ...builtInProviders(openKnowledge()).flatMap(({ keyPattern }) => keyPattern ?? []),
    ...[...CATALOGUE_FORMS, ...OTHER_FORMS].map(({ pattern }) => pattern),
  ]);
  return forms(word);
};
