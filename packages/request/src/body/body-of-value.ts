import type { CallBody } from '@gatehouse/contract/body.ts';
import type { HeaderLines, JsonValue } from '@gatehouse/contract/common.ts';
import { bodyTypeOf, formFieldsOf, formPairs } from '@gatehouse/contract/plain/form-body.ts';
import { isEmptyObject } from '@gatehouse/contract/plain/json-text.ts';

/**
 * The body that a JSON value stands for in `requestBody`; undefined for an empty object, which means none. It is JSON,
 * unless the request's own Content-Type says otherwise: then an object becomes a form if the type is a form, as Stripe and
 * Twilio expect, and a text is sent unchanged. A form that is too long to send is none.
 */
export const bodyOfValue = (
  value: JsonValue | undefined,
  headers: HeaderLines | undefined,
): CallBody | undefined => {
  if (value === undefined || isEmptyObject(value)) return undefined;
  const fields = formFieldsOf(value, headers);
  if (fields !== undefined) {
    const pairs = formPairs(fields);
    return pairs && { kind: 'form', fields: pairs.map(([name, one]) => ({ name, value: one })) };
  }
  const contentType = bodyTypeOf(headers);
  if (typeof value === 'string' && !/\bjson\b/.test(contentType))
    return { kind: 'text', text: value, contentType };
  return { kind: 'json', text: JSON.stringify(value) };
};
