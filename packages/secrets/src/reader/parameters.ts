import { decodePercent, inWritten } from '#src/decode-escapes.ts';
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

/** `project[key]`, `keys[]` as the names of JSON, the last one first. */
const pathOf = (name: string): string[] => {
  if (!/[[\]]/.test(name)) return [name];
  const names = name.split(/[[\]]+/).filter((one) => one !== '' && !/^\d+$/.test(one));
  return names.length === 0 ? [name] : names.reverse();
};

/** `token*=UTF-8''…`, `token*0="…"`: parameters of a header as RFC 8187 and RFC 2231 write them. */
const EXTENDED =
  /(?<![\w.$-])([\w.$-]{1,100})\*(?:\d{1,3}\*?)?=[ \t]{0,3}(?:[\w-]{0,40}'[\w-]{0,40}'|")?([^\s;,"'<>\\]{1,8192})/g;

const extendedIn = ({ isNamed }: Reader, text: string): SecretSpan[] =>
  text.includes('*')
    ? [...text.matchAll(EXTENDED)].flatMap(({ 0: whole, 1: name = '', 2: written = '', index }) => {
        const end = index + whole.length;
        const { text: value } = decodePercent(written);
        return isSecretValue(value, [name], isNamed) ? [spanOf(end - written.length, end)] : [];
      })
    : [];

/** The values of parameters of URLs, of forms and of headers. */
export const parametersIn: Scanner = (reader, text) => {
  const spans: SecretSpan[] = extendedIn(reader, text);
  let entry = '';
  for (const { 0: whole, 1: name = '', index } of text.matchAll(NAME)) {
    const at = index + whole.length;
    const written = text.slice(at, endOf(VALUE, text, at));
    const { text: named } = decodePercent(name.replaceAll('+', ' '));
    const { text: value } = decodePercent(written.replaceAll('+', ' '));
    const isSecret =
      isSecretValue(value, pathOf(named), reader.isNamed) ||
      (entry !== '' && isValueField(named) && isSecretOfPair(value, entry, reader.isNamed));
    entry = isNameField(named) ? value : '';
    if (isSecret) spans.push(spanOf(at, endOf(SECRET, text, at)));
    else if (written.includes('%')) spans.push(...insideValue(reader, written, at));
  }
  return spans;
};
