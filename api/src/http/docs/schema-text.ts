/** The part of JSON Schema that the OpenAPI document uses. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  description?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};

const MAX_DEPTH = 8;
const MAX_ID = 2_147_483_647;

const characters = ({ minLength, maxLength }: JsonSchema): string | undefined => {
  if (minLength !== undefined && maxLength !== undefined) return `${minLength} to ${maxLength} characters`;
  if (minLength !== undefined) return `at least ${minLength} characters`;
  return maxLength === undefined ? undefined : `at most ${maxLength} characters`;
};

const range = ({
  minimum = Number.MIN_SAFE_INTEGER,
  maximum = Number.MAX_SAFE_INTEGER,
}: JsonSchema): string | undefined => {
  // The bounds of an id, or of any safe integer, are of no interest to a reader.
  const least = minimum === Number.MIN_SAFE_INTEGER || maximum === MAX_ID ? undefined : minimum;
  const most = maximum >= MAX_ID ? undefined : maximum;
  if (least !== undefined && most !== undefined) return `${least} to ${most}`;
  if (most !== undefined) return `at most ${most}`;
  return least === undefined ? undefined : `at least ${least}`;
};

/** What a reader needs to know about a value besides its type. */
export const constraintsOf = (schema: JsonSchema): string => {
  const parts = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((part) => [
    characters(part),
    range(part),
  ]);
  const known = schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`];
  return [schema.description, ...new Set(parts), ...known].filter((part) => part !== undefined).join(', ');
};

const objectText = (schema: JsonSchema, depth: number): string => {
  const entries = Object.entries(schema.properties ?? {});
  const indent = '  '.repeat(depth + 1);
  const lines = entries.map(([name, value]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    const constraints = constraintsOf(value);
    return `${indent}${name}${mark}: ${typeText(value, depth + 1)}${constraints === '' ? '' : `  // ${constraints}`}`;
  });
  if (typeof schema.additionalProperties === 'object') {
    lines.push(`${indent}[name]: ${typeText(schema.additionalProperties, depth + 1)}`);
  }
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`;
};

const arrayText = (items: JsonSchema, depth: number): string => {
  const text = typeText(items, depth);
  return text.includes(' | ') && !text.startsWith('{') ? `(${text})[]` : `${text}[]`;
};

/** A schema as a readable type: `{ id: integer, name?: string | null }`, one property per line. */
export const typeText = (schema: JsonSchema, depth = 0): string => {
  if (depth > MAX_DEPTH) return '…';
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? 'unknown';
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) {
    return [...new Set(alternatives.map((alternative) => typeText(alternative, depth)))].join(' | ');
  }
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  if (schema.type === 'array') return arrayText(schema.items ?? {}, depth);
  if (schema.type === 'object' || schema.properties !== undefined) return objectText(schema, depth);
  return schema.format ?? schema.type ?? 'any JSON value';
};

const exampleObject = ({ properties = {}, required = [] }: JsonSchema): unknown =>
  Object.fromEntries(required.map((key) => [key, exampleOf(properties[key] ?? {}, key)]));

const exampleString = ({ format, minLength = 0 }: JsonSchema, name: string): string =>
  format === 'date-time' ? '2030-01-01T00:00:00Z' : `your-${name}`.padEnd(minLength, '-');

/** A small value that matches the schema, with the required properties only; for an example call. */
export const exampleOf = (schema: JsonSchema, name = 'text'): unknown => {
  const alternative = (schema.anyOf ?? schema.oneOf)?.[0];
  if (alternative !== undefined) return exampleOf(alternative, name);
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return exampleObject(schema);
    case 'array':
      return [];
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return exampleString(schema, name);
  }
};
