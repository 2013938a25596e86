/*
 * What the name in front of a value says about it. This runs in a browser before any schema is loaded, so it
 * imports none.
 */

/** Words that make a name that of a secret: `OPENAI_API_KEY`, `x-api-key`, `clientSecret`, `Authorization`. */
const SECRET_WORDS = new Set([
  'apikey',
  'auth',
  'authorization',
  'authtoken',
  'bearer',
  'credential',
  'credentials',
  'dsn',
  'key',
  'keys',
  'pass',
  'passphrase',
  'passwd',
  'password',
  'pat',
  'pwd',
  'secret',
  'secrets',
  'sid',
  'token',
]);

/** `OPENAI_API_KEY`, `openaiApiKey` and `openai-api-key` as their words in lower case. */
export const wordsOfName = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

export const isSecretName = (name: string): boolean =>
  wordsOfName(name).some((word) => SECRET_WORDS.has(word));

/** What stands for a secret that was removed from a text. */
export const REMOVED_SECRET = '[secret]';

/** A name as environment variables have it: capitals with at least one underscore. */
export const isVariableName = (name: string): boolean => /^[A-Z][A-Z0-9]*(?:_+[A-Z0-9]+)+$/.test(name);

/** What frameworks copy into the page that a browser loads: `NEXT_PUBLIC_…`, `VITE_…`. */
const PUBLIC_NAME = /(?:^|_)(?:PUBLIC|PUBLISHABLE)(?:_|$)|^(?:VITE|REACT_APP|EXPO_PUBLIC|NUXT_PUBLIC)_/;

/** A longer text is a value. It also bounds the work on a text that somebody else wrote. */
const MAX_PLACEHOLDER_LENGTH = 200;

const PLACEHOLDER =
  /^(?:\$\{?\w+\}?|%\w+%|<[^<>]*>|\[[^[\]]*\]|\{\{[^{}]*\}\}|x{3,}|\.{3}|…|\*{3,}|(?:your|my|insert|enter|replace|put|add|todo|change)[^\W_]*(?:(?:_+|[\s-]_*)[^\W_]+)*[\s_-]?|(?:sk-)?(?:xxx+|\.{3}|…))$/i;

const isPlaceholder = (value: string): boolean =>
  value.length <= MAX_PLACEHOLDER_LENGTH && PLACEHOLDER.test(value);

const ADDRESS = /^[a-z][a-z0-9+.-]*:\/\//i;
const DATABASE = /^(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|rediss?|amqps?|sqlite|file|jdbc):/i;
const PLAIN_VALUE = /^(?:true|false|yes|no|on|off|null|none|-?\d+(?:\.\d+)?)$/i;

/** Why the value of a line is no API key; undefined if it may be one. */
export const notAKey = (name: string | undefined, value: string): string | undefined => {
  if (value === '') return 'It has no value';
  if (isPlaceholder(value)) return 'A placeholder, not a key';
  if (PLAIN_VALUE.test(value)) return 'A setting, not a key';
  if (DATABASE.test(value)) return 'The address of a database, not an API key';
  if (ADDRESS.test(value)) return 'An address, not a key';
  if (value.startsWith('-----BEGIN')) return 'A private key or certificate, not an API key';
  if (name !== undefined && PUBLIC_NAME.test(name)) return 'Public by its name, so not a secret';
  return name === undefined || isSecretName(name) ? undefined : 'Its name is not that of a key';
};

/** Further names of what a request must not show: they are no API keys, but open something too. */
const CREDENTIAL_WORDS = new Set([
  'accesskey',
  'accesstoken',
  'assertion',
  'clientsecret',
  'cookie',
  'cookies',
  'cvc',
  'cvv',
  'idtoken',
  'jwt',
  'otp',
  'passcode',
  'pin',
  'privatekey',
  'refreshtoken',
  'secretkey',
  'session',
  'sessionid',
  'sessiontoken',
  'sig',
  'signature',
  'tokens',
]);

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** `sort_key`, `public_key`: only as the whole name, because much may come before the name of a secret. */
const HARMLESS_KEYS = setOf(
  'idempotency public publishable sort order partition row start end primary foreign cache object group',
);
/** `nextPageToken`, `sync_token`: where a list goes on. */
const PLACES = setOf('page continuation cursor next previous sync');
/** `max_tokens`, `input_token`: amounts of text. */
const AMOUNTS = setOf('max min total prompt completion input output stop num');
/** Further ones in front of the plural only: an `image_token` may be a secret. */
const KINDS_OF_TOKENS = setOf(
  'audio cached candidates image prediction reasoning text thinking thoughts used',
);
/** `promptTokenCount`, `completion_tokens_details`. */
const AFTER_TOKENS = setOf('count counts details');

/** A longer name is none that an API documents. */
const MAX_NAME_LENGTH = 200;

const isSecretWord = (word: string): boolean => SECRET_WORDS.has(word) || CREDENTIAL_WORDS.has(word);

const isHarmlessKey = (before: readonly string[]): boolean =>
  before.at(-1) === 'idempotency' || (before.length === 1 && HARMLESS_KEYS.has(before[0] ?? ''));

const isHarmlessToken = (before: readonly string[], isPlural: boolean): boolean =>
  (!isPlural && PLACES.has(before.at(-1) ?? '')) ||
  before.some((word) => AMOUNTS.has(word) || (isPlural && KINDS_OF_TOKENS.has(word)));

/** `Idempotency-Key`, `public_key`, `nextPageToken`, `max_tokens`: names that end like that of a secret, and are none. */
const isHarmless = (words: readonly string[]): boolean => {
  const named = AFTER_TOKENS.has(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  const last = named.at(-1) ?? '';
  const before = named.slice(0, -1);
  if (before.some(isSecretWord)) return false;
  if (/^keys?$/.test(last)) return named === words && isHarmlessKey(before);
  return /^tokens?$/.test(last) && isHarmlessToken(before, last === 'tokens' || named !== words);
};

/**
 * Whether a header, a field of a body or a query parameter with this name contains a secret. This is the one rule for
 * names in requests and responses; `isSecretName` is for the variables in a pasted text.
 */
export const isSecretField = (name: string): boolean => {
  const words = wordsOfName(name);
  return words.some(isSecretWord) && (name.length > MAX_NAME_LENGTH || !isHarmless(words));
};

const VARIABLE = /^(?:\S+ )?(?:\{\{[^{}]*\}\}|\$\{[^{}]*\}|<[^<>]*>)$/;

/** Stands for a value that is filled in elsewhere: `{{token}}`, `${TOKEN}`, `<your token>`, also after `Bearer`. */
export const isVariable = (value: string): boolean => VARIABLE.test(value);
