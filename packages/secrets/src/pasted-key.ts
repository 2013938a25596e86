import { isSecretName } from '#src/names.ts';
import { basicPair } from '#src/schemes.ts';
import { isVariableName } from '#src/words.ts';

/*
 * Reads a pasted key that is not alone: a line of an .env file, a header, a piece of JSON or YAML. This runs in a browser
 * before any schema is loaded, so it imports none. What is not certainly more than a key stays as it is, because a key may
 * contain every one of these characters itself.
 */

export interface PastedKey {
  /** The key alone. */
  secret: string;
  /** What stood before the key, to show it: `OPENAI_API_KEY=`, `Authorization: Bearer`. Empty if only quotes were cut. */
  before: string;
  /** The name of the variable, header or property; undefined if there was none. */
  name: string | undefined;
}

/** A name that stands before a value, and the value as it was written. */
interface Assignment {
  name: string;
  /** What stands between them. */
  sign: string;
  value: string;
  /** A keyword says that this is an assignment: `export`, `set`, `$env:`, `const`. */
  isDeclared: boolean;
}

/** Zero-width characters and byte order marks, which come with copied text. A joiner is a part of other scripts. */
const clean = (text: string): string => {
  const visible = text.replace(/[\u00AD\u200B\u2060\uFEFF]/g, '');
  const isAscii = /^[\0-\x7F]*$/.test(visible.replace(/\u200C|\u200D|\u00A0/g, ''));
  return (isAscii ? visible.replace(/\u200C|\u200D/g, '').replace(/\u00A0/g, ' ') : visible).trim();
};

/** `\n` and quotes as dotenv reads them between double quotes. */
const unescaped = (text: string): string =>
  text.replaceAll('\\n', '\n').replaceAll('\\r', '\r').replaceAll('\\"', '"');

