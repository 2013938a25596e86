import { REMOVED_SECRET } from '@gatehouse/contract/secret-names.ts';
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

// Published prefixes of providers' keys, JSON Web Tokens, and the user information of a URL.
const JSON_WEB_TOKEN = String.raw`\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]*)?`;
const OTHER_SHAPES = [
  String.raw`\b(?:sk|pk|rk|whsec)[-_][A-Za-z0-9_-]{16,}`,
  String.raw`\b(?:gh[opsru]_|github_pat_|glpat-|xox[abeprs]-|npm_|hf_|EAA)[A-Za-z0-9_-]{16,}`,
  String.raw`\b(?:AKIA|ASIA)[0-9A-Z]{16}\b`,
  String.raw`\bAIza[A-Za-z0-9_-]{30,}`,
  String.raw`(?<=:\/\/)[^\s/@"]+(?=@)`,
];
const KEY_SHAPES = [...OTHER_SHAPES, JSON_WEB_TOKEN];
/** A token told from its first dot, so that a text is read once: from each `eyJ` it would be read to its end. */
const TOKEN_AT_DOT = String.raw`(?<=\beyJ[A-Za-z0-9_-]{8,})\.[A-Za-z0-9_-]{8,}`;
/** Ordinary texts have such words too: they are redacted where they are written, but do not make a text secret. */
const CREDENTIAL = String.raw`(?<=\b(?:Bearer|Basic|Token) )[A-Za-z0-9._~+/=-]{8,}`;
/** What may be a secret, and may be none: account ids of Twilio, which are in the URL of each of its calls, and query values. */
const POSSIBLE_SECRETS = [String.raw`\b(?:AC|SK)[0-9a-f]{32}\b`, String.raw`(?<=[?&][\w.-]{1,64}=)[^\s&"#]+`];

const KEY_LIKE = new RegExp([...OTHER_SHAPES, TOKEN_AT_DOT].join('|'), 'i');
const CERTAIN = new RegExp([...KEY_SHAPES, CREDENTIAL].join('|'), 'gi');
const POSSIBLE = new RegExp([...KEY_SHAPES, CREDENTIAL, ...POSSIBLE_SECRETS].join('|'), 'gi');

/** Whether something in the text looks like a key. */
export const containsKey = (text: string): boolean => KEY_LIKE.test(text);

/** The text with everything that looks like a provider's key redacted. */
export const withoutKeyShapes = (text: string): string => text.replace(CERTAIN, REPLACEMENT);

/** The text with every remembered secret, everything that looks like a key and every query value redacted. */
export const withoutSecrets = (text: string): string =>
  withoutKnownSecrets(text).replace(POSSIBLE, REPLACEMENT);
