import { type Decoded, decodePercent, decodeString, inWritten } from '#src/decoded.ts';
import { isSecretName } from '#src/names.ts';
import { type HasForm, keySpans } from '#src/shapes.ts';
import type { Span } from '#src/spans.ts';
import { isSecretValue } from '#src/values.ts';

/*
 * Which parts of a text are secrets: by the name in front of them, by their shape, and by what is stored. The text may be cut
 * off, or be something else than it is said to be: what looks like a field is one.
 */

/** What a text is; `plain` if nobody knows. */
export type TextKind = 'url' | 'header' | 'json' | 'form' | 'multipart' | 'xml' | 'plain';

/** The kind of a body with this Content-Type. */
export const kindOfType = (type = ''): TextKind => {
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return 'form';
  if (/^multipart\//i.test(type)) return 'multipart';
  if (/[/+]xml\b/i.test(type)) return 'xml';
  return /[/+]json\b/i.test(type) ? 'json' : 'plain';
};

/** Where a secret is. A number in JSON has no quotes: `quote` is what has to be written around a text in its place. */
export type SecretSpan = { start: number; end: number; quote: string };

export type FindOptions = {
  /** Whether a header, a parameter or a field of this name is a secret. */
  isNamed?: ((name: string) => boolean) | undefined;
  hasForm?: HasForm | undefined;
  /** Where stored secrets are in a text. */
  stored?: ((text: string) => readonly Span[]) | undefined;
  /** The name of the header or field whose value the text is. */
  name?: string | undefined;
};

/** How deep texts inside a text are read: JSON in a string of JSON, a URL in a parameter. */
const MAX_NESTING = 3;

type Reader = Omit<FindOptions, 'isNamed' | 'name'> & { isNamed: (name: string) => boolean; nesting: number };

const shifted = (spans: readonly SecretSpan[], offset: number): SecretSpan[] =>
  spans.map(({ start, end, quote }) => ({ start: start + offset, end: end + offset, quote }));

const nested = (reader: Reader, text: string): SecretSpan[] =>
  reader.nesting === 0 ? [] : spansIn({ ...reader, nesting: reader.nesting - 1 }, text, 'plain');

/** What is in a part of a text that is escaped there. */
const inside = (
  reader: Reader,
  decoded: Decoded,
  { offset, encode }: { offset: number; encode: (text: string) => string },
): SecretSpan[] =>
  nested(reader, decoded.text).map(({ start, end, quote }) => {
    const [from, to] = inWritten(decoded, [start, end]);
    return { start: offset + from, end: offset + to, quote: encode(quote) };
  });

/** A parameter of a URL, wherever it is in a text, or of a form: at its start too. */
const PARAMETER = /(?<=^|[?&#;]|\\u0026|&amp;)([^\s?&#;="'<>\\/]{1,200})=([^\s&#"'<>\\]+)/g;

const parametersIn = (reader: Reader, text: string): SecretSpan[] =>
  [...text.matchAll(PARAMETER)].flatMap(({ 0: whole, 1: name = '', 2: written = '', index }) => {
    const at = index + whole.length - written.length;
    const value = decodePercent(written.replaceAll('+', ' '));
    const { text: named } = decodePercent(name.replaceAll('+', ' '));
    if (isSecretValue(value.text, [named], reader.isNamed))
      return [{ start: at, end: at + written.length, quote: '' }];
    return written.includes('%') ? inside(reader, value, { offset: at, encode: encodeURIComponent }) : [];
  });

/** The parts of JSON that matter here. The last string may have lost its end. */
const TOKEN = /"((?:[^"\\]|\\[\s\S])*(?:\\$)?)(?:"|$)|(-?\d[\d.eE+-]{5,})|[{}[\],]/g;
const IS_NAME = /\s*:/y;

/** Strings in secret fields, or anywhere below them, and their numbers of six characters or more. */
const fieldsIn = (reader: Reader, text: string): SecretSpan[] => {
  const spans: SecretSpan[] = [];
  /** Of each open object or list, the name that makes all below it a secret. */
  const open: (string | undefined)[] = [];
  let field: string | undefined;
  const names = (): string[] => [field, open.at(-1)].filter((name) => name !== undefined);
  const readString = (written: string, start: number, after: number): void => {
    const value = written.includes('\\') ? decodeString(written) : undefined;
    const plain = value?.text ?? written;
    IS_NAME.lastIndex = after;
    if (IS_NAME.test(text)) field = plain;
    else if (isSecretValue(plain, names(), reader.isNamed))
      spans.push({ start, end: start + written.length, quote: '' });
    else if (value !== undefined && /^\s*[[{]/.test(plain))
      spans.push(
        ...inside(reader, value, { offset: start, encode: (text) => JSON.stringify(text).slice(1, -1) }),
      );
  };
  for (const { 0: token, 1: written, 2: number, index } of text.matchAll(TOKEN)) {
    if (written !== undefined) readString(written, index + 1, index + token.length);
    else if (number !== undefined) {
      if (names().some(reader.isNamed)) spans.push({ start: index, end: index + number.length, quote: '"' });
    } else {
      if (token === '{' || token === '[')
        open.push(field !== undefined && reader.isNamed(field) ? field : open.at(-1));
      if (token === '}' || token === ']') open.pop();
      field = undefined;
    }
  }
  return spans;
};

/** A text inside the text that is written there as it is. */
const insidePart = (reader: Reader, part: string, name: string, offset: number): SecretSpan[] =>
  isSecretValue(part, [name], reader.isNamed)
    ? [{ start: offset, end: offset + part.length, quote: '' }]
    : shifted(nested(reader, part), offset);

/** The fields of a form with files. */
const partsIn = (reader: Reader, text: string): SecretSpan[] => {
  const [, boundary] = /^(--[^\r\n]{1,200})\r?\n/.exec(text) ?? [];
  if (boundary === undefined) return parametersIn(reader, text);
  const spans: SecretSpan[] = [];
  for (let from = boundary.length; from < text.length; ) {
    const next = text.indexOf(`\n${boundary}`, from);
    const end = next === -1 ? text.length : next;
    const part = text.slice(from, end);
    const { 0: gap = '', index = part.length } = /\r?\n\r?\n/.exec(part) ?? {};
    const [, name = ''] = /\bname="([^"\r\n]{0,200})"/i.exec(part.slice(0, index)) ?? [];
    const value = part.slice(index + gap.length).replace(/\r$/, '');
    if (value !== '') spans.push(...insidePart(reader, value, name, from + index + gap.length));
    from = end + 1 + boundary.length;
  }
  return spans;
};

const ELEMENT = /<([A-Za-z_][\w.:-]{0,100})((?:\s[^<>]*)?)>([^<]*)/g;
const ATTRIBUTE = /([\w.:-]{1,100})\s{0,3}=\s{0,3}(?:"([^"<]+)"|'([^'<]+)')/g;

