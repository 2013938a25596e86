type Lines = string | string[];

/**
 * Headers by name, each with its lines in their order. Names that differ in case only are one header (RFC 9110 section 5.1),
 * under the first of them. What was given once stays as it was given.
 */
export const headerLinesFrom = (
  given: Iterable<readonly [name: string, value: Lines]>,
): Record<string, Lines> => {
  const headers = new Map<string, { name: string; values: Lines[] }>();
  for (const [name, value] of given) {
    const header = headers.get(name.toLowerCase());
    if (header === undefined) headers.set(name.toLowerCase(), { name, values: [value] });
    else header.values.push(value);
  }
  return Object.fromEntries(
    Array.from(headers.values(), ({ name, values: [first = [], ...others] }) => [
      name,
      others.length === 0 ? first : [first, ...others].flat(),
    ]),
  );
};
