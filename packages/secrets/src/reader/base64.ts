import { type Reader, type Scanner, type SecretSpan, spanOf } from '#src/reader/reader.ts';

/** As long as a name and a short password in base64. */
const MIN_LENGTH = 24;
/** A longer one than is decoded is a file. */
const BASE64 = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{24,8192}={0,2}(?![A-Za-z0-9+/_-])/g;

/** A text in base64 has both. */
const isMixed = (encoded: string): boolean => /[a-z]/.test(encoded) && /[A-Z]/.test(encoded);

/**
 * Bytes that no text in UTF-8 has, control characters, and a second byte where a first one must be. Names in a program have the
 * form of base64 too, and hardly one passes: to see it here takes a tenth of the time of decoding it and catching the error.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const NO_TEXT = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\xc0\xc1\xf5-\xff]|(?:^|[\x00-\x7f])[\x80-\xbf]/;

/** The text that base64 stands for; undefined if it stands for none. */
const textOf = (encoded: string): string | undefined => {
  const digits = encoded.replace(/(?<!=)=+$/, '');
  if (!isMixed(encoded) || digits.length % 4 === 1) return undefined;
  try {
    const binary = atob(digits.replaceAll('-', '+').replaceAll('_', '/'));
    if (NO_TEXT.test(binary)) return undefined;
    const bytes = Uint8Array.from(binary, (byte) => byte.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /[^\P{Cc}\t\r\n]/u.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
};

/** So many parts of a path are tried. */
const MAX_PARTS = 8;

/** What may be a text in base64: all of it, or, where a URL has the same sign between its parts, what begins or ends there. */
function* rangesOf(encoded: string): Generator<[start: number, end: number]> {
  for (let start = 0, part = 0; start < encoded.length && part < MAX_PARTS; part += 1) {
    yield [start, encoded.length];
    const slash = encoded.indexOf('/', start);
    if (slash === -1) return;
    if (slash - start >= MIN_LENGTH) yield [start, slash];
    start = slash + 1;
  }
}

/** Where texts in base64 with a secret are in a run of its characters. */
const secretRanges = (reader: Reader, encoded: string): [start: number, end: number][] => {
  const found: [number, number][] = [];
  for (const [start, end] of rangesOf(encoded)) {
    const inside = textOf(encoded.slice(start, end));
    if (inside === undefined || reader.inner(reader, inside).length === 0) continue;
    found.push([start, end]);
    if (end === encoded.length) break;
  }
  return found;
};

/** Texts in base64 that contain a secret: as a whole, because a part of one cannot be hidden. */
export const encodedIn: Scanner = (reader, text) => {
  const spans: SecretSpan[] = [];
  for (const { 0: encoded, index } of text.matchAll(BASE64))
    for (const [start, end] of secretRanges(reader, encoded)) spans.push(spanOf(index + start, index + end));
  return spans;
};

const BEGIN = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;

/** Its lines, and the header lines above them. Whatever it is quoted in ends it. */
const KEY_LINES = /(?:[^-"'`<>]|-(?!----))*/y;

/** What is between the lines that begin and end a private key, or all that is left of it. */
export const privateKeysIn: Scanner = (_reader, text) =>
  [...text.matchAll(BEGIN)].flatMap(({ 0: begin, index }) => {
    const start = index + begin.length;
    KEY_LINES.lastIndex = start;
    const lines = KEY_LINES.exec(text)?.[0] ?? '';
    return lines.trim() === '' ? [] : [spanOf(start, start + lines.length)];
  });
