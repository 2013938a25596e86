import type { KeyPlacement } from '@gatehouse/contract/providers.ts';
import type { ApiBase } from '@gatehouse/request/credential.ts';
import { headerLines, lowerCaseNames } from '@gatehouse/request/headers.ts';
import type { OutgoingBody, OutgoingRequest } from '@gatehouse/request/outgoing-request.ts';
import { placeKey } from '@gatehouse/request/place-key.ts';
import { placeParts } from '@gatehouse/request/place-parts.ts';
import { resolveRequest } from '@gatehouse/request/resolve-request.ts';
import { type Case, TYPED_SECRET } from '#test/cases.ts';
import type { Received } from '#test/echo.ts';

/** The request with its key; a signature is checked by other means. */
const placed = (
  outgoing: OutgoingRequest,
  placement: KeyPlacement | undefined,
  key: string,
): OutgoingRequest => {
  if (placement === undefined) return outgoing;
  switch (placement.type) {
    case 'aws-sigv4':
      return outgoing;
    case 'parts': {
      const values = { api_key: key, app_id: TYPED_SECRET };
      const none = () => '';
      return placeParts(outgoing, values, placement, {
        hashes: { sha1: none, hmacSha256: none, md5: none },
        now: 0,
      });
    }
    default:
      return placeKey(outgoing, key, placement);
  }
};

/** What arrives of a body; a file is in base64. */
const bytesOf = (body: OutgoingBody | undefined): Buffer =>
  typeof body === 'object'
    ? Buffer.concat(
        body.segments.map((one) =>
          typeof one === 'string' ? Buffer.from(one) : Buffer.from(one.base64, 'base64'),
        ),
      )
    : Buffer.from(body ?? '');

/** A request as the server of a test call would send it. */
export const expectedRequest = (
  { request, placement, withheld }: Case,
  api: ApiBase,
  key: string,
): Received => {
  const resolved = resolveRequest(request, api);
  if (resolved.url === undefined) throw new Error(resolved.problem);
  const outgoing = { ...resolved, headers: lowerCaseNames(resolved.headers) };
  const { method, url, headers, body } = withheld === true ? outgoing : placed(outgoing, placement, key);
  return {
    method,
    target: url.pathname + url.search,
    headers: headerLines(headers).map(([name, value]) => [name, value.trim()]),
    body: bytesOf(body),
  };
};

/** Headers that libraries add by themselves. */
const OWN_HEADERS = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'connection',
  'content-length',
  'expect',
  'host',
  'http2-settings',
  'sec-fetch-mode',
  'upgrade',
  'user-agent',
]);

const UNRESERVED = /[A-Za-z0-9\-._~]/;

/**
 * A target in the normal form of RFC 3986 section 6.2.2: what need not be encoded is not, and what must be is. Quotes and
 * brackets count as encoded, because libraries differ in them.
 */
const normalTarget = (target: string): string =>
  target
    .replace(/%([0-9A-Fa-f]{2})/g, (whole, digits: string) => {
      const character = String.fromCharCode(Number.parseInt(digits, 16));
      return UNRESERVED.test(character) ? character : whole.toUpperCase();
    })
    .replace(
      /[[\]{}|\\^`"<>'()*!$ ]|%(?![0-9A-F]{2})/g,
      (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
    );

const pairsOf = (target: string): string[] =>
  [...new URL(target, 'http://echo').searchParams].map((pair) => JSON.stringify(pair)).toSorted();

/** JSON by its value, and a form by its fields: languages escape other characters than they must. */
const normalBody = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? normalBody(value) : value;
  } catch {
    return [...new URLSearchParams(text)];
  }
};

const hasSecretBody = (body: Buffer): boolean => {
  const text = normalText(body);
  return text.includes('body-secret-0123') || text.includes(TYPED_SECRET);
};

const normalText = (body: Buffer): string => JSON.stringify(normalBody(body.toString('utf8')));

/** The parts of a request in a form in which equal requests are equal. With a key in it, a query may be in another order. */
const comparable = ({ method, target, body }: Received, isQueryRewritten: boolean) => ({
  method,
  target: isQueryRewritten ? target.split('?')[0] : normalTarget(target),
  query: isQueryRewritten ? pairsOf(target) : [],
  body: hasSecretBody(body) ? normalText(body) : body.toString('latin1'),
});

/** How what arrived differs from what was asked for; undefined if it does not. */
export const difference = (
  asked: Received,
  arrived: Received,
  isQueryRewritten: boolean,
): string | undefined => {
  const [left, right] = [asked, arrived].map((one) =>
    JSON.stringify(comparable(one, isQueryRewritten), null, 1),
  );
  if (left !== right) return `asked for ${left}\narrived ${right}`;
  const names = new Set(asked.headers.map(([name]) => name));
  const counted = arrived.headers.filter(([name]) => names.has(name) || !OWN_HEADERS.has(name));
  const sorted = [asked.headers, counted].map((list) => JSON.stringify(list.toSorted()));
  return sorted[0] === sorted[1] ? undefined : `asked for headers ${sorted[0]}\narrived ${sorted[1]}`;
};
