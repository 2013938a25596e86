import { bodyTypeOf, formFieldsOf, formText } from '@gatehouse/contract/plain/form-body.ts';
import { isEmptyObject } from '@gatehouse/contract/plain/json-text.ts';
import type { ApiRequest } from '#src/api-request.ts';

type WithBody = Pick<ApiRequest, 'method' | 'body' | 'headers'>;

/**
 * What the body is sent as; undefined if there is none. An empty object means no body, and a GET has none (RFC 9110
 * section 9.3.1). It is JSON, unless the request's own Content-Type says otherwise: then an object becomes a form if the
 * type is a form, as Stripe and Twilio expect, and a text is sent unchanged.
 */
export const bodyFormat = ({ method, body, headers }: WithBody): 'json' | 'form' | 'text' | undefined => {
  if (method === 'GET' || body === undefined || isEmptyObject(body)) return undefined;
  if (formFieldsOf(body, headers) !== undefined) return 'form';
  return typeof body === 'string' && !/\bjson\b/.test(bodyTypeOf(headers)) ? 'text' : 'json';
};

/** The body as text, in the format that it is sent in; undefined if there is none. */
export const requestBodyText = (request: WithBody): string | undefined => {
  const { body, headers } = request;
  const format = bodyFormat(request);
  if (format === undefined) return undefined;
  const fields = formFieldsOf(body, headers);
  if (fields !== undefined) return formText(fields);
  return format === 'text' ? String(body) : JSON.stringify(body);
};
