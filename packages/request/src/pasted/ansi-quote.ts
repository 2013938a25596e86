const SIMPLE_ESCAPES: Record<string, string> = {
  a: '\u0007',
  b: '\b',
  e: '\u001b',
  E: '\u001b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '?': '?',
};

const ANSI_ESCAPE =
  /^\\(?:(?<hex>x[0-9a-f]{1,2}|u[0-9a-f]{1,4}|U[0-9a-f]{1,8})|(?<octal>[0-7]{1,3})|c(?<control>.)|(?<simple>.))/isu;

/** The characters of bytes in UTF-8; the same byte may be the part of a longer character. */
const fromBytes = (bytes: readonly number[]): string => new TextDecoder().decode(Uint8Array.from(bytes));

/** Reads one escape of `$'…'`: its text, or the byte that it stands for. */
const ansiEscape = (rest: string): { length: number; text?: string; byte?: number } => {
  const found = ANSI_ESCAPE.exec(rest);
  const { hex, octal, control, simple } = found?.groups ?? {};
  const length = found?.[0].length ?? 1;
  if (octal !== undefined) return { length, byte: Number.parseInt(octal, 8) & 0xff };
  if (hex?.startsWith('x')) return { length, byte: Number.parseInt(hex.slice(1), 16) };
  if (hex !== undefined) {
    const code = Number.parseInt(hex.slice(1), 16);
    return { length, text: code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd' };
  }
  if (control !== undefined) return { length, text: String.fromCharCode(control.charCodeAt(0) & 0x1f) };
  return { length, text: SIMPLE_ESCAPES[simple ?? ''] ?? `\\${simple ?? ''}` };
};

/**
 * `$'…'` of bash, whose dollar stands there: in it, bytes next to each other form characters. Undefined if it is not closed.
 */
export const readAnsiQuote = (
  text: string,
  start: number,
): { text: string; end: number; hasLostBytes: boolean } | undefined => {
  let at = start + 2;
  let read = '';
  let bytes: number[] = [];
  let hasLostBytes = false;
  const flush = (): void => {
    const decoded = fromBytes(bytes);
    hasLostBytes ||= decoded.includes('\ufffd');
    read += decoded;
    bytes = [];
  };
  while (text[at] !== "'") {
    if (at >= text.length) return undefined;
    if (text[at] === '\\') {
      const found = ansiEscape(text.slice(at, at + 12));
      at += found.length;
      if (found.byte === undefined) {
        flush();
        read += found.text ?? '';
      } else bytes.push(found.byte);
    } else {
      flush();
      read += text[at] ?? '';
      at += 1;
    }
  }
  flush();
  return { text: read, end: at + 1, hasLostBytes };
};
