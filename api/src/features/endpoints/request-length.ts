import type { CallBody } from '@gatehouse/contract/body.ts';
import { MAX_ENDPOINT_PART_LENGTH } from '@gatehouse/contract/plain/endpoint-options.ts';
import { MAX_URL_LENGTH } from '@gatehouse/contract/plain/http-url.ts';
import { changeBodyFiles } from '@gatehouse/request/body/body-files.ts';
import { containsMask } from '@gatehouse/secrets/masks.ts';
import { rejected } from '#src/errors.ts';
import { type GivenRequest, partsOf, type StoredParts } from '#src/features/endpoints/request-parts.ts';
import type { RequestParts } from '#src/features/endpoints/request-values.ts';

const LIMITS = {
  endpoint: MAX_URL_LENGTH,
  headers: MAX_ENDPOINT_PART_LENGTH,
  requestBody: MAX_ENDPOINT_PART_LENGTH,
  body: MAX_ENDPOINT_PART_LENGTH,
};

export const withoutBytes = (body: CallBody): CallBody =>
  changeBodyFiles(body, (file) => ({ ...file, base64: undefined }));

/** Without files, which have a limit of their own. */
const textOf = (part: keyof typeof LIMITS, parts: RequestParts): string => {
  if (part === 'endpoint') return parts.endpoint;
  const { body } = parts;
  return JSON.stringify(part === 'body' ? body && withoutBytes(body) : parts[part]);
};

/** What is stored must be accepted when it is sent back, and masks must not add up to more than may be stored. */
export const requireShort = (parts: StoredParts, where = ''): void => {
  for (const part of ['endpoint', 'headers', 'requestBody', 'body'] as const) {
    if (textOf(part, parts).length > LIMITS[part])
      throw rejected('BAD_REQUEST', part, `Must be at most ${LIMITS[part]} characters${where}`);
  }
};

/** Throws BAD_REQUEST for what is too long to be stored, before anything reads it. */
export const requireShortRequest = ({ endpoint = '', ...given }: Partial<GivenRequest>): void =>
  requireShort(partsOf({ ...given, endpoint }));

/** As it is, or with its first sign written as an escape of JSON. */
const mayHaveMask = (text: string): boolean => containsMask(text) || /\\u00(?:2a|5b)/i.test(text);

/** The request without what is long and has no mask: there is nothing to fill in, and nothing of it has to be read. */
export const maskableParts = (parts: RequestParts): RequestParts => {
  const maskable = { ...parts };
  for (const part of ['headers', 'requestBody', 'body'] as const) {
    const text = textOf(part, parts);
    if (text.length > LIMITS[part] && !mayHaveMask(text)) maskable[part] = null;
  }
  return maskable;
};
