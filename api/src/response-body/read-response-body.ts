import type { JsonValue } from '@gatehouse/contract/common.ts';
import { nestsTooDeep } from '#src/json/json-depth.ts';

/** A body as the screen shows it: parsed where it is JSON, text where it is text, words where it is neither. */
export type ResponseBody = {
  value: JsonValue;
  kind: 'json' | 'text' | 'binary' | 'empty';
  /** As stated, lower case and without parameters; empty where none was. */
  mediaType: string;
  /** Why a body that says it is JSON is shown as text. */
  unread?: 'broken' | 'deep';
  /** The first whole number, as it was written, that a JavaScript number cannot hold: `value` has it rounded. */
  rounded?: string;
};

export const isWebPage = ({ kind, mediaType }: ResponseBody): boolean =>
  kind === 'text' && mediaType === 'text/html';

/** An answer, as far as its body is concerned. */
type Encoded = { body: Uint8Array; headers: Readonly<Record<string, string>> };

// WHATWG MIME Sniffing section 3: bytes that no text holds.
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
    // As a stream, because a body that was cut may end inside a character.
    return new TextDecoder(charset, { fatal: isStrict }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
};

/**
 * The body as text, undefined for what is none. A stated charset counts, and a byte order mark; else it is UTF-8, and
 * text of a stated type that is not is taken for windows-1252, as browsers take it.
 */
const readText = (bytes: Uint8Array, contentType: string, mediaType: string): string | undefined => {
  const stated = /charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1];
  const charset = utf16Mark(bytes) ?? stated;
  if (!/^utf-?16/i.test(charset ?? '') && holdsControls(bytes)) return undefined;
  // An unknown charset name is passed over: the bytes are still worth showing.
  const named = charset === undefined ? undefined : tryDecode(bytes, charset, false);
  const text = named ?? tryDecode(bytes, 'utf-8', true);
  if (text !== undefined) return BINARY_TYPE.test(mediaType) && !/^\s*[{[]/.test(text) ? undefined : text;
  return TEXT_TYPE.test(mediaType) ? tryDecode(bytes, 'windows-1252', false) : undefined;
};

/** From 16 digits on a number can be too long for JavaScript; nothing of 300 is an id. */
const LARGE_NUMBER = /(?:^|[:,[])\s*(-?\d{16,300})(?![\d.eE])/g;

const isRounded = (digits: string): boolean =>
  !Number.isSafeInteger(Number(digits)) && BigInt(digits) !== BigInt(Number(digits));

/** The first whole number outside a string that a JavaScript number cannot hold. */
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

/** Reads what an API answered. Never throws: what cannot be read is described. */
export const readResponseBody = ({ body: bytes, headers }: Encoded): ResponseBody => {
  const contentType = headers['content-type'] ?? '';
  const mediaType = contentType.split(/[;,]/)[0]?.trim().toLowerCase() ?? '';
  if (bytes.length === 0) return { value: null, kind: 'empty', mediaType };
  const text = readText(bytes, contentType, mediaType);
  if (text === undefined) {
    const value = `Binary content (${mediaType || 'of no stated type'}, ${bytes.length} bytes)`;
    return { value, kind: 'binary', mediaType };
  }
  const isDeep = nestsTooDeep(text);
  try {
    // Many APIs send JSON as text/plain, so the text decides and not its label.
    if (!isDeep) {
      const value = JSON.parse(text) as JsonValue;
      const rounded = firstRounded(text);
      return { value, kind: 'json', mediaType, ...(rounded === undefined ? {} : { rounded }) };
    }
  } catch {
    // Shown as the text that it is.
  }
  const isLabelled = /\bjson\b/.test(mediaType) && !/ndjson|json-seq|jsonl/.test(mediaType);
  return {
    value: text,
    kind: 'text',
    mediaType,
    ...(isLabelled ? { unread: isDeep ? 'deep' : 'broken' } : {}),
  };
};
