import { isNameField, isSecretOfPair, isValueField } from '#src/reader/pairs.ts';
import { insidePart } from '#src/reader/parts.ts';
import { type Reader, type Scanner, type SecretSpan, spanOf } from '#src/reader/reader.ts';
import { isSecretValue } from '#src/values.ts';

const ELEMENT = /<([A-Za-z_][\w.:-]{0,100})((?:\s[^<>]*)?)>([^<]*)/g;
const ATTRIBUTE = /([\w.:-]{1,100})\s{0,3}=\s{0,3}(?:"([^"<]+)"|'([^'<]+)'|([^\s"'<>=\\]{1,4096}(?=\s|$)))/g;
const CDATA = '<![CDATA[';

const localName = (name: string): string => name.slice(name.lastIndexOf(':') + 1);

type Attribute = { name: string; value: string; start: number };

const attributesOf = (written: string, offset: number): Attribute[] =>
  [...written.matchAll(ATTRIBUTE)].map(
    ({ 0: whole, 1: name = '', 2: quoted, 3: single, 4: bare = '', index }) => {
      const value = quoted ?? single ?? bare;
      const end = offset + index + whole.length - (value === bare ? 0 : 1);
      return { name: localName(name), value, start: end - value.length };
    },
  );

/** What the attributes `name` or `key` say that the element is about. */
const entryOf = (attributes: readonly Attribute[]): string =>
  attributes.find(({ name }) => isNameField(name))?.value ?? '';

const inAttributes = (reader: Reader, attributes: readonly Attribute[]): SecretSpan[] => {
  const entry = entryOf(attributes);
  return attributes.flatMap(({ name, value, start }) =>
    isValueField(name) && isSecretOfPair(value, entry, reader.isNamed)
      ? [spanOf(start, start + value.length)]
      : insidePart(reader, value, name, start),
  );
};

/** The text of an element, which may stand in a section for characters. */
const contentAt = (text: string, at: number, plain: string): { content: string; start: number } => {
  if (plain.trim() !== '' || !text.startsWith(CDATA, at + plain.length)) return { content: plain, start: at };
  const start = at + plain.length + CDATA.length;
  const end = text.indexOf(']]>', start);
  return { content: text.slice(start, end === -1 ? text.length : end), start };
};

/** What is between the texts below an element. */
const MARKS = /<!\[CDATA\[|\]\]>|<[/!?A-Za-z_][^<>]*>/g;

/** The texts below an element with the name of a secret: they are parts of it, however they are divided. */
const textsBelow = (reader: Reader, text: string, name: string, from: number, to: number): SecretSpan[] => {
  const spans: SecretSpan[] = [];
  const add = (start: number, end: number): void => {
    if (isSecretValue(text.slice(start, end), [name], reader.isNamed)) spans.push(spanOf(start, end));
  };
  let start = from;
  for (const { 0: mark, index } of text.slice(from, to).matchAll(MARKS)) {
    add(start, from + index);
    start = from + index + mark.length;
  }
  add(start, to);
  return spans;
};

/** The attributes and the texts of elements. In a text that is no XML, a word in angle brackets stands for a value. */
const readElements = (reader: Reader, text: string, isXml: boolean): SecretSpan[] => {
  const spans: SecretSpan[] = [];
  /** What the last element `<key>` or `<name>` has said that the next one is about. */
  let entry = '';
  let read = 0;
  /** Where the last element with the name of a secret ends. */
  let below = 0;
  for (const { 0: whole, 1: name = '', 2: written = '', 3: plain = '', index } of text.matchAll(ELEMENT)) {
    if (index < read) continue;
    const attributes = attributesOf(written, index + 1 + name.length);
    spans.push(...inAttributes(reader, attributes));
    const at = index + whole.length - plain.length;
    if (index >= below && reader.isNamed(localName(name))) {
      const end = text.indexOf(`</${name}`, at);
      below = end === -1 ? text.length : end;
      if (end !== -1 || isXml) spans.push(...textsBelow(reader, text, localName(name), at, below));
    }
    const { content, start } = contentAt(text, at, plain);
    read = start + content.length;
    const isClosed = content !== plain || text.startsWith(`</${name}`, read);
    if (content.trim() === '' || !(isXml || isClosed)) continue;
    const about = entryOf(attributes) || entry;
    entry = isNameField(localName(name)) ? content.trim() : '';
    if (isSecretOfPair(content, about, reader.isNamed)) spans.push(spanOf(start, read));
    else spans.push(...insidePart(reader, content, localName(name), start));
  }
  return spans;
};

export const elementsIn: Scanner = (reader, text) => readElements(reader, text, true);

/** Elements in a text of another kind. */
export const elementsWithin: Scanner = (reader, text) =>
  text.includes('</') || text.includes('/>') ? readElements(reader, text, false) : [];
