import { type Scanner, type SecretSpan, spanOf } from '#src/reader/reader.ts';

/** As long as a name and a short password in base64. A longer one than is decoded is a file. */
const BASE64 = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{24,8192}={0,2}(?![A-Za-z0-9+/_-])/g;

/** A name and a value in base64 have all of these. */
const isMixed = (encoded: string): boolean =>
  /[0-9+/_-]/.test(encoded) && /[a-z]/.test(encoded) && /[A-Z]/.test(encoded);

/** The text that base64 stands for; undefined if it stands for none. */
const textOf = (encoded: string): string | undefined => {
  if (!isMixed(encoded)) return undefined;
  try {
    const binary = atob(
      encoded
        .replaceAll('-', '+')
        .replaceAll('_', '/')
        .replace(/(?<!=)=+$/, ''),
    );
    const bytes = Uint8Array.from(binary, (byte) => byte.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return /[^\P{Cc}\t\r\n]/u.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
};

/** Texts in base64 that contain a secret: as a whole, because a part of one cannot be hidden. */
export const encodedIn: Scanner = (reader, text) => {
  const spans: SecretSpan[] = [];
  for (const { 0: encoded, index } of text.matchAll(BASE64)) {
    const inside = textOf(encoded);
    if (inside !== undefined && reader.inner(reader, inside).length > 0)
      spans.push(spanOf(index, index + encoded.length));
  }
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
