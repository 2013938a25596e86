import type { JsonValue } from '@gatehouse/contract/common.ts';
import { mediaTypeOf } from '@gatehouse/contract/plain/headers/content-type.ts';
import { BODY_BOUNDS, parseBounded, type UnreadReason } from '#src/body/bounded-json.ts';

/** A number with 16 digits or more can be too large for JavaScript, and so can one with an exponent of three digits. */
const LARGE_NUMBER = /(?:^|[:,[])\s*(-?(?:\d{16,}|\d+(?:\.\d+)?[eE]\+?\d{3,}))(?![\d.eE])/g;

const isRounded = (written: string): boolean => {
  const number = Number(written);
  // Infinity becomes `null` when it is written as JSON again.
  if (!Number.isFinite(number)) return true;
  return /^-?\d+$/.test(written) && !Number.isSafeInteger(number) && BigInt(written) !== BigInt(number);
};

/** The first number outside a string that is too large for a JavaScript number, as it is written. */
const firstRounded = (json: string): string | undefined => {
  let at = 0;
  let isInString = false;
  for (const { 0: found, 1: written = '', index } of json.matchAll(LARGE_NUMBER)) {
    for (; at < index + found.length; at += 1) {
      if (json[at] === '\\') at += 1;
      else if (json[at] === '"') isInString = !isInString;
    }
    if (!isInString && isRounded(written)) return written;
  }
  return undefined;
};

/** A body as the screen shows it: parsed JSON, text, or a description of anything else. */
export type ResponseBody = {
  value: JsonValue;
  kind: 'json' | 'text' | 'binary' | 'empty';
  /** From the Content-Type header, in lower case and without parameters; empty without the header. */
  mediaType: string;
  /** The characters as they were sent; undefined if the body is empty or not text. */
  text?: string;
  /** Why a body that looks like JSON, or is labeled as such, is not parsed. */
  unread?: UnreadReason;
  /** The first number, as written, that is too large for a JavaScript number: in `value` it is rounded. */
  rounded?: string;
  /** An object in it has a name twice. */
  repeatsName?: true;
};

export const isWebPage = ({ kind, mediaType }: ResponseBody): boolean =>
  kind === 'text' && mediaType === 'text/html';

/** The parts of a response that matter for its body. */
type Encoded = { body: Uint8Array; headers: Readonly<Record<string, string>> };

// WHATWG MIME Sniffing section 3: bytes that never occur in text.
const holdsControls = (bytes: Uint8Array, allowed: number | undefined): boolean =>
  bytes
    .subarray(0, 1445)
    .some(
      (byte) =>
        byte !== allowed &&
        (byte <= 8 || byte === 11 || (byte >= 14 && byte <= 26) || (byte >= 28 && byte <= 31)),
    );

/** RFC 7464: before each JSON text of a sequence. */
const RECORD_SEPARATOR = 0x1e;

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
  const allowed = mediaType === 'application/json-seq' ? RECORD_SEPARATOR : undefined;
  if (!/^utf-?16/i.test(charset ?? '') && holdsControls(bytes, allowed)) return undefined;
  // An unknown charset name is ignored: the bytes are still worth showing.
  const named = charset === undefined ? undefined : tryDecode(bytes, charset, false);
  const text = named ?? tryDecode(bytes, 'utf-8', true);
  if (text !== undefined) return BINARY_TYPE.test(mediaType) && !/^\s*[{[]/.test(text) ? undefined : text;
  return TEXT_TYPE.test(mediaType) ? tryDecode(bytes, 'windows-1252', false) : undefined;
};

/** How many of a hundred characters of a long text may be control characters: each is six characters in JSON. */
const MAX_CONTROLS_PERCENT = 1;

const isMostlyText = (text: string): boolean => {
  if (text.length <= BODY_BOUNDS.length) return true;
  const max = (text.length * MAX_CONTROLS_PERCENT) / 100;
  let controls = 0;
  for (let at = 0; at < text.length && controls <= max; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 32 && code !== 9 && code !== 10 && code !== 13) controls += 1;
  }
  return controls <= max;
};

const looksLikeJson = (text: string): boolean => /^\s{0,100}[[{"]/.test(text);

/** Parsed if it is JSON within the bounds; the text otherwise. */
const readBounded = (text: string, mediaType: string): ResponseBody => {
  // Many APIs send JSON as text/plain, so the text decides, not its label.
  const parsed = parseBounded(text);
  if ('value' in parsed) {
    const rounded = firstRounded(text);
    return {
      value: parsed.value,
      kind: 'json',
      mediaType,
      text,
      ...(rounded === undefined ? {} : { rounded }),
      ...(parsed.repeatsName ? { repeatsName: true } : {}),
    };
  }
  const isLabelled = /\bjson\b/.test(mediaType) && !/ndjson|json-seq|jsonl/.test(mediaType);
  const isTooMuch = parsed.unread === 'long' || parsed.unread === 'many';
  const isExplained = isLabelled || (isTooMuch && looksLikeJson(text));
  return { value: text, kind: 'text', mediaType, text, ...(isExplained ? { unread: parsed.unread } : {}) };
};

/** Reads the body of a response. Never throws: a body that cannot be read is described. */
export const readResponseBody = ({ body: bytes, headers }: Encoded): ResponseBody => {
  const contentType = headers['content-type'] ?? '';
  const mediaType = mediaTypeOf(contentType);
  if (bytes.length === 0) return { value: null, kind: 'empty', mediaType };
  const text = readText(bytes, contentType, mediaType);
  if (text === undefined || !isMostlyText(text)) {
    const value = `Binary content (${mediaType || 'no content type'}, ${bytes.length} bytes)`;
    return { value, kind: 'binary', mediaType };
  }
  return readBounded(text, mediaType);
};
