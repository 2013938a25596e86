import { findSecrets, hideSecrets, type TextKind } from '@gatehouse/secrets/find-secrets.ts';
import { REMOVED_SECRET } from '@gatehouse/secrets/masks.ts';
import { replaceSpans } from '@gatehouse/secrets/spans.ts';
import { createFormIndex, formsOf, MIN_LENGTH } from '#src/logging/secret-forms.ts';

/** How many secrets are remembered; a new one replaces the oldest. */
const MAX_SECRETS = 100;

const forms = new Map<string, string[]>();
const index = createFormIndex();

const forget = (secret: string): void => {
  for (const form of forms.get(secret) ?? []) index.remove(form);
  forms.delete(secret);
};

/**
 * Makes the log redact a secret that is in use. This is only a safety net: the fields that are logged are chosen so
 * that they contain no secret. Values under 8 characters are not remembered.
 */
export const rememberSecret = (secret: string): void => {
  if (secret.length < MIN_LENGTH) return;
  const spelled = forms.get(secret) ?? formsOf(secret);
  forget(secret);
  forms.set(secret, spelled);
  for (const form of spelled) index.add(form);
  if (forms.size <= MAX_SECRETS) return;
  const oldest = forms.keys().next();
  if (!oldest.done) forget(oldest.value);
};

/** The remembered secrets, the oldest first, for a thread that redacts as this one does. */
export const rememberedSecrets = (): string[] => [...forms.keys()];

/** The text with every remembered secret redacted, in any of the usual encodings. */
export const withoutKnownSecrets = (text: string): string =>
  index.isEmpty() ? text : replaceSpans(text, index.spansIn(text), REMOVED_SECRET);

/** What may be a secret, and may be none: account ids of Twilio, which are in the URL of each of its calls, and query values. */
const POSSIBLE = /\b(?:AC|SK)[0-9a-f]{32}\b|(?<=[?&][\w.-]{1,64}=)[^\s&"#]+/gi;

/** The text with every remembered secret, everything that is a secret by its name or its shape, and every query value redacted. */
export const withoutSecrets = (text: string, kind: TextKind = 'plain'): string => {
  const known = withoutKnownSecrets(text);
  return hideSecrets(known, findSecrets(known, kind), REMOVED_SECRET).replace(POSSIBLE, REMOVED_SECRET);
};
