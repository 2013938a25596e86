import { wordsOfName } from '#src/words.ts';

/*
 * Whether a value is a secret by the name in front of it. This runs in a browser before any schema is loaded, so it
 * imports none.
 */

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that make a name that of a secret: `OPENAI_API_KEY`, `x-api-key`, `clientSecret`, `Authorization`. */
const SECRET_WORDS = setOf(
  `accesskey apikey appkey assertion auth authkey authorization bearer cookie cookies credential credentials cvc cvv dsn jwt key keys otp
   pass passcode passphrase passwd password pat pin privatekey pwd secret secretkey secrets sessid session sessionid sid sig signature token tokens`,
);

/** Ends of words that are written together: `bottoken`, `clientsecret`, `maxtokens`, `jsessionid`. */
const SECRET_ENDS = [
  'password',
  'passwd',
  'secret',
  'token',
  'tokens',
  'apikey',
  'accesskey',
  'sessionid',
  'sessid',
];

/** `sort_key`, `public_key`, `key_id`: only as the whole name, because much may come before the name of a secret. */
const HARMLESS_KEYS = setOf(
  'id idempotency public publishable sort order partition row start end primary foreign cache object group',
);
/** `nextPageToken`, `sync_token`: where a list goes on. */
const PLACES = setOf('page continuation cursor next previous sync');
/** `max_tokens`, `input_token`: amounts of text. */
const AMOUNTS = setOf('max min total prompt completion input output stop num ratelimit remaining');
/** Further ones in front of the plural only: an `image_token` may be a secret. */
const KINDS_OF_TOKENS = setOf(
  'audio cached candidates image prediction reasoning text thinking thoughts used',
);
/** `promptTokenCount`, `completion_tokens_details`, `tokens_per_minute`, `tokens_used`. */
const AFTER_TOKENS = setOf('count counts details per used left remaining consumed');
/** `token_type`, `authMethod`, `access_token_expires_in`: what is said of a secret, and not the secret. */
const ABOUT = setOf(
  `age alg algorithm at changed duration enabled endpoint endpoints expiration expired expires expiry format hint kind length lifetime limit method methods mode name policies
   policy required scheme schemes size status supported timeout ttl type types uri url version`,
);
/** `is_secret`, `hasPassword`: questions. */
const QUESTIONS = setOf('is has');

/** A longer name is none that an API documents. */
const MAX_NAME_LENGTH = 200;
/** A longer word is not compared by its end. */
const MAX_WORD_LENGTH = 40;

const isSecretWord = (word: string): boolean => SECRET_WORDS.has(word);

/** A word without the number at its end, and in two if it is written together: `token1`, `bottoken`. */
const partsOfWord = (word: string): string[] => {
  if (word.length > MAX_WORD_LENGTH) return [word];
  const plain = word.replace(/(?<!\d)\d+$/, '');
  const end = SECRET_ENDS.find((one) => plain.length > one.length && plain.endsWith(one));
  if (end === undefined || isSecretWord(plain)) return [plain];
  return [plain.slice(0, -end.length), end];
};

const isHarmlessToken = (before: readonly string[], isPlural: boolean): boolean =>
  (!isPlural && PLACES.has(before.at(-1) ?? '')) ||
  before.some((word) => AMOUNTS.has(word) || (isPlural && KINDS_OF_TOKENS.has(word)));

/** By the words before and after the last one that is that of a secret. */
const isHarmlessAround = (before: readonly string[], word: string, after: readonly string[]): boolean => {
  if (after.some((one) => ABOUT.has(one))) return true;
  if (before.some(isSecretWord)) return false;
  if (/^keys?$/.test(word))
    return before.includes('idempotency') || HARMLESS_KEYS.has([...before, ...after].join(' '));
  const isCounted = AFTER_TOKENS.has(after[0] ?? '');
  if (!/^tokens?$/.test(word) || (after.length > 0 && !isCounted)) return false;
  return (isCounted && before.length === 0) || isHarmlessToken(before, isCounted || word === 'tokens');
};

/** `Idempotency-Key`, `public_key`, `nextPageToken`, `max_tokens`, `token_type`: names like that of a secret that are none. */
const isHarmless = (words: readonly string[]): boolean => {
  // `access-control-allow-credentials` says what a browser may do.
  if (QUESTIONS.has(words[0] ?? '') || (words[0] === 'access' && words[1] === 'control')) return true;
  const at = words.findLastIndex(isSecretWord);
  return isHarmlessAround(words.slice(0, at), words[at] ?? '', words.slice(at + 1));
};

/** Whether a header, a field, a parameter or a variable with this name contains a secret. */
export const isSecretName = (name: string): boolean => {
  const words = wordsOfName(name).flatMap(partsOfWord);
  return words.some(isSecretWord) && (name.length > MAX_NAME_LENGTH || !isHarmless(words));
};

/** What frameworks copy into the page that a browser loads: `NEXT_PUBLIC_…`, `VITE_…`. */
const PUBLIC_NAME = /(?:^|_)(?:PUBLIC|PUBLISHABLE)(?:_|$)|^(?:VITE|REACT_APP|EXPO_PUBLIC|NUXT_PUBLIC)_/;

export const isPublicName = (name: string): boolean => PUBLIC_NAME.test(name);
