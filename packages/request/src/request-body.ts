import { bodyTypeOf, formFieldsOf, formText } from '@gatehouse/contract/form-body.ts';
import { isEmptyObject } from '@gatehouse/contract/json-text.ts';
import type { ApiRequest } from '#src/api-request.ts';

/**
 * The body as text; undefined if there is none. An empty object means no body, and a GET has none (RFC 9110 section
 * 9.3.1). It is JSON, unless the request's own Content-Type says otherwise: then an object becomes a form if the type is a
 * form, as Stripe and Twilio expect, and a text is sent unchanged.
 */
export const requestBodyText = ({
  method,
  body,
  headers,
}: Pick<ApiRequest, 'method' | 'body' | 'headers'>): string | undefined => {
  if (method === 'GET' || body === undefined || isEmptyObject(body)) return undefined;
  const fields = formFieldsOf(body, headers);
  if (fields !== undefined) return formText(fields);
  return typeof body === 'string' && !/\bjson\b/.test(bodyTypeOf(headers)) ? body : JSON.stringify(body);
};
