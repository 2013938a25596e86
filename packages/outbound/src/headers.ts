import { isSecretName } from '@gatehouse/secrets/names.ts';
import { OutboundError } from '#src/errors.ts';

/** Headers by name; each name occurs once, regardless of case. */
export type Headers = Record<string, string>;

/** Set by the connection itself; a caller's value is ignored without an error, as in the Fetch standard. */
const CONNECTION_HEADERS = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'http2-settings',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Describe a body; removed when a redirect removes it (Fetch standard, "request-body-header name"). */
const BODY_HEADERS = new Set(['content-encoding', 'content-language', 'content-location', 'content-type']);

const TOKEN = /^[!#$%&'*+\-.^_`|~0-9a-z]+$/i;
/** RFC 9110, 5.5: tab and printable characters up to 0xff. */
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

const badRequest = (message: string) => new OutboundError('bad_request', message);

/** @throws OutboundError `bad_request` for an invalid method, and for methods that open tunnels or echo credentials */
export const checkMethod = (method: string): string => {
  if (!TOKEN.test(method)) throw badRequest('The method is not valid');
  const upper = method.toUpperCase();
  if (upper === 'CONNECT' || upper === 'TRACE' || upper === 'TRACK')
    throw badRequest(`${upper} requests are not sent`);
  return upper;
};

/** @throws OutboundError `bad_request` with the header's name; its value is never in the message */
export const prepareHeaders = (headers: Headers): Headers => {
  const prepared = new Map<string, [string, string]>([
    ['accept', ['accept', '*/*']],
    ['accept-encoding', ['accept-encoding', 'gzip, br']],
    ['user-agent', ['user-agent', 'Gatehouse']],
  ]);
  for (const [name, raw] of Object.entries(headers)) {
    const value = raw.trim();
    if (!TOKEN.test(name)) throw badRequest('A header name contains characters that HTTP does not allow');
    if (!VALUE.test(value))
      throw badRequest(`The header ${name} contains characters that HTTP does not allow`);
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
export const markHeaders = (headers: Headers, marker: OutgoingMarker | undefined): Headers => {
  if (marker === undefined) return headers;
  return { [marker.name]: marker.create(), ...without(headers, (name) => name === marker.name) };
};

const without = (headers: Headers, isDropped: (name: string) => boolean): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isDropped(name.toLowerCase())));

export const withoutBodyHeaders = (headers: Headers): Headers =>
  without(headers, (name) => BODY_HEADERS.has(name));

/** @param named names of other headers, in any case, that contain a credential */
export const withoutCredentials = (headers: Headers, named: readonly string[]): Headers => {
  const secret = new Set(named.map((name) => name.toLowerCase()));
  return without(headers, (name) => secret.has(name) || name === 'www-authenticate' || isSecretName(name));
};

/** Response headers: lower-case names; repeated headers are joined with ", ", set-cookie with line breaks. */
export const flattenHeaders = (headers: Record<string, string | string[] | undefined>): Headers =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const separator = name === 'set-cookie' ? '\n' : ', ';
      return [name, Array.isArray(value) ? value.join(separator) : (value ?? '')];
    }),
  );
