import fc, { type Arbitrary } from 'fast-check';

/** The part of JSON Schema that the product's OpenAPI document uses. */
export type JsonSchema = {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  maxLength?: number;
};

/** Values that often break servers. */
const HOSTILE: unknown[] = [
  null,
  '',
  ' ',
  '\0',
  '\ud800',
  'a'.repeat(100_000),
  '../../etc/passwd',
  "'; drop table api_keys; --",
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'http://127.0.0.1:1/',
  '{{7*7}}',
  '%00',
  0,
  -1,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  1e308,
  true,
  false,
  [],
  {},
  [[[[[[[[[[1]]]]]]]]]],
  { constructor: { prototype: { polluted: true } } },
  { toString: 1, valueOf: 1, toJSON: 1 },
];
const hostile = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.jsonValue({ maxDepth: 4 }),
  fc.string({ unit: 'binary' }),
);

const listOf = (type: JsonSchema['type']): string[] => (type === undefined ? [] : [type].flat());

/** Values that match the schema, or nearly: limits are sometimes exceeded. */
const matching = (schema: JsonSchema, id: number): Arbitrary<unknown> => {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((option) => matching(option, id)));
  const types = listOf(schema.type);
  if (types.includes('object')) return objectOf(schema, id);
  if (types.includes('array')) return fc.array(matching(schema.items ?? {}, id), { maxLength: 5 });
  if (types.includes('integer') || types.includes('number'))
    return fc.oneof(fc.constant(id), fc.integer(), fc.nat(20));
  if (types.includes('boolean')) return fc.boolean();
  if (types.includes('string')) {
    return fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.webUrl(),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      fc.domain(),
    );
  }
  return fc.jsonValue({ maxDepth: 3 });
};

const objectOf = (schema: JsonSchema, id: number): Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, property]) => [
        name,
        fc.oneof({ arbitrary: matching(property, id), weight: 5 }, { arbitrary: hostile, weight: 1 }),
      ]),
    ),
    { requiredKeys: [] },
  );

/** A body as text: mostly an object that matches the schema, sometimes another value, sometimes not JSON. */
export const requestBody = (schema: JsonSchema | undefined, id: number): Arbitrary<string> =>
  fc.oneof(
    {
      arbitrary: (schema ? matching(schema, id) : fc.constant({})).map(
        (value) => JSON.stringify(value) ?? '',
      ),
      weight: 8,
    },
    { arbitrary: hostile.map((value) => JSON.stringify(value) ?? ''), weight: 1 },
    {
      arbitrary: fc.constantFrom(
        '',
        '{',
        '{"a":',
        '[1,2',
        '{"__proto__":{"x":1}}',
        '\u0000',
        '{"a":1}{"b":2}',
      ),
      weight: 1,
    },
  );

/** A percent-encoded path parameter: mostly one that exists or could exist. */
export const pathParameter = (schema: JsonSchema, id: number): Arbitrary<string> =>
  fc
    .oneof(
      { arbitrary: fc.constant(String(id)), weight: 3 },
      { arbitrary: matching(schema, id).map(String), weight: 3 },
      { arbitrary: fc.string({ minLength: 1, unit: 'grapheme' }), weight: 1 },
      {
        arbitrary: fc.constantFrom('0', '-1', '1e3', '0x1', '2147483648', 'NaN', '__proto__', '%'),
        weight: 1,
      },
    )
    // A URL parser resolves . and .. in a path, encoded or not: they would lead to another operation.
    .map((value) => (value === '' || value === '.' || value === '..' || !value.isWellFormed() ? 'x' : value))
    .map(encodeURIComponent);
