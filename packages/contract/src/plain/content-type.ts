import type { HeaderLines } from '#src/common.ts';

/** A header by its name, in any case. */
type Headers = HeaderLines | readonly (readonly [name: string, value: string | readonly string[]])[];

export const isContentType = (name: string): boolean => name.toLowerCase() === 'content-type';

/** The Content-Type of these headers as it was written, the first of several; undefined if they have none. */
export const contentTypeOf = (headers: Headers | null | undefined): string | undefined => {
  const lines = Array.isArray(headers) ? headers : Object.entries(headers ?? {});
  const [, value] = lines.find(([name]) => isContentType(name)) ?? [];
  return [value].flat()[0];
};

/** A Content-Type in lower case and without its parameters; of a header that was joined from several, the first. */
export const mediaTypeOf = (contentType: string): string =>
  contentType.split(/[;,]/)[0]?.trim().toLowerCase() ?? '';
