import type { CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines, JsonValue } from '@gatehouse/contract/common.ts';
import { bodyTypeOf } from '@gatehouse/contract/plain/form-body.ts';
import { MAX_KEPT_BYTES } from '@gatehouse/contract/plain/history-options.ts';
import { asObject, parseJsonText } from '@gatehouse/contract/plain/json-text.ts';
import { changeBodyFiles } from '@gatehouse/request/body/body-files.ts';
import { bodyOfValue } from '@gatehouse/request/body/body-of-value.ts';
import { changeBodyTexts, textsOfBody } from '@gatehouse/request/body/body-texts.ts';
import { sizeOfFile } from '#src/uploads/held-files.ts';

/** A body of which the beginning is kept, and nothing of its files but name, type and size. */
export type KeptBody = {
  body: CallBody;
  isCut: boolean;
  /** It was stored by an earlier version, which knew no kinds, and stays as it is. */
  storedAs?: 'json' | 'text';
};

/** So much is read beyond what is kept, so that a secret that begins before the cut is recognized as a whole. */
export const READ_BEYOND = 32 * 1024;

const withoutFiles = (body: CallBody): CallBody =>
  changeBodyFiles(body, (file) => {
    const { base64 } = file;
    return base64 === undefined ? file : { ...file, base64: undefined, size: sizeOfFile(base64) };
  });

/** A copy: a part of a long text would hold all of it in memory. */
export const copyOf = (text: string, length: number): string =>
  text.length > length ? Buffer.from(text.slice(0, length)).toString() : text;

export const toKeptBody = (body: CallBody): KeptBody => {
  const shown = withoutFiles(body);
  const bytes = textsOfBody(shown).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (bytes <= MAX_KEPT_BYTES) return { body: shown, isCut: false };
  let left = MAX_KEPT_BYTES + READ_BEYOND;
  const cut = changeBodyTexts(shown, (text) => {
    const kept = copyOf(text, left);
    left -= kept.length;
    return kept;
  });
  return { body: cut, isCut: true };
};

/** A stored body, and the value that stands in `requestBody`. */
type ReadBody = { body: CallBody | null; requestBody: JsonValue };

/** The body of a call of an earlier version, which had a JSON value or its beginning as text. */
const earlierBody = (
  text: string,
  { isJson, isCut, headers }: { isJson: boolean; isCut: boolean; headers: HeaderLines | null },
): ReadBody => {
  const value = isJson && !isCut ? parseJsonText(text) : undefined;
  if (value !== undefined) return { body: bodyOfValue(value, headers ?? {}) ?? null, requestBody: value };
  const contentType = isJson ? undefined : bodyTypeOf(headers ?? {});
  const body: CallBody =
    contentType === undefined ? { kind: 'json', text } : { kind: 'text', text, contentType };
  return { body, requestBody: text };
};

type StoredBody = {
  request_body: string | null;
  request_body_type: 'json' | 'text' | null;
  request_body_kind: string | null;
  request_body_truncated: number;
};

/** A stored body as it waited to be stored. */
export const toKeptAgain = (row: StoredBody, headers: HeaderLines | undefined): KeptBody | undefined => {
  const { request_body: text, request_body_type: type, request_body_kind: kind } = row;
  if (text === null) return undefined;
  const isCut = row.request_body_truncated === 1;
  if (kind !== null) return { body: JSON.parse(text), isCut };
  return {
    body: { kind: 'text', text, contentType: bodyTypeOf(headers) },
    isCut,
    storedAs: type ?? 'text',
  };
};

const columnsOf = ({ body, storedAs }: KeptBody) => {
  if (storedAs !== undefined && body.kind === 'text')
    return { request_body: body.text, request_body_type: storedAs, request_body_kind: null };
  return { request_body: JSON.stringify(body), request_body_type: null, request_body_kind: body.kind };
};

/** The columns of a body, as it is stored. */
export const toBodyColumns = (sent: KeptBody | undefined): StoredBody => ({
  ...(sent === undefined
    ? { request_body: null, request_body_type: null, request_body_kind: null }
    : columnsOf(sent)),
  request_body_truncated: Number(sent?.isCut ?? false),
});

/** The body of a stored call. Only a JSON object is a `requestBody`. */
export const readKeptBody = (
  {
    request_body: text,
    request_body_type: type,
    request_body_kind: kind,
    request_body_truncated: cut,
  }: StoredBody,
  headers: HeaderLines | null,
): ReadBody => {
  if (text === null) return { body: null, requestBody: null };
  if (kind === null) return earlierBody(text, { isJson: type === 'json', isCut: cut === 1, headers });
  const body = JSON.parse(text) as CallBody;
  const value = body.kind === 'json' && cut === 0 ? asObject(parseJsonText(body.text)) : undefined;
  return { body, requestBody: value ?? null };
};
