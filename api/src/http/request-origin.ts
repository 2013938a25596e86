import type { IncomingHttpHeaders } from 'node:http';
import { FORM_TYPE } from '@gatehouse/contract/plain/form-body.ts';
import type { Host } from '#src/http/host-name.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD']);

/** The parts of a request that tell where it comes from. */
export type Provenance = {
  method: string;
  headers: IncomingHttpHeaders;
  host: Host;
  /** True for a page that a link on any site may open. */
  opensByLink: boolean;
};

/**
 * The scheme that the browser used. A proxy that terminates TLS says so in `X-Forwarded-Proto`; another site's page
 * cannot send that header, because it needs a preflight, which the gate rejects.
 */
export const requestScheme = (headers: IncomingHttpHeaders): 'http' | 'https' =>
  String(headers['x-forwarded-proto'] ?? '')
    .split(',')[0]
    ?.trim()
    .toLowerCase() === 'https'
    ? 'https'
    : 'http';

const isOwnOrigin = (origin: string, { headers, host }: Pick<Provenance, 'headers' | 'host'>): boolean => {
  const scheme = requestScheme(headers);
  return origin === URL.parse(`${scheme}://${host.authority}`)?.origin;
};

const isOpenedByLink = ({ method, headers, opensByLink }: Provenance): boolean =>
  opensByLink &&
  method === 'GET' &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document';

/**
 * Why a request counts as sent by another site's page; undefined if it does not. A page cannot make a browser
 * omit or fake these headers, and a script that sends neither is accepted (Fetch standard; W3C Fetch Metadata).
 * Another port of this machine is another site: `same-site` is rejected too.
 */
export const foreignPage = (request: Provenance): 'origin' | 'fetch-site' | undefined => {
  const origin = request.headers.origin;
  if (origin !== undefined && !isOwnOrigin(origin, request)) return 'origin';
  const site = request.headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin') return undefined;
  if (site === 'none' && SAFE_METHODS.has(request.method)) return undefined;
  if ((site === 'cross-site' || site === 'same-site') && isOpenedByLink(request)) return undefined;
  return 'fetch-site';
};

/**
 * Whether a page of another site opened this URL. Over http beyond loopback no browser sends a Sec-Fetch header, so
 * the page's address counts too, if the page did not hide it.
 */
export const isOpenedByOtherSite = (request: Pick<Provenance, 'headers' | 'host'>): boolean => {
  const { 'sec-fetch-site': site, referer } = request.headers;
  if (site === 'cross-site' || site === 'same-site') return true;
  if (referer === undefined || referer === '') return false;
  return !isOwnOrigin(URL.parse(referer)?.origin ?? '', request);
};

/** Whether the browser says that a page of ours sent the request. A script, which says nothing, did not. */
export const isSentByOwnPage = (request: Pick<Provenance, 'headers' | 'host'>): boolean => {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site === 'same-origin';
  return isOwnOrigin(origin, request) && (site === undefined || site === 'same-origin');
};

const mediaType = (headers: IncomingHttpHeaders): string | undefined =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase();

export const isForm = (headers: IncomingHttpHeaders): boolean => mediaType(headers) === FORM_TYPE;

/**
 * True for a body that a page may send to any site without a preflight (text, a form), and for one of unknown type.
 * A page cannot send JSON to another site without a preflight.
 */
export const isForeignBody = (method: string, headers: IncomingHttpHeaders): boolean => {
  if (SAFE_METHODS.has(method) || method === 'OPTIONS') return false;
  const type = mediaType(headers);
  if (type !== undefined) return type !== 'application/json';
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && Number(length) !== 0);
};
