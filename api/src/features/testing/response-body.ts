import type { JsonValue } from '@gatehouse/contract/common.ts';

/** A body as the screen shows it: parsed where it is JSON, text where it is text, words where it is neither. */
export type ReadBody = {
  value: JsonValue;
  kind: 'json' | 'text' | 'binary' | 'empty';
  /** Says that it is JSON, and does not parse or nests too deep to be handled. */
  isBrokenJson: boolean;
};

// WHATWG MIME Sniffing section 3: bytes that no text holds.
const isBinary = (bytes: Uint8Array): boolean =>
  bytes
    .subarray(0, 1445)
    .some((byte) => byte <= 8 || byte === 11 || (byte >= 14 && byte <= 26) || (byte >= 28 && byte <= 31));

const decode = (bytes: Uint8Array, contentType: string): string => {
  const label = /charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    // An unknown charset name is a RangeError; the bytes are still worth showing.
    return new TextDecoder().decode(bytes);
  }
};

/** Levels that JSON may nest: past a few thousand, writing it out again overflows the stack, here and in a browser. */
const MAX_DEPTH = 1000;

const isTooDeep = (text: string): boolean => {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (isInString) {
      if (char === '\\') index += 1;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === '{' || char === '[') {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (char === '}' || char === ']') depth -= 1;
  }
  return false;
};

const parseJson = (text: string): { value: JsonValue } | undefined => {
  if (isTooDeep(text)) return undefined;
  try {
    return { value: JSON.parse(text) as JsonValue };
  } catch {
    return undefined;
  }
};

export const readBody = (bytes: Uint8Array, contentType = ''): ReadBody => {
  if (bytes.length === 0) return { value: null, kind: 'empty', isBrokenJson: false };
  const isUtf16 = /charset\s*=\s*"?utf-16/i.test(contentType);
  if (!isUtf16 && isBinary(bytes)) {
    const type = contentType.split(';')[0] || 'of no stated type';
    return { value: `Binary content (${type}, ${bytes.length} bytes)`, kind: 'binary', isBrokenJson: false };
  }
  const text = decode(bytes, contentType);
  // Many APIs send JSON as text/plain, so the text decides and not its label.
  const parsed = parseJson(text);
  if (parsed !== undefined) return { value: parsed.value, kind: 'json', isBrokenJson: false };
  return { value: text, kind: 'text', isBrokenJson: /\bjson\b/i.test(contentType) };
};
