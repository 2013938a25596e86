import { asObject, type JsonObject, objectOf, textOf } from '@gatehouse/contract/plain/json-text.ts';
import { sample } from 'openapi-sampler';
import type { OperationDetails } from '#src/apis/operation-details.ts';

/** Longer examples say more than somebody who tries an operation wants to read. */
const MAX_BODY = 2048;
const MAX_REFERENCES = 8;
const REQUIRED = { skipReadOnly: true, skipNonRequired: true, maxSampleDepth: 4, quiet: true };
const WHOLE = { skipReadOnly: true, maxSampleDepth: 3, quiet: true };
/** Of an operation that requires nothing, so many fields are shown. */
const MAX_OPTIONAL = 3;

const segmentsOf = (reference: string): string[] =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));

/** What a reference inside the description names; an empty object if it names nothing. */
const resolved = (spec: JsonObject, value: unknown, depth = 0): JsonObject => {
  const object = objectOf(value);
  const { $ref: reference } = object;
  if (typeof reference !== 'string') return object;
  if (depth === MAX_REFERENCES || !reference.startsWith('#/')) return {};
  const target = segmentsOf(reference).reduce<unknown>((at, part) => objectOf(at)[part], spec);
  return resolved(spec, target, depth + 1);
};

const sampled = (spec: JsonObject, schema: unknown, options: typeof WHOLE): unknown => {
  try {
    return sample(schema as Parameters<typeof sample>[0], options, spec);
  } catch {
    // The schema refers to something that the description does not have.
    return undefined;
  }
};

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** The first plain fields of a sample. */
const fewFields = (value: unknown): unknown => {
  const fields = Object.entries(asObject(value) ?? {}).filter(([, field]) => isScalar(field));
  return Object.fromEntries(fields.slice(0, MAX_OPTIONAL));
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);

/** The value as compact JSON; undefined if it says nothing, or is too long. */
const fitting = (value: unknown): string | undefined => {
  if (isEmpty(value) || typeof value !== 'object') return undefined;
  const text = JSON.stringify(value);
  return text.length <= MAX_BODY ? text : undefined;
};

/** The example of the description itself, or else a sample of its schema: the required fields, or a few others. */
const bodyOf = (spec: JsonObject, media: JsonObject): string | undefined => {
  const [named] = Object.values(objectOf(media.examples));
  return (
    fitting(media.example) ??
    fitting(resolved(spec, named).value) ??
    fitting(sampled(spec, media.schema, REQUIRED)) ??
    fitting(fewFields(sampled(spec, media.schema, WHOLE)))
  );
};

const FORM = 'application/x-www-form-urlencoded';

/** What the description says about calling an operation, besides its method and path. */
export const detailsOf = (spec: JsonObject, item: JsonObject, operation: JsonObject): OperationDetails => {
  const content = objectOf(resolved(spec, operation.requestBody).content);
  const types = Object.keys(content);
  const json = types.find((type) => /[/+]json\b/.test(type));
  const form = types.find((type) => type.startsWith(FORM));
  const type = json ?? form;
  const body = type === undefined ? undefined : bodyOf(spec, objectOf(content[type]));
  const parameters = [item.parameters, operation.parameters].flatMap((list) =>
    Array.isArray(list) ? list.map((one) => resolved(spec, one)) : [],
  );
  const query = parameters
    .filter(({ in: place, required }) => place === 'query' && required === true)
    .map(({ name }) => textOf(name))
    .filter((name) => /^[\w.:$-]{1,60}$/.test(name));
  return {
    ...(body === undefined ? {} : { body }),
    ...(body !== undefined && json === undefined ? { form: true as const } : {}),
    ...(query.length === 0 ? {} : { query: [...new Set(query)] }),
  };
};
