import { bodyTypeOf, formFieldsOf, formText } from '@gatehouse/contract/form-body.ts';
import { isEmptyObject } from '@gatehouse/contract/json-text.ts';
import type { ApiRequest } from '#src/api-request.ts';

/**
 * The body as text; undefined for none. An empty object means none, and a GET carries none (RFC 9110 section 9.3.1).
 * It is JSON, unless the request's own Content-Type says otherwise: then an object becomes a form where the type is
 * that of one, as Stripe and Twilio want it, and a text goes as it stands.
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