const localName = (name: string): string => name.slice(name.lastIndexOf(':') + 1);

/** The attributes and the texts of elements. */
const elementsIn = (reader: Reader, text: string): SecretSpan[] =>
  [...text.matchAll(ELEMENT)].flatMap(({ 1: name = '', 2: attributes = '', 3: content = '', index }) => {
    const start = index + 1 + name.length;
    const inAttributes = [...attributes.matchAll(ATTRIBUTE)].flatMap(
      ({ 0: whole, 1: attribute = '', 2: quoted, 3: single, index: at }) => {
        const value = quoted ?? single ?? '';
        return insidePart(reader, value, localName(attribute), start + at + whole.length - 1 - value.length);
      },
    );
    const inContent = insidePart(reader, content, localName(name), start + attributes.length + 1);
    return [...inAttributes, ...inContent];
  });

/** What is secret by the name in front of it, in the kinds of text that have more than fields and parameters. */
const NAMED: Partial<Record<TextKind, (reader: Reader, text: string) => SecretSpan[]>> = {
  multipart: partsIn,
  xml: elementsIn,
};

/** Fields and parameters are looked for whatever a text is said to be: a type that is wrong must not let a secret pass. */
const spansIn = (reader: Reader, text: string, kind: TextKind): SecretSpan[] => [
  ...fieldsIn(reader, text),
  ...parametersIn(reader, text),
  ...(NAMED[kind]?.(reader, text) ?? []),
  ...[...keySpans(text, reader.hasForm), ...(reader.stored?.(text) ?? [])].map(([start, end]) => ({
    start,
    end,
    quote: '',
  })),
];

/** In order, with overlapping ones made into one. */
const merged = (spans: readonly SecretSpan[]): SecretSpan[] => {
  const result: SecretSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = result.at(-1);
    if (last === undefined || span.start >= last.end) result.push({ ...span });
    else {
      if (span.end > last.end) last.quote = '';
      last.end = Math.max(last.end, span.end);
    }
  }
  return result;
};

/**
 * Where the secrets of a text are, in order: those under the name of a secret, what looks like a key, and what is stored.
 * The work grows with the text.
 */
export const findSecrets = (
  text: string,
  kind: TextKind,
  { name, isNamed = isSecretName, hasForm, stored }: FindOptions = {},
): SecretSpan[] => {
  if (name !== undefined && isSecretValue(text, [name], isNamed))
    return [{ start: 0, end: text.length, quote: '' }];
  return merged(spansIn({ isNamed, hasForm, stored, nesting: MAX_NESTING }, text, kind));
};

/** The text with something else, or nothing, in place of each of these secrets. */
export const hideSecrets = (text: string, spans: readonly SecretSpan[], replacement: string): string => {
  const parts: string[] = [];
  let copied = 0;
  for (const { start, end, quote } of spans) {
    parts.push(text.slice(copied, start), quote + replacement + quote);
    copied = end;
  }
  return spans.length === 0 ? text : parts.join('') + text.slice(copied);
};
