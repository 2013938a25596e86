import { parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { type PastedKey, readAssignment, readPastedKey } from '#src/pasted-key.ts';
import { isBareKey } from '#src/shapes.ts';
import { notAKey } from '#src/values.ts';
import { wordsOfName } from '#src/words.ts';

/*
 * Reads a pasted text of several lines, such as a whole .env file, into the keys in it. Like pasted-key.ts it imports no
 * schema.
 */

export interface PastedLine extends PastedKey {
  /** Why this is no API key; undefined if it may be one. */
  problem: string | undefined;
}

/** Lines of a file that a browser can list without becoming slow. */
export const MAX_PASTED_LINES = 500;

const COMMENT = /^(?:#|;|--(?!---)|\/\/(?!\S*:_authToken=)|\/\*|\*|\[[^\]]*\]$|```|---$)/;

/** Whether quotes that were opened after a name are still open at the end of the line. */
const isOpen = (statement: string): boolean => {
  const { quote, rest } = /^[^"'`]*[=:]\s*(?<quote>["'`])(?<rest>.*)$/s.exec(statement)?.groups ?? {};
  if (quote === undefined || rest === undefined) return false;
  return !rest.replace(/\\./gs, '').includes(quote);
};

/** The statements of a text: a value between quotes, such as a private key, may go over several lines. */
const statementsOf = (text: string): string[] => {
  const statements: string[] = [];
  let open = '';
  for (const line of text.split(/\r\n|\r|\n/).slice(0, MAX_PASTED_LINES)) {
    const statement = open === '' ? line : `${open}\n${line}`;
    open = isOpen(statement) ? statement : '';
    if (open === '') statements.push(statement);
  }
  // Quotes that never close protect nothing: each line stands for itself.
  if (open !== '') statements.push(...open.split('\n'));
  return statements.map((statement) => statement.trim()).filter((line) => line !== '' && !COMMENT.test(line));
};

/** The texts in a JSON document, each with the name of its property. */
const textsIn = (value: unknown, name = ''): PastedKey[] => {
  if (typeof value === 'string') return [{ secret: value.trim(), before: `${name}:`, name }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, Array.isArray(value) ? name : key));
};

const parsedJson = (text: string): unknown => (/^\s*[{[]/.test(text) ? parseJsonText(text) : undefined);

/** A file that is one credential as a whole. */
const isServiceAccount = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'private_key' in value;

/** The halves of credentials that are stored in two variables and sent as one. */
const PAIRS: readonly { id: string; secret: string; more?: string }[] = [
  { id: 'access key id', secret: 'secret access key', more: 'session token' },
  { id: 'account sid', secret: 'auth token' },
  { id: 'key id', secret: 'key secret' },
];

const phraseOf = ({ name }: PastedKey): string => wordsOfName(name ?? '').join(' ');

/** The first key with this name that is not a part of another one yet. A list of those with each name is only ever shortened. */
const createFinder = (keys: readonly PastedKey[], isTaken: (key: PastedKey) => boolean) => {
  const named = Map.groupBy(
    keys.filter(({ secret }) => secret !== ''),
    phraseOf,
  );
  return (phrase: string): PastedKey | undefined => {
    const left = named.get(phrase) ?? [];
    while (left[0] !== undefined && isTaken(left[0])) left.shift();
    return left[0];
  };
};

/** Joins `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY` into `ID:SECRET`, which is how such keys are stored. */
const withPairs = (keys: readonly PastedKey[]): PastedKey[] => {
  const joined = new Map<PastedKey, PastedKey>();
  const taken = new Set<PastedKey>();
  const find = createFinder(keys, (key) => taken.has(key));
  for (const { id, secret, more } of PAIRS) {
    for (const first of keys) {
      const phrase = phraseOf(first);
      if (taken.has(first) || !(phrase === id || phrase.endsWith(` ${id}`))) continue;
      const prefix = phrase.slice(0, phrase.length - id.length);
      const second = find(`${prefix}${secret}`);
      if (second === undefined) continue;
      const third = more === undefined ? undefined : find(`${prefix}${more}`);
      const parts = [first, second, third].filter((part) => part !== undefined);
      for (const part of parts) taken.add(part);
      joined.set(first, {
        secret: parts.map((part) => part.secret).join(':'),
        before: parts.map((part) => part.name).join(' + '),
        name: first.name,
      });
    }
  }
  return keys.flatMap((key) => joined.get(key) ?? (taken.has(key) ? [] : [key]));
};

const readStatement = (statement: string): PastedKey | undefined => {
  const read = readAssignment(statement) ?? readPastedKey(statement);
  if (read !== undefined) return read;
  return isBareKey(statement) ? { secret: statement, before: '', name: undefined } : undefined;
};

/**
 * The keys in a text of several lines, each with why it is left out if it is none. Empty if the text is a single key, even
 * if that has several lines, such as a private key or the file of a service account.
 * @param isKnown whether a value has the form of a provider's keys, which then needs no telling name
 */
export const readPastedLines = (text: string, isKnown: (secret: string) => boolean): PastedLine[] => {
  const json = parsedJson(text);
  if (isServiceAccount(json) || /^\s*-----BEGIN/.test(text)) return [];
  const keys =
    json === undefined
      ? statementsOf(text.replace(/\uFEFF/g, '')).flatMap((statement) => readStatement(statement) ?? [])
      : textsIn(json);
  const lines = withPairs(keys).map((key) => ({
    ...key,
    problem: isKnown(key.secret) ? undefined : notAKey(key.name, key.secret),
  }));
  // Lines without names that no provider's keys look like: a single key that was wrapped.
  return lines.some(({ name, secret }) => name !== undefined || isKnown(secret)) ? lines : [];
};
