/** The way to a value: names of objects and positions in lists, from the outside in. */
export type JsonPath = readonly (string | number)[];

const SIMPLE_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

const quoted = (name: string): string =>
  // RFC 9535 section 2.7: in single quotes, with the escapes of JSON for what is not printable.
  `'${JSON.stringify(name).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** A path as JSONPath (RFC 9535): `$.data[0].id`, `$['content-type']`. */
export const jsonPathText = (path: JsonPath): string =>
  `$${path
    .map((step) => {
      if (typeof step === 'number') return `[${step}]`;
      return SIMPLE_NAME.test(step) ? `.${step}` : `[${quoted(step)}]`;
    })
    .join('')}`;
