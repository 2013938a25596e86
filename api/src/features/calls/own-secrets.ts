import type { CallCredential } from '#src/features/calls/call-credential.ts';
import { REPLACEMENT } from '#src/logging/known-secrets.ts';
import { createFormIndex, formsOf, MIN_LENGTH, replaceSpans } from '#src/logging/secret-forms.ts';

type WithSecret = Pick<CallCredential, 'placement' | 'secret' | 'furtherSecrets'>;

/**
 * The key, the parts of it that are secret on their own (a password, a secret access key, a session token), and the other
 * secrets of the call.
 */
export const secretsOf = (credential: WithSecret): string[] =>
  allSecretsOf(credential).filter((secret) => secret.length >= MIN_LENGTH);

const allSecretsOf = ({
  placement: { type },
  secret: { value },
  furtherSecrets = [],
}: WithSecret): string[] => {
  const parts = type === 'basic' || type === 'aws-sigv4' ? value.split(':').slice(1) : [];
  return [value, ...parts, ...furtherSecrets];
};

/** A shorter value is in every response: `1`, `yes`, `de`. */
const MIN_WHOLE_LENGTH = 4;

/** What is masked in a response: the secrets, and those too short to be looked for in a text, which only stand as whole values. */
export const maskedSecretsOf = (credential: WithSecret): string[] =>
  allSecretsOf(credential).filter((secret) => secret.length >= MIN_WHOLE_LENGTH);

// Not toLowerCase(), which changes the length of some texts.
const inLowerCase = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** A message about a call without its key: a server may redirect to a host that is named like the key, in lower case. */
export const withoutOwnSecrets = (text: string, credential: WithSecret): string => {
  const index = createFormIndex();
  for (const form of secretsOf(credential).flatMap(formsOf)) index.add(inLowerCase(form));
  return replaceSpans(text, index.spansIn(inLowerCase(text)), REPLACEMENT);
};

/** Names of the header or the parameter that contains the key: what else is there is a key too. */
export const keyNamesOf = ({ placement }: Pick<CallCredential, 'placement'>): string[] =>
  placement.type === 'header' || placement.type === 'query' ? [placement.name] : [];
