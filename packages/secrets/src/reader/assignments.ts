import { isRandomSecret } from '#src/reader/pairs.ts';
import { type Reader, type Scanner, type SecretSpan, spanOf } from '#src/reader/reader.ts';
import { isSecretValue, notAKey } from '#src/values.ts';
import { isVariableName } from '#src/words.ts';

/*
 * `api_key=…`, `"clientSecret": '…'`, `password => "…"`, `--token …`: a name with a value behind it, in any language.
 */

/**
 * A word, in quotes or not, what is in brackets behind it (`user[password]`), and the sign after it, which may be a bracket before
 * quotes: `setToken("…")`. A word is read from its start only.
 */
const NAMED =
  /(?<![\w.$-])(?:[ubr](?=["']))?(["'`]?)([\w.$-]{1,100})\1((?:\[[\w-]{0,40}\]){0,3})\]?[ \t]{0,3}(=>|:=|[=:]|\((?=["'`]))[ \t]{0,3}/g;
/** The type of a variable, whose value comes after it: `$token: String! = "…"`. */
const TYPE = /[\w[\]!]{1,60}\s{0,3}=\s{0,3}/y;
/** In front of quotes, what kind of text is between them: `u'…'`, `$"…"`. */
const LITERAL = /(?:[ubrf]|@|\$)(?=["'`])/iy;
const QUOTED = /"""([^"]{1,8192})"""|'''([^']{1,8192})'''|(["'`])((?:\\.|(?!\3)[^\\\n]){1,8192})\3/y;
/** What is not in quotes is judged by its start: a long text may have a name after each sign. */
const BARE = /["'`]?([^\s"'`&,;<>(){}[\]|\\]{1,256})/y;
/** Of a URL that the value stands in the path of: they are no part of it. */
const PARAMETERS = /\?[\w.-]{1,100}=.*$/s;
const REST_OF_BARE = /[^\s"'`&,;<>(){}[\]|\\]*/y;

type Found = { value: string; start: number; isQuoted: boolean };

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

const withoutEnd = (value: string): string => {
  let end = value.length;
  while (end > 0 && '.:!?'.includes(value.charAt(end - 1))) end -= 1;
  return value.slice(0, end);
};

const valueAt = (text: string, from: number): Found | undefined => {
  const at = from + (matchAt(LITERAL, text, from)?.[0].length ?? 0);
  const quoted = matchAt(QUOTED, text, at);
  if (quoted !== null) {
    const { 0: whole, 1: block, 2: other, 4: single } = quoted;
    const value = block ?? other ?? single ?? '';
    return { value, start: at + (whole.length - value.length) / 2, isQuoted: true };
  }
  const [whole, bare = ''] = matchAt(BARE, text, at) ?? [];
  if (whole === undefined) return undefined;
  const value = withoutEnd(bare.replace(PARAMETERS, ''));
  return { value, start: at + whole.length - bare.length, isQuoted: false };
};

/** People explain what a password has to be; a text in another form than a key's is none there. */
const MIN_LENGTH_IN_PROSE = 10;

/** `DB_PASSWORD=swordfish` at the start of a line: nobody explains a name so. */
const isVariableLine = (text: string, index: number, name: string, sign: string): boolean =>
  sign === '=' &&
  isVariableName(name) &&
  /(?:^|[\n;&|]|\b(?:export|set|ENV|ARG)) *["']?$/.test(text.slice(Math.max(0, index - 12), index));

const isSecretHere = (
  { isNamed, isProse }: Reader,
  name: string,
  { value, isQuoted }: Found,
  isCertain: boolean,
): boolean => {
  if (!isProse && (isQuoted || isCertain)) return isSecretValue(value, [name], isNamed);
  return (
    isRandomSecret(value, name, isNamed, isProse ? MIN_LENGTH_IN_PROSE : undefined) &&
    notAKey(undefined, value) === undefined
  );
};

/** `-u ann:…`, `--token …`, `["--token","…"]`: options of programs. */
const OPTION =
  /(?<=^|[\s"'`([,])(-[uUp]|--?[A-Za-z][\w-]{1,60})(?:["']\s{0,2},\s{0,2}["']?|[ =]["']?)([^\s"'`]{4,4096})/g;

/** Options with a user and a password. */
const PAIRS = new Set(['-u', '-U', '--user', '--proxy-user']);

const optionSpan = (reader: Reader, name: string, value: string, end: number): SecretSpan[] => {
  const pair = PAIRS.has(name) ? value.indexOf(':') + 1 : 0;
  if (PAIRS.has(name))
    return pair > 0 && isSecretValue(value.slice(pair), ['password']) && !value.startsWith('http')
      ? [spanOf(end - value.length + pair, end)]
      : [];
  const isSecret =
    name === '-p'
      ? !value.includes('/') && isRandomSecret(value, 'password', () => true)
      : isRandomSecret(value, name, reader.isNamed);
  return isSecret ? [spanOf(end - value.length, end)] : [];
};

/** `my password is …`. */
const SPOKEN =
  /\b(?:password|passphrase|secret|token|key|pin)s? (?:is|was|are):? ["'`]?([^\s"'`&,;<>(){}[\]]{8,4096})/gi;

const spokenIn: Scanner = (_reader, text) =>
  [...text.matchAll(SPOKEN)].flatMap(({ 0: whole, 1: written = '', index }) => {
    const value = withoutEnd(written);
    const start = index + whole.length - written.length;
    return isRandomSecret(value, 'secret', () => true) && notAKey(undefined, value) === undefined
      ? [spanOf(start, start + value.length)]
      : [];
  });

const optionsIn: Scanner = (reader, text) =>
  text.includes('-')
    ? [...text.matchAll(OPTION)].flatMap(({ 0: whole, 1: name = '', 2: value = '', index }) =>
        optionSpan(reader, name, withoutEnd(value), index + whole.length),
      )
    : [];

/** `"X-Api-Key", "…"`: a name and its value, which are handed over together. */
const ARGUMENTS =
  /(?<=[([]\s{0,3})["'`]([\w.$-]{1,100})["'`]\s{0,3},\s{0,3}[ubrf]?["'`]([^"'`\n\\]{8,4096})["'`]/gi;

const argumentsIn: Scanner = ({ isNamed }, text) =>
  [...text.matchAll(ARGUMENTS)].flatMap(({ 0: whole, 1: name = '', 2: value = '', index }) => {
    const end = index + whole.length - 1;
    return isRandomSecret(value, name, isNamed) ? [spanOf(end - value.length, end)] : [];
  });

/** `["…", "…"]`, `{a: "…"}`, `["{\"a\":\"…\"}"]` behind a name: what is in it up to the next bracket, and the texts there. */
const LISTED = /(?:[[{(](?:["'`](?=[[{]))?){1,3}([^[\]{}()]{1,8192})/y;
const TEXT = /(\\?["'`])([^"'`\n\\]{8,4096})\1/g;

const listedAt = (reader: Reader, name: string, text: string, at: number): SecretSpan[] => {
  const [whole = '', list = ''] = matchAt(LISTED, text, at) ?? [];
  const start = at + whole.length - list.length;
  return [...list.matchAll(TEXT)].flatMap(({ 1: quote = '', 2: value = '', index }) => {
    const from = start + index + quote.length;
    return isRandomSecret(value, name, reader.isNamed) ? [spanOf(from, from + value.length)] : [];
  });
};

/** How long the type in front of a value is. */
const typeLength = (name: string, sign: string, text: string, at: number): number => {
  const length = sign === ':' ? (matchAt(TYPE, text, at)?.[0].length ?? 0) : 0;
  return name.startsWith('$') || /["'`]/.test(text.charAt(at + length)) ? length : 0;
};

/** Values behind the name of a secret. */
export const assignmentsIn: Scanner = (reader, text) => {
  const spans = [optionsIn, spokenIn, argumentsIn].flatMap((scan) => scan(reader, text));
  let read = 0;
  for (const { 0: whole, 2: word = '', 3: brackets = '', 4: sign = '', index } of text.matchAll(NAMED)) {
    if (index < read) continue;
    const name = [word, word + brackets].find(reader.isNamed);
    if (name === undefined) continue;
    const at = index + whole.length;
    spans.push(...listedAt(reader, name, text, at));
    const found = valueAt(text, at + typeLength(name, sign, text, at));
    if (found === undefined) continue;
    // A function may also be given the name of what it returns.
    const isQuoted = found.isQuoted && sign !== '(';
    if (!isSecretHere(reader, name, { ...found, isQuoted }, isVariableLine(text, index, name, sign)))
      continue;
    read = found.start + found.value.length;
    if (!found.isQuoted) read += withoutEnd(matchAt(REST_OF_BARE, text, read)?.[0] ?? '').length;
    spans.push(spanOf(found.start, read));
  }
  return spans;
};
