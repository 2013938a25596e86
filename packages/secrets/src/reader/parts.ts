import { type Reader, type Scanner, type SecretSpan, shifted, spanOf } from '#src/reader/reader.ts';
import { isSecretValue } from '#src/values.ts';

/** A text inside the text that is written there as it is. */
export const insidePart = (reader: Reader, part: string, name: string, offset: number): SecretSpan[] =>
  isSecretValue(part, [name], reader.isNamed)
    ? [spanOf(offset, offset + part.length)]
    : shifted(reader.inner(reader, part), offset);

export const BOUNDARY = /^(--[^\r\n]{1,200})\r?\n/;
/** The same in the middle of a text. */
const BOUNDARY_WITHIN = /(--[^\r\n]{1,200})\r?\n(?=content-disposition:)/i;
const FIELD_NAME = /[;\s]name=(?:"([^"\r\n]{0,200})"|'([^'\r\n]{0,200})'|([^\s;"']{1,200}))/i;

/** The fields of a form with files, wherever it begins. */
export const partsIn: Scanner = (reader, text) => {
  const found = BOUNDARY.exec(text) ?? BOUNDARY_WITHIN.exec(text);
  if (found === null) return [];
  const [, boundary = ''] = found;
  const spans: SecretSpan[] = [];
  for (let from = found.index + boundary.length; from < text.length; ) {
    const next = text.indexOf(`\n${boundary}`, from);
    const end = next === -1 ? text.length : next;
    const part = text.slice(from, end);
    const { 0: gap = '', index = part.length } = /\r?\n\r?\n/.exec(part) ?? {};
    const [, quoted, single, bare] = FIELD_NAME.exec(part.slice(0, index)) ?? [];
    const value = part.slice(index + gap.length).replace(/\r$/, '');
    const name = quoted ?? single ?? bare ?? '';
    if (value !== '') spans.push(...insidePart(reader, value, name, from + index + gap.length));
    from = end + 1 + boundary.length;
  }
  return spans;
};
