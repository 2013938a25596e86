import { isIP } from 'node:net';
import { OutboundError } from '#src/errors.ts';
import { MAX_URL_LENGTH } from '#src/limits.ts';

/** Where one request is sent. */
export type RequestTarget = {
  url: URL;
  secure: boolean;
  /** Without brackets and trailing dots; IPv4 always in dotted form. */
  hostname: string;
  port: number;
  /** The hostname is an IP address. */
  literal: boolean;
};

const badUrl = (message: string) => new OutboundError('bad_url', message);

/**
 * Parses a URL once, by the WHATWG rules, so that the check and the connection can never disagree about its host.
 * @throws OutboundError `bad_url`
 */
export const parseTarget = (text: string, base?: URL): RequestTarget => {
  if (text.length > MAX_URL_LENGTH) throw badUrl(`The URL is longer than ${MAX_URL_LENGTH} characters`);
  const url = URL.parse(text, base?.href);
  if (!url) throw badUrl('The URL is not valid');
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw badUrl('The URL must start with http:// or https://');
  if (url.username || url.password) throw badUrl('The URL must not contain a user name or password');
  if (!url.hostname.startsWith('[')) url.hostname = url.hostname.replace(/(?<!\.)\.+$/, '');
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  if (hostname === '' || hostname.endsWith('.') || hostname.length > 253)
    throw badUrl('The URL has no valid host');
  const secure = url.protocol === 'https:';
  const port = url.port === '' ? (secure ? 443 : 80) : Number(url.port);
  if (port === 0) throw badUrl('The URL must not use port 0');
  return { url, secure, hostname, port, literal: isIP(hostname) !== 0 };
};

/** RFC 6761, 6.3: these names mean loopback and are never looked up in DNS. */
export const isLoopbackName = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost');

export const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1'];

/** Host and port for messages: `api.example.com`, `127.0.0.1:9`, `[::1]:9`. */
export const displayHost = (target: RequestTarget): string => target.url.host;
