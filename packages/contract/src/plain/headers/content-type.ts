import type { HeaderLines } from '#src/common.ts';

/** A header by its name, in any case. */
type Headers = HeaderLines | readonly (readonly [name: string, value: string | readonly string[]])[];

const CONTENT_TYPE = 'content-type';

export const isContentType = (name: string): boolean =>
  name.length === CONTENT_TYPE.length && name.toLowerCase() === CONTENT_TYPE;

/** The Content-Type of these headers as it was written, the first of several; undefined if they have none. */
export const contentTypeOf = (headers: Headers | null | undefined): string | undefined => {
  const lines = Array.isArray(headers) ? headers : Object.entries(headers ?? {});
  const [, value] = lines.find(([name]) => isContentType(name)) ?? [];
  return typeof value === 'string' ? value : value?.[0];
};

/** A Content-Type in lower case and without its parameters; of a header that was joined from several, the first. */
export const mediaTypeOf = (contentType: string): string =>
  contentType.split(/[;,]/)[0]?.trim().toLowerCase() ?? '';
