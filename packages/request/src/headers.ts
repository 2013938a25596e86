import type { HeaderMap } from '@gatehouse/contract/common.ts';

/** A token of RFC 9110 section 5.6.2. It cannot start with `@`, which would make curl read a file. */
export const isHeaderName = (name: string): boolean => /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(name);

/** RFC 9110 section 5.5: no control character except the tab. A line break in a value would start another header. */
export const isHeaderValue = (value: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is rejected
  /^[^\u0000-\u0008\u000a-\u001f\u007f]*$/.test(value);

/** All headers of the maps. If several have the same name, in any case, the last one wins. */
export const mergeHeaders = (...maps: readonly (HeaderMap | undefined)[]): HeaderMap => {
  const merged = new Map<string, [name: string, value: string]>();
  for (const [name, value] of maps.flatMap((map) => Object.entries(map ?? {}))) {
    merged.delete(name.toLowerCase());
    merged.set(name.toLowerCase(), [name, value]);
  }
  return Object.fromEntries(merged.values());
};

/** The same headers with their names in lower case. */
export const lowerCaseNames = (headers: HeaderMap): HeaderMap =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** The headers without those with these names, which are given in lower case. */
export const withoutHeaders = (headers: HeaderMap, names: readonly string[]): HeaderMap =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase())));
