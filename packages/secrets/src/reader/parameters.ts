import { decodePercent, inWritten } from '#src/decoded.ts';
import { isNameField, isSecretOfPair, isValueField } from '#src/reader/pairs.ts';
import { type Reader, type Scanner, type SecretSpan, spanOf } from '#src/reader/reader.ts';
import { isSecretValue } from '#src/values.ts';

/** The name of a parameter of a URL, also in its path, wherever it is in a text, or of a form: at the start of a line or of quotes. */
const NAME = /(?<=^|[?&#;"'/]|\\u0026|&amp;)([^\s?&#;="'<>\\/]{1,200})=/gm;
/** Its value up to where another parameter may begin: a URL in a parameter has parameters of its own. */
const VALUE = /[^\s&#"'<>\\;?]*/y;
/** The whole value of a secret: only what is certainly another parameter ends it. */
const SECRET = /(?:[^\s&#"'<>\\;?]|[;?](?![\w.%[\]-]{1,100}=))*/y;

const endOf = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
};

/** What is in a value that is escaped. */
const insideValue = (reader: Reader, written: string, offset: number): SecretSpan[] => {
  const decoded = decodePercent(written.replaceAll('+', ' '));
  return reader.inner(reader, decoded.text).map(({ start, end, quote }) => {
    const [from, to] = inWritten(decoded, [start, end]);
    return { start: offset + from, end: offset + to, quote: encodeURIComponent(quote) };
  });
};

/** The values of parameters of URLs and forms. */
export const parametersIn: Scanner = (reader, text) => {
  const spans: SecretSpan[] = [];
  let entry = '';
  for (const { 0: whole, 1: name = '', index } of text.matchAll(NAME)) {
    const at = index + whole.length;
    const written = text.slice(at, endOf(VALUE, text, at));
    const { text: named } = decodePercent(name.replaceAll('+', ' '));
    const { text: value } = decodePercent(written.replaceAll('+', ' '));
    const isSecret =
      isSecretValue(value, [named], reader.isNamed) ||
      (entry !== '' && isValueField(named) && isSecretOfPair(value, entry, reader.isNamed));
    entry = isNameField(named) ? value : '';
    if (isSecret) spans.push(spanOf(at, endOf(SECRET, text, at)));
    else if (written.includes('%')) spans.push(...insideValue(reader, written, at));
  }
  return spans;
};
