import { builtInProviders } from '@gatehouse/knowledge/built-in-providers.ts';
import { knownKeyForms } from '@gatehouse/knowledge/key-forms.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import {
  type FindOptions,
  findSecrets,
  hideSecrets,
  type SecretSpan,
  type TextKind,
} from '@gatehouse/secrets/find-secrets.ts';
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

/** Where the secrets of a text are, those with the form of some provider’s keys too. */
export const secretsIn = (text: string, kind: TextKind, options: FindOptions = {}): SecretSpan[] =>
  findSecrets(text, kind, { hasForm: isProviderKey, ...options });

/** The text with something else in place of its secrets. */
export const withoutSecretsOf = (
  text: string,
  kind: TextKind,
  replacement: string,
  options?: FindOptions,
): string => hideSecrets(text, secretsIn(text, kind, options), replacement);
