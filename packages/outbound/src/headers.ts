import { CONNECTION_HEADERS } from '@gatehouse/contract/plain/headers/connection-headers.ts';
import { isSecretName } from '@gatehouse/secrets/names.ts';
import { OutboundError } from '#src/errors.ts';

/** Headers by name; each name occurs once, regardless of case. */
export type Headers = Record<string, string>;

/** The same of a request: a list is sent as lines of their own, in its order. */
export type RequestHeaders = Record<string, string | string[]>;

/** What `decode` can decode, asked for unless a request says otherwise. */
export const ACCEPT_ENCODING = 'gzip, br';

/** Describe a body; removed when a redirect removes it (Fetch standard, "request-body-header name"). */
const BODY_HEADERS = new Set(['content-encoding', 'content-language', 'content-location', 'content-type']);

const TOKEN = /^[!#$%&'*+\-.^_`|~0-9a-z]+$/i;
/** RFC 9110, 5.5: no control character but the tab. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is rejected
const VALUE = /^[^\u0000-\u0008\u000a-\u001f\u007f]*$/;

/** undici writes one byte for each character, and the bytes of a value are to be UTF-8. */
const asBytes = (value: string): string => Buffer.from(value, 'utf8').toString('latin1');

const badRequest = (message: string) => new OutboundError('bad_request', message);

/** @throws OutboundError `bad_request` for an invalid method, and for methods that open tunnels or echo credentials */
export const checkMethod = (method: string): string => {
  if (!TOKEN.test(method)) throw badRequest('The method is not valid');
  const upper = method.toUpperCase();
  if (upper === 'CONNECT' || upper === 'TRACE' || upper === 'TRACK')
    throw badRequest(`${upper} requests are not sent`);
  return upper;
};

const wireValue = (name: string, raw: string): string => {
  const value = raw.trim();
  if (!VALUE.test(value) || !value.isWellFormed())
    throw badRequest(`The header ${name} contains characters that HTTP does not allow`);
  return asBytes(value);
};

/**
 * The headers as they are sent: each value as UTF-8.
 * @throws OutboundError `bad_request` with the header's name; its value is never in the message
 */
export const prepareHeaders = (headers: RequestHeaders): RequestHeaders => {
  const prepared = new Map<string, [string, string | string[]]>([
    ['accept', ['accept', '*/*']],
    ['accept-encoding', ['accept-encoding', ACCEPT_ENCODING]],
    ['user-agent', ['user-agent', 'Gatehouse']],
  ]);
  for (const [name, raw] of Object.entries(headers)) {
    if (!TOKEN.test(name)) throw badRequest('A header name contains characters that HTTP does not allow');
    const value = typeof raw === 'string' ? wireValue(name, raw) : raw.map((one) => wireValue(name, one));
    if (!CONNECTION_HEADERS.has(name.toLowerCase())) prepared.set(name.toLowerCase(), [name, value]);
  }
  return Object.fromEntries(prepared.values());
};

/** What marks a request as sent by this program, whatever its caller or a redirect asks for. */
export type OutgoingMarker = {
  /** Lower case. */
  name: string;
  /** Called for each request, so that no two of them are alike. */
  create: () => string;
};

/**
 * The headers with the marker in place of any of the same name. It comes first: a server or a proxy may read only
 * the first hundreds of headers, and a caller may send as many.
 */
export const markHeaders = (headers: RequestHeaders, marker: OutgoingMarker | undefined): RequestHeaders => {
  if (marker === undefined) return headers;
  return { [marker.name]: marker.create(), ...without(headers, (name) => name === marker.name) };
};

const without = (headers: RequestHeaders, isDropped: (name: string) => boolean): RequestHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isDropped(name.toLowerCase())));

export const withoutBodyHeaders = (headers: RequestHeaders): RequestHeaders =>
  without(headers, (name) => BODY_HEADERS.has(name));

/** Whether a name is one of those, in any case: of a header, or of a parameter. */
export const oneOf = (names: readonly string[]): ((name: string) => boolean) => {
  const lower = new Set(names.map((name) => name.toLowerCase()));
  return (name) => lower.has(name.toLowerCase());
};

/** @param named names of other headers, in any case, that contain a credential */
export const withoutCredentials = (headers: RequestHeaders, named: readonly string[]): RequestHeaders => {
  const isNamed = oneOf(named);
  return without(headers, (name) => isNamed(name) || name === 'www-authenticate' || isSecretName(name));
};

/** Response headers: lower-case names; repeated headers are joined with ", ", set-cookie with line breaks. */
export const flattenHeaders = (headers: Record<string, string | string[] | undefined>): Headers =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const separator = name === 'set-cookie' ? '\n' : ', ';
      return [name, Array.isArray(value) ? value.join(separator) : (value ?? '')];
    }),
  );
