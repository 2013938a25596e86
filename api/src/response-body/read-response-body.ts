import type { JsonValue } from '@gatehouse/contract/common.ts';
import { nestsTooDeep } from '#src/json/json-depth.ts';

/** A body as the screen shows it: parsed JSON, text, or a description of anything else. */
export type ResponseBody = {
  value: JsonValue;
  kind: 'json' | 'text' | 'binary' | 'empty';
  /** From the Content-Type header, in lower case and without parameters; empty without the header. */
  mediaType: string;
  /** Why a body labelled as JSON is shown as text. */
  unread?: 'broken' | 'deep';
  /** The first whole number, as written, that is too large for a JavaScript number: in `value` it is rounded. */
  rounded?: string;
};

export const isWebPage = ({ kind, mediaType }: ResponseBody): boolean =>
  kind === 'text' && mediaType === 'text/html';

/** The parts of a response that matter for its body. */
type Encoded = { body: Uint8Array; headers: Readonly<Record<string, string>> };

// WHATWG MIME Sniffing section 3: bytes that never occur in text.
const holdsControls = (bytes: Uint8Array): boolean =>
  bytes
    .subarray(0, 1445)
    .some((byte) => byte <= 8 || byte === 11 || (byte >= 14 && byte <= 26) || (byte >= 28 && byte <= 31));

const BINARY_TYPE =
  /^(?:audio|video|font)\/|^image\/(?!svg)|^application\/(?:pdf|zip|gzip|wasm|msword|vnd\.(?:ms-|openxmlformats))/;
const TEXT_TYPE = /^text\/|^(?:application|image)\/.*(?:json|xml|javascript|yaml|urlencoded|graphql)/;

const utf16Mark = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
};

const tryDecode = (bytes: Uint8Array, charset: string, isStrict: boolean): string | undefined => {
  try {
    // As a stream, because a truncated body may end inside a character.
    return new TextDecoder(charset, { fatal: isStrict }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
};

/**
 * The body as text; undefined if it is not text. A charset in the header or a byte order mark decides; otherwise it is
 * read as UTF-8, or, if it has a text type but is not valid UTF-8, as windows-1252, like in browsers.
 */
const readText = (bytes: Uint8Array, contentType: string, mediaType: string): string | undefined => {
  const stated = /charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1];
  const charset = utf16Mark(bytes) ?? stated;
  if (!/^utf-?16/i.test(charset ?? '') && holdsControls(bytes)) return undefined;
  // An unknown charset name is ignored: the bytes are still worth showing.
  const named = charset === undefined ? undefined : tryDecode(bytes, charset, false);
  const text = named ?? tryDecode(bytes, 'utf-8', true);
  if (text !== undefined) return BINARY_TYPE.test(mediaType) && !/^\s*[{[]/.test(text) ? undefined : text;
  return TEXT_TYPE.test(mediaType) ? tryDecode(bytes, 'windows-1252', false) : undefined;
};

/** A number with 16 digits or more can be too large for JavaScript; a number with 300 is not an id. */
const LARGE_NUMBER = /(?:^|[:,[])\s*(-?\d{16,300})(?![\d.eE])/g;

const isRounded = (digits: string): boolean =>
  !Number.isSafeInteger(Number(digits)) && BigInt(digits) !== BigInt(Number(digits));

/** The first whole number outside a string that is too large for a JavaScript number. */
const firstRounded = (json: string): string | undefined => {
  let at = 0;
  let isInString = false;
  for (const { 0: found, 1: digits = '', index } of json.matchAll(LARGE_NUMBER)) {
    for (; at < index + found.length; at += 1) {
      if (json[at] === '\\') at += 1;
      else if (json[at] === '"') isInString = !isInString;
    }
    if (!isInString && isRounded(digits)) return digits;
  }
  return undefined;
};

/** Reads the body of a response. Never throws: a body that cannot be read is described. */
export const readResponseBody = ({ body: bytes, headers }: Encoded): ResponseBody => {
  const contentType = headers['content-type'] ?? '';
  const mediaType = contentType.split(/[;,]/)[0]?.trim().toLowerCase() ?? '';
  if (bytes.length === 0) return { value: null, kind: 'empty', mediaType };
  const text = readText(bytes, contentType, mediaType);
  if (text === undefined) {
    const value = `Binary content (${mediaType || 'no content type'}, ${bytes.length} bytes)`;
    return { value, kind: 'binary', mediaType };
  }
  const isDeep = nestsTooDeep(text);
  try {
    // Many APIs send JSON as text/plain, so the text decides, not its label.
    if (!isDeep) {
      const value = JSON.parse(text) as JsonValue;
      const rounded = firstRounded(text);
      return { value, kind: 'json', mediaType, ...(rounded === undefined ? {} : { rounded }) };
    }
  } catch {
    // Shown as text.
  }
  const isLabelled = /\bjson\b/.test(mediaType) && !/ndjson|json-seq|jsonl/.test(mediaType);
  return {
    value: text,
    kind: 'text',
    mediaType,
    ...(isLabelled ? { unread: isDeep ? 'deep' : 'broken' } : {}),
  };
};
