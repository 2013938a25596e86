import type { HeaderLines } from '@gatehouse/contract/common.ts';

/** A token of RFC 9110 section 5.6.2. It cannot start with `@`, which would make curl read a file. */
export const isHeaderName = (name: string): boolean => /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(name);

/** RFC 9110 section 5.5: no control character except the tab. A line break in a value would start another header. */
export const isHeaderValue = (value: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is rejected
  /^[^\u0000-\u0008\u000a-\u001f\u007f]*$/.test(value);

type Headers<Value> = Readonly<Record<string, Value>>;

/** All headers of the maps. If several have the same name, in any case, the last one wins. */
export const mergeHeaders = <Value extends string | string[]>(
  ...maps: readonly (Headers<Value> | undefined)[]
): Record<string, Value> => {
  const merged = new Map<string, [name: string, value: Value]>();
  for (const [name, value] of maps.flatMap((map) => Object.entries(map ?? {}))) {
    merged.delete(name.toLowerCase());
    merged.set(name.toLowerCase(), [name, value]);
  }
  return Object.fromEntries(merged.values());
};

/** The same headers with their names in lower case. */
export const lowerCaseNames = <Value>(headers: Headers<Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** The headers without those with these names, which are given in lower case. */
export const withoutHeaders = <Value>(
  headers: Headers<Value>,
  names: readonly string[],
): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name.toLowerCase())));

/** Each line that is sent: a header with several values has as many. */
export const headerLines = (headers: HeaderLines): [name: string, value: string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
