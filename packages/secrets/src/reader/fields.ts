import { decodeString, inWritten } from '#src/decode-escapes.ts';
import { isNameField, isRandomSecret, isSecretOfPair, isValueField } from '#src/reader/pairs.ts';
import { type Reader, type Scanner, type SecretSpan, spanOf } from '#src/reader/reader.ts';
import { isKeyName, isSecretValue } from '#src/values.ts';

/** The parts of JSON that matter here. The last string may have lost its end. */
const TOKEN = /"((?:[^"\\]|\\[\s\S])*(?:\\$)?)(?:"|$)|(-?\d[\d.eE+-]{2,})|[{}[\],]/g;
const IS_NAME = /\s*:/y;

type Value = { value: string | number; span: SecretSpan };

/** An object or a list that is open. */
type Level = {
  /** The name that makes all below it a secret. */
  secret: string | undefined;
  /** Of an object: what its field `name` says, and where the value or the values beside it are. */
  name?: string;
  values?: Value[];
  /** Of a list that is the value of an entry: that entry. */
  entry?: Level | undefined;
  /** Of a list: its texts, up to the third. */
  texts?: { value: string; span: SecretSpan }[];
};

/** What an object or a list that is read to its end says by its entries together. */
const secretsOfLevel = ({ isNamed }: Reader, { name, values = [], texts }: Level): SecretSpan[] => {
  if (name !== undefined && values.length > 0)
    return values.flatMap(({ value, span }) => (isSecretOfPair(value, name, isNamed) ? [span] : []));
  const [first, second, third] = texts ?? [];
  return first !== undefined &&
    second !== undefined &&
    third === undefined &&
    isRandomSecret(second.value, first.value, isNamed)
    ? [second.span]
    : [];
};

/** What is in a string that is escaped there. */
const insideString = (reader: Reader, written: string, offset: number): SecretSpan[] => {
  const decoded = decodeString(written);
  return reader.inner(reader, decoded.text).map(({ start, end, quote }) => {
    const [from, to] = inWritten(decoded, [start, end]);
    return { start: offset + from, end: offset + to, quote: JSON.stringify(quote).slice(1, -1) };
  });
};

/** The entry whose values are in a list that begins in this field of it. */
const entryOfList = (level: Level | undefined, field: string | undefined): Level | undefined => {
  if (level === undefined || field === undefined || !isValueField(field)) return undefined;
  level.values = [];
  return level;
};

/** The name that makes all below a field a secret: `keys` alone may be harmless, but not below the name of a secret. */
const secretBelow = (
  { isNamed }: Reader,
  field: string | undefined,
  outer: string | undefined,
): string | undefined =>
  field === undefined || !isNamed(field) || (outer !== undefined && isKeyName(field)) ? outer : field;

const createFieldReader = (reader: Reader, text: string) => {
  const spans: SecretSpan[] = [];
  const open: Level[] = [];
  let field: string | undefined;
  const names = (): string[] => [field, open.at(-1)?.secret].filter((name) => name !== undefined);
  const remember = (value: string | number, span: SecretSpan): void => {
    const level = open.at(-1);
    if (level === undefined) return;
    if (field === undefined) {
      level.entry?.values?.push({ value, span });
      if (typeof value === 'string' && (level.texts?.length ?? 3) < 3) level.texts?.push({ value, span });
    } else if (isValueField(field)) level.values = [{ value, span }];
    else if (isNameField(field) && typeof value === 'string') level.name = value;
  };
  const close = (): void => {
    const level = open.pop();
    if (level !== undefined) spans.push(...secretsOfLevel(reader, level));
  };
  return {
    spans,
    string: (written: string, start: number, after: number): void => {
      const plain = written.includes('\\') ? decodeString(written).text : written;
      IS_NAME.lastIndex = after;
      if (IS_NAME.test(text)) {
        field = plain;
        return;
      }
      const span = spanOf(start, start + written.length);
      remember(plain, span);
      if (isSecretValue(plain, names(), reader.isNamed)) spans.push(span);
      else if (plain !== written) spans.push(...insideString(reader, written, start));
    },
    number: (written: string, start: number): void => {
      const span = { start, end: start + written.length, quote: '"' };
      remember(Number(written), span);
      if (isSecretValue(Number(written), names(), reader.isNamed)) spans.push(span);
    },
    sign: (sign: string): void => {
      const secret = secretBelow(reader, field, open.at(-1)?.secret);
      if (sign === '{') open.push({ secret });
      if (sign === '[') open.push({ secret, texts: [], entry: entryOfList(open.at(-1), field) });
      if (sign === '}' || sign === ']') close();
      field = undefined;
    },
    end: (): void => {
      while (open.length > 0) close();
    },
  };
};

/** Strings in secret fields, or anywhere below them, and their numbers unless they are short. */
export const fieldsIn: Scanner = (reader, text) => {
  const fields = createFieldReader(reader, text);
  for (const { 0: token, 1: written, 2: number, index } of text.matchAll(TOKEN)) {
    if (written !== undefined) fields.string(written, index + 1, index + token.length);
    else if (number !== undefined) fields.number(number, index);
    else fields.sign(token);
  }
  fields.end();
  return fields.spans;
};
