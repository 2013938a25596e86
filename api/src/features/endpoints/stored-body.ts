import { isDeepStrictEqual } from 'node:util';
import type { CallBody } from '@gatehouse/contract/body.ts';
import { ONE_BODY } from '@gatehouse/contract/call-fields.ts';
import type { HeaderLines } from '@gatehouse/contract/common.ts';
import { MAX_KEPT_FILE_BYTES } from '@gatehouse/contract/plain/body-bounds.ts';
import { isEmptyObject, type JsonObject, parseJsonObject } from '@gatehouse/contract/plain/json-text.ts';
import { changeBodyFiles, filesOfBody } from '@gatehouse/request/body/body-files.ts';
import { bodyOfValue } from '@gatehouse/request/body/body-of-value.ts';
import { rejected } from '#src/errors.ts';
import { base64OfFile, sizeOfFile } from '#src/uploads/held-files.ts';

/** A body as it is given and read: as an object, as SPEC.txt has it, or by its kind. */
type Bodies = { requestBody: JsonObject | null; body: CallBody | null };

/** What of a row says which body it has. */
type BodyColumns = { request_body: string | null; body: string | null };

/** Both ways to say what a stored body is. */
export const readBodies = (
  { request_body: value, body: text }: BodyColumns,
  headers: HeaderLines | null,
): Bodies => {
  if (text === null) {
    const requestBody: JsonObject | null = value === null ? null : JSON.parse(value);
    return { requestBody, body: bodyOfValue(requestBody ?? undefined, headers ?? {}) ?? null };
  }
  const body: CallBody = JSON.parse(text);
  return { requestBody: (body.kind === 'json' ? parseJsonObject(body.text) : undefined) ?? null, body };
};

/**
 * The one of both that is stored; the other is null. Who sends back what was read says the same twice. Throws BAD_REQUEST
 * if they differ.
 */
export const oneBody = ({ requestBody, body }: Bodies, headers: HeaderLines | null): Bodies => {
  if (body === null) return { requestBody, body };
  if (requestBody === null || isEmptyObject(requestBody)) return { requestBody: null, body };
  if (isDeepStrictEqual(bodyOfValue(requestBody, headers ?? {}), body)) return { requestBody, body: null };
  if (body.kind === 'json' && isDeepStrictEqual(parseJsonObject(body.text), requestBody))
    return { requestBody: null, body };
  throw rejected('BAD_REQUEST', 'body', ONE_BODY);
};

const isShort = (base64: string): boolean => sizeOfFile(base64) <= MAX_KEPT_FILE_BYTES;

/** The files of a body, as it names them, that are kept unless they contain a secret: nothing of them is sealed. */
export const keptFiles = (body: CallBody): string[] =>
  filesOfBody(body).flatMap(({ base64 }) => (base64 !== undefined && isShort(base64) ? [base64] : []));

/** The body with its small files; of a larger one, and of one with a secret, with name, type and size. */
export const withKeptFiles = (body: CallBody, secretFiles: ReadonlySet<string>): CallBody =>
  changeBodyFiles(body, (file) => {
    const { base64 } = file;
    if (base64 === undefined) return file;
    return isShort(base64) && !secretFiles.has(base64)
      ? { ...file, base64: base64OfFile(base64), size: undefined }
      : { ...file, base64: undefined, size: sizeOfFile(base64) };
  });