const QUOTED =
  /^(?<quote>["'`])(?<inside>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>\s*(?:[,;]\s*)?(?:(?:#|\/\/).*)?$/s;

/** What is between the quotes that surround the whole text; undefined if none do. */
const insideQuotes = (text: string): string | undefined => {
  const { quote, inside } = QUOTED.exec(text)?.groups ?? {};
  if (inside === undefined) return undefined;
  return quote === '"' ? unescaped(inside) : inside;
};

/** A comma or semicolon after a key is not a part of it; within a connection string it is. */
const withoutEnd = (text: string): string => text.replace(/^([\w.+/=:~|-]+)[,;]$/, '$1');

/** The value as dotenv reads it: quotes protect everything; without them, a `#` after a space begins a comment. */
const readValue = (written: string): string =>
  insideQuotes(written.trim()) ?? withoutEnd(written.replace(/\s#.*$/s, '').trim());

const NAME = String.raw`(?<name>[A-Za-z_][\w.-]{0,99})`;

const FORMS: readonly { pattern: RegExp; isDeclared: boolean }[] = [
  // PowerShell, POSIX shells, cmd, a Dockerfile, JavaScript.
  { pattern: new RegExp(String.raw`^\$env:${NAME}\s*(?<sign>=)\s*(?<value>.+)$`, 'is'), isDeclared: true },
  {
    pattern: new RegExp(
      String.raw`^(?:export|set|declare -x|ENV|ARG|const|let|var)\s+${NAME}\s*(?<sign>=)\s*(?<value>.+)$`,
      's',
    ),
    isDeclared: true,
  },
  {
    pattern: new RegExp(String.raw`^(?:setx|set -gx|set -x)\s+${NAME}(?<sign>\s)\s*(?<value>.+)$`, 's'),
    isDeclared: true,
  },
  // The configuration of npm: the token of a registry.
  { pattern: /^\/\/\S+:(?<name>_authToken)(?<sign>=)(?<value>.+)$/s, isDeclared: true },
  // JSON, with the name in quotes.
  {
    pattern: new RegExp(String.raw`^(?<quote>["'])${NAME}\k<quote>\s*(?<sign>:|=>?)\s*(?<value>.+)$`, 's'),
    isDeclared: false,
  },
  // .env, TOML, YAML and headers. A colon without a space also separates a name from its password.
  {
    pattern: new RegExp(String.raw`^(?:- )?${NAME}\s*(?<sign>=>?|:=|:(?=\s))\s*(?<value>.+)$`, 's'),
    isDeclared: false,
  },
  { pattern: /^(?<name>authorization|x-[\w-]+)(?<sign>:)(?<value>.+)$/is, isDeclared: false },
];

/** `set "NAME=value"`, and a header as an argument of curl. */
const unwrapped = (text: string): string => {
  const { inside } =
    /^(?:set|-H|--header)\s+(?<quote>["'])(?<inside>[^"']+)\k<quote>$/.exec(text)?.groups ?? {};
  return inside ?? text;
};

const assignmentIn = (line: string): Assignment | undefined => {
  const text = unwrapped(line);
  for (const { pattern, isDeclared } of FORMS) {
    const { name, sign, value } = pattern.exec(text)?.groups ?? {};
    if (name === undefined || value === undefined) continue;
    return { name, sign: sign?.trim() ?? '', value, isDeclared: isDeclared || text !== line };
  }
  return undefined;
};

/** Padding of base64 is not a value: `AB_CD==` assigns nothing. */
const isPadding = (value: string): boolean => /^=+$/.test(value.trim());

/** Whether a name before a value is certain, and not a part of a key that contains the sign. */
const isCertain = ({ name, sign, value, isDeclared }: Assignment): boolean => {
  if (value.startsWith('=')) return false;
  if (isDeclared || isSecretName(name)) return true;
  return sign === '=' && (isVariableName(name) || insideQuotes(value.trim()) !== undefined);
};

const SCHEME = /^(?<scheme>Bearer|Basic|Token|Bot|ApiKey|Api-Key)\s+(?<rest>\S.{7,})$/is;

/** The credential after an authentication scheme. Without a header's name, only `Bearer` and a real Basic pair are certain. */
const withoutScheme = (text: string, isHeader: boolean): { secret: string; scheme: string } | undefined => {
  const { scheme, rest } = SCHEME.exec(text)?.groups ?? {};
  if (scheme === undefined || rest === undefined) return undefined;
  const kind = scheme.toLowerCase();
  const pair = kind === 'basic' ? basicPair(rest) : undefined;
  if (pair !== undefined) return { secret: pair, scheme };
  return kind === 'bearer' || (isHeader && kind !== 'basic') ? { secret: rest.trim(), scheme } : undefined;
};

/**
 * A text as it was pasted, with the name that stands before the value. Undefined if the text is no assignment.
 * @param text one statement, which may have several lines between quotes
 */
export const readAssignment = (text: string): PastedKey | undefined => {
  const assignment = assignmentIn(clean(text));
  if (assignment === undefined || isPadding(assignment.value)) return undefined;
  const { name, sign } = assignment;
  const value = readValue(assignment.value);
  const schemed = withoutScheme(value, /authorization|auth/i.test(name));
  const colon = sign === ':' ? ':' : ` ${sign}`;
  const before = sign === '=' ? `${name}=` : `${name}${colon}`;
  return {
    secret: schemed?.secret ?? value,
    before: schemed === undefined ? before.trim() : `${before} ${schemed.scheme}`,
    name,
  };
};

/**
 * The key in a pasted text. Undefined if the text is the key, apart from spaces around it.
 * @param text one line, or a key of several lines
 */
export const readPastedKey = (text: string): PastedKey | undefined => {
  const cleaned = clean(text);
  const assignment = assignmentIn(cleaned);
  if (assignment !== undefined && isCertain(assignment)) {
    const read = readAssignment(cleaned);
    if (read !== undefined && read.secret !== '') return read;
  }
  const bare = insideQuotes(cleaned) ?? withoutEnd(cleaned);
  const schemed = withoutScheme(bare, false);
  if (schemed !== undefined) return { secret: schemed.secret, before: schemed.scheme, name: undefined };
  return bare === text.trim() || bare === '' ? undefined : { secret: bare, before: '', name: undefined };
};

/** Whether a text is certainly more than a key: it names a variable, a header or a scheme. Quotes alone may be a part of a key. */
export const namesMoreThanKey = (text: string): PastedKey | undefined => {
  const read = readPastedKey(text);
  return read === undefined || read.before === '' ? undefined : read;
};
