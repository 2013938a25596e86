import { isNameField, isSecretOfPair, isValueField } from '#src/reader/pairs.ts';
import { type Scanner, type SecretSpan, shifted, spanOf } from '#src/reader/reader.ts';
import { isSecretValue } from '#src/values.ts';

/*
 * Texts whose lines are names and values: YAML, TOML, and tables with the names in their first line.
 */

/** A text over several lines begins after it. */
const BLOCK = /^(?:[|>][+-]?\d?|""")?$/;
const MAX_NAME_LENGTH = 100;

/** A value without the quotes around it, and without the comment behind it. */
const bareValue = (written: string, start: number): { value: string; start: number } => {
  const [, quote, inside] = /^(["'])(.*)\1[ \t]*(?:#.*)?$/.exec(written) ?? [];
  if (quote !== undefined && inside !== undefined) return { value: inside, start: start + 1 };
  const comment = written.search(/\s#/);
  const value = (comment === -1 ? written : written.slice(0, comment)).trimEnd();
  return { value, start };
};

type Line = {
  /** Where its first character stands, and its first one after the dashes of a list. */
  indent: number;
  column: number;
  name: string | undefined;
  value: string;
  start: number;
};

/** The name before the first sign of a line; undefined if there is none. */
const nameBefore = (line: string, from: number, sign: number): string | undefined => {
  if (sign === -1 || (line[sign] === ':' && !/^\s?$/.test(line.charAt(sign + 1)))) return undefined;
  const name = line
    .slice(from, sign)
    .trim()
    .replace(/^["']|["']$/g, '');
  return name === '' || name.length > MAX_NAME_LENGTH || name.startsWith('#') ? undefined : name;
};

const readLine = (line: string, at: number): Line => {
  const indent = line.length - line.trimStart().length;
  let column = indent;
  while (line.startsWith('- ', column)) column += 2;
  const sign = line.slice(column).search(/[:=]/);
  const name = nameBefore(line, column, sign === -1 ? -1 : column + sign);
  let from = name === undefined ? column : column + sign + 1;
  while (line[from] === ' ' || line[from] === '\t') from += 1;
  return { indent, column, name, ...bareValue(line.slice(from).trimEnd(), at + from) };
};

type Open = { name: string; column: number };

/** Whether a line is below the one that has opened it: further in, or an entry of its list. */
const isBelow = ({ indent, column }: Line, open: Open): boolean =>
  indent > open.column || (indent === open.column && column > indent);

/** The values of lines `name: value` and `name = value`, lists and texts below the name of a secret, and entries. */
export const linesIn: Scanner = (reader, text) => {
  const { isNamed } = reader;
  const spans: SecretSpan[] = [];
  /** The name whose values are in the lines below it. */
  let open: Open | undefined;
  /** The entry whose value is in a line at the same column. */
  let entry: Open | undefined;
  const isSecret = ({ name, value, column }: Line): boolean => {
    if (name === undefined) return open !== undefined && isSecretValue(value, [open.name], isNamed);
    if (isSecretValue(value, [name], isNamed)) return true;
    return entry?.column === column && isValueField(name) && isSecretOfPair(value, entry.name, isNamed);
  };
  let at = 0;
  for (const written of text.split('\n')) {
    const line = readLine(written, at);
    at += written.length + 1;
    if (written.trim() === '') continue;
    const { name, value, start, column } = line;
    if (open !== undefined && !isBelow(line, open)) open = undefined;
    if (name !== undefined && BLOCK.test(value)) open = isNamed(name) ? { name, column } : open;
    else if (isSecret(line)) spans.push(spanOf(start, start + value.length));
    else spans.push(...shifted(reader.inner(reader, value), start));
    if (name !== undefined && isNameField(name)) entry = { name: value, column };
  }
  return spans;
};

const CELL = /"((?:[^"]|"")*)"|[^,;\t"\r\n]*/y;

type Cell = { value: string; start: number; row: number; column: number };

/** The cells of a table. The separator is whatever stands between the first two. */
function* cellsOf(text: string): Generator<Cell> {
  let row = 0;
  let column = 0;
  for (let at = 0; at <= text.length; ) {
    CELL.lastIndex = at;
    const [whole = '', quoted] = CELL.exec(text) ?? [];
    const value = quoted ?? whole;
    yield { value, start: at + (quoted === undefined ? 0 : 1), row, column };
    at += whole.length;
    if (at >= text.length) return;
    const isEnd = text[at] === '\n' || text[at] === '\r';
    if (isEnd && text[at] === '\r' && text[at + 1] === '\n') at += 1;
    row += isEnd ? 1 : 0;
    column = isEnd ? 0 : column + 1;
    at += 1;
  }
}

/** The columns of a table that have the name of a secret. */
export const columnsIn: Scanner = ({ isNamed }, text) => {
  const spans: SecretSpan[] = [];
  const secret = new Map<number, string>();
  for (const { value, start, row, column } of cellsOf(text)) {
    const name = value.trim();
    // A column `key` has the names of things, as a rule.
    if (row === 0 && name.toLowerCase() !== 'key' && isNamed(name)) secret.set(column, name);
    const named = row === 0 ? undefined : secret.get(column);
    if (named !== undefined && isSecretValue(value, [named], isNamed))
      spans.push(spanOf(start, start + value.length));
  }
  return spans;
};
