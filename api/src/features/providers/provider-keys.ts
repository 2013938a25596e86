import { builtInProviders } from '@gatehouse/knowledge/built-in-providers.ts';
import { knownKeyForms } from '@gatehouse/knowledge/key-forms.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { createKeyForms } from '@gatehouse/secrets/shapes.ts';

let forms: ReturnType<typeof createKeyForms> | undefined;

/** Whether a word has the form of some provider’s keys. */
export const isProviderKey = (word: string): boolean => {
  forms ??= createKeyForms([
    ...builtInProviders(openKnowledge()).flatMap(({ keyPattern }) => keyPattern ?? []),
    ...knownKeyForms(openKnowledge()).map(({ pattern }) => pattern),
  ]);
  return forms(word);
};
