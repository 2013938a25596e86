import { REMOVED_SECRET } from '@gatehouse/secrets/names.ts';
import { containsKey as hasKeyShape, KEY_SHAPES } from '@gatehouse/secrets/shapes.ts';
import { createFormIndex, formsOf, MIN_LENGTH, replaceSpans } from '#src/logging/secret-forms.ts';

/** How many secrets are remembered; a new one replaces the oldest. */
const MAX_SECRETS = 100;

export const REPLACEMENT = REMOVED_SECRET;

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

/** The text with every remembered secret redacted, in any of the usual encodings. */
export const withoutKnownSecrets = (text: string): string =>
  index.isEmpty() ? text : replaceSpans(text, index.spansIn(text), REPLACEMENT);

/** Ordinary texts have such words too: they are redacted where they are written, but do not make a text secret. */
const CREDENTIAL = String.raw`(?<=\b(?:Bearer|Basic|Token) )[A-Za-z0-9._~+/=-]{8,}`;
/** What may be a secret, and may be none: account ids of Twilio, which are in the URL of each of its calls, and query values. */
const POSSIBLE_SECRETS = [String.raw`\b(?:AC|SK)[0-9a-f]{32}\b`, String.raw`(?<=[?&][\w.-]{1,64}=)[^\s&"#]+`];

const CERTAIN = new RegExp([...KEY_SHAPES, CREDENTIAL].join('|'), 'gi');
const POSSIBLE = new RegExp([...KEY_SHAPES, CREDENTIAL, ...POSSIBLE_SECRETS].join('|'), 'gi');

/** Whether something in the text looks like a key. */
export const containsKey = (text: string): boolean => hasKeyShape(text);

/** The text with everything that looks like a provider's key redacted. */
export const withoutKeyShapes = (text: string): string => text.replace(CERTAIN, REPLACEMENT);

/** The text with every remembered secret, everything that looks like a key and every query value redacted. */
export const withoutSecrets = (text: string): string =>
  withoutKnownSecrets(text).replace(POSSIBLE, REPLACEMENT);
