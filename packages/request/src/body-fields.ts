import { bodyTypeOf, FORM_TYPE } from '@gatehouse/contract/plain/form-body.ts';
import type { OutgoingRequest } from '#src/outgoing-request.ts';

/** A request into which its key cannot be put. The message is for the user and contains no part of the key. */
export class PlacementError extends Error {
  override readonly name = 'PlacementError';
}

export type BodyField = readonly [name: string, value: string];

/** What a body is once its variables have values: `{"limit": {{limit}}}` is no JSON before. */
type AsJson = (body: string) => string;

const NO_FIELDS = 'This API takes its key in the body, so the body must be a JSON object or a form';

const parseObject = (body: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Said below.
  }
  throw new PlacementError(NO_FIELDS);
};

/** Numbers stay as they were written: the fields are put in front of the others, unless one of them is there already. */
const inJson = (body: string, fields: readonly BodyField[], asJson: AsJson): string => {
  const json = asJson(body);
  const object = parseObject(json);
  const names = new Set(fields.map(([name]) => name));
  const others = Object.entries(object).filter(([name]) => !names.has(name));
  const added = JSON.stringify(Object.fromEntries(fields)).slice(0, -1);
  if (others.length === 0) return `${added}}`;
  if (others.length === Object.keys(object).length) return `${added},${body.trim().slice(1)}`;
  if (json !== body) throw new PlacementError(NO_FIELDS);
  return `${added},${JSON.stringify(Object.fromEntries(others)).slice(1)}`;
};

const inForm = (body: string, fields: readonly BodyField[]): string => {
  const names = new Set(fields.map(([name]) => name));
  const others = body.split('&').filter((pair) => {
    const [name] = [...new URLSearchParams(pair).keys()];
    return name !== undefined && !names.has(name);
  });
  return [new URLSearchParams(Object.fromEntries(fields)).toString(), ...others].join('&');
};

/**
 * The request with these fields in its body: of a form, or of a JSON object, also if it had no body. A field of the request with
 * the same name is replaced.
 * @throws PlacementError if there is no body to put them into
 */
export const withBodyFields = (
  request: OutgoingRequest,
  fields: readonly BodyField[],
  asJson: AsJson = (body) => body,
): OutgoingRequest => {
  if (fields.length === 0) return request;
  const { method, body } = request;
  if (method === 'GET' && body === undefined)
    throw new PlacementError('This API takes its key in the body, which a GET does not have: use POST');
  if (typeof body === 'object') throw new PlacementError(NO_FIELDS);
  const isForm = bodyTypeOf(request.headers) === FORM_TYPE;
  const headers = { 'content-type': isForm ? FORM_TYPE : 'application/json', ...request.headers };
  const placed = isForm ? inForm(body ?? '', fields) : inJson(body ?? '{}', fields, asJson);
  return { ...request, headers, body: placed };
};
