import { isExamplePassword, isPlaceholder } from '#src/placeholders.ts';
import { mergeSpans, replaceSpans, type Span } from '#src/spans.ts';
import { isRandom, isWords } from '#src/words.ts';

/*
 * What keys look like by themselves, whatever the name in front of them. The server and the browser use this, so it
 * imports no schema. The texts are written by others, so the work on each pattern grows with the text and no faster.
 */

/** Published prefixes of providers' keys, JSON Web Tokens and tokens of Telegram's bots. */
const KEYS = [
  // An underscore in front of a key is the sign of Markdown for words that are stressed.
  `(?<![A-Za-z0-9])(?:sk|pk|rk|whsec)[-_][A-Za-z0-9_-]{16,}`,
  `(?<![A-Za-z0-9])(?:gh[opsru]_|github_pat_|glpat-|xox[abeprs]-|npm_|hf_|EAA)[A-Za-z0-9_-]{16,}`,
  `(?<![A-Za-z0-9])(?:AKIA|ASIA)[0-9A-Z]{16}(?![A-Za-z0-9])`,
  `(?<![A-Za-z0-9])AIza[A-Za-z0-9_-]{30,}`,
  // A token may begin after a hyphen too, but a text of many such starts is not read to its end from each.
  String.raw`(?:(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}|\beyJ[A-Za-z0-9_-]{8,256})\.[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]*)?`,
  String.raw`(?:(?<=(?:^|\/)bot)|\b)\d{6,12}:AA[A-Za-z0-9_-]{16,}`,
];
/** After the scheme of an Authorization header. */
const CREDENTIAL = String.raw`(?<=\b(?:Bearer|Basic|Token) {1,3})[A-Za-z0-9._~+/=-]{8,}`;
/** The same after the name of that header, where a word with a digit is one too. */
const AUTHORIZATION = String.raw`(?<=\bAuthorization: {0,3}(?:Bearer|Basic|Token) {1,3})[A-Za-z0-9._~+/=-]{8,}`;
/** The user information of a URL. */
const USER_INFO = String.raw`(?<=:\/\/)[^\s/@"]+(?=@)`;

/** The part of a webhook's URL that lets anyone post there. */
const WEBHOOKS = [
  String.raw`(?<=\bhooks\.slack(?:-gov)?\.com\/(?:services|workflows|triggers)\/(?:\w{1,30}\/){1,3})[A-Za-z0-9]{16,}`,
  String.raw`(?<=\bdiscord(?:app)?\.com\/api\/(?:v\d{1,3}\/)?webhooks\/\d{10,25}\/)[\w-]{20,}`,
  String.raw`(?<=\bhooks\.zapier\.com\/hooks\/(?:catch|standard)\/\d{1,12}\/)\w{5,}`,
  String.raw`(?<=\bmaker\.ifttt\.com\/trigger\/[^\s/]{1,100}\/(?:json\/)?with\/key\/)[\w-]{10,}`,
  String.raw`(?<=\bwebhook\.office\.com\/webhookb2\/[\w@-]{30,100}\/IncomingWebhook\/)\w{16,}`,
];

const SHAPES = new RegExp(
  `(?<header>${AUTHORIZATION})|(?<user>${USER_INFO})|${[...KEYS, ...WEBHOOKS, CREDENTIAL].join('|')}`,
  'gi',
);

/** A user name alone is no secret, nor is a password that is an example: `ssh://git@…`, `postgres://user:password@…`. */
const isSecretUser = (userInfo: string): boolean => {
  const [user = '', password = ''] = userInfo.split(/:(.*)/s);
  if (password === '') return user.length >= 16 && isRandom(user);
  return !isExamplePassword(password);
};

/** Whether a word has the form of the keys of some provider. */
export type HasForm = (word: string) => boolean;

/** A shorter word may be anything; a longer one is a text or a document. */
const MIN_LENGTH = 16;
const MAX_LENGTH = 8192;

/** @param patterns regular expressions (no flags) for whole keys */
export const createKeyForms = (patterns: readonly string[]): HasForm => {
  const forms = patterns.map((pattern) => new RegExp(pattern));
  return (word) =>
    word.length >= MIN_LENGTH && word.length <= MAX_LENGTH && forms.some((form) => form.test(word));
};

const noForm: HasForm = () => false;

const WORDS = /[^\s"'`(),;<>[\]{}]{16,}/g;
/** A part of a URL or of a form, such as the value of a parameter. */
const PARTS = /[^=&?#/]{16,}/g;
const ENDS = new Set('.:!?');

/** The end of a word without the punctuation after it. */
const endOf = (word: string): number => {
  let end = word.length;
  while (end > 0 && ENDS.has(word.charAt(end - 1))) end -= 1;
  return end;
};

/** The whole word, or its parts. */
const keysOfForm = (word: string, hasForm: HasForm): Span[] => {
  if (hasForm(word)) return [[0, word.length]];
  const spans: Span[] = [];
  for (const { 0: part, index } of word.matchAll(PARTS))
    if (part.length < word.length && hasForm(part)) spans.push([index, index + part.length]);
  return spans;
};

const formSpans = (text: string, hasForm: HasForm): Span[] => {
  const spans: Span[] = [];
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    const whole = word.slice(0, endOf(word));
    const found = keysOfForm(whole, hasForm);
    if (found.length > 0 && !isPlaceholder(whole))
      spans.push(...found.map(([start, end]): Span => [index + start, index + end]));
  }
  return spans;
};

const isShapedKey = (found: string, isHeader: boolean): boolean => {
  const key = found.slice(0, endOf(found));
  return (!isWords(key) || (isHeader && /\d/.test(key))) && !isPlaceholder(key);
};

/**
 * Where in a text is what looks like a key by itself, in order: without a word that only begins like one.
 * @param hasForm what the keys of each provider look like
 */
export const keySpans = (text: string, hasForm: HasForm = noForm): Span[] => {
  const spans = hasForm === noForm ? [] : formSpans(text, hasForm);
  for (const { 0: found, index, groups } of text.matchAll(SHAPES))
    if (groups?.user === undefined ? isShapedKey(found, groups?.header !== undefined) : isSecretUser(found))
      spans.push([index, index + found.length]);
  return mergeSpans(spans);
};

/** Whether something in the text looks like a key. */
export const hasKeyShape = (text: string, hasForm?: HasForm): boolean => keySpans(text, hasForm).length > 0;

/** The text with something else, or nothing, in place of all that looks like a key. */
export const replaceKeys = (text: string, replacement: string, hasForm?: HasForm): string =>
  replaceSpans(text, keySpans(text, hasForm), replacement);

/** Whether a line may be nothing but a key: one word, too long and too mixed to be an ordinary one. */
export const isBareKey = (text: string): boolean =>
  /^\S{16,}$/.test(text) && /\d/.test(text) && /[A-Za-z]/.test(text);
