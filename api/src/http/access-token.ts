import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { cookiesOf, setCookie } from '#src/http/cookies.ts';
import { requestScheme } from '#src/http/request-origin.ts';

const COOKIE = 'gatehouse';
const COOKIE_SECONDS = 30 * 24 * 3600;

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

/** Takes the same time wherever the two differ, and whatever their length. */
const isSame = (given: string, expected: Buffer): boolean => timingSafeEqual(digest(given), expected);

const bearerOf = (headers: IncomingHttpHeaders): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];

/** The token of a `/?token=…` link; undefined for every other URL. */
export const linkToken = (method: string, url: string): string | undefined => {
  if (method !== 'GET' || !url.startsWith('/?')) return undefined;
  // A token contains no space: one stands for a plus sign that was pasted without encoding it.
  return new URLSearchParams(url.slice(2)).get('token')?.replaceAll(' ', '+');
};

export type AccessToken = {
  isToken: (given: string) => boolean;
  /** Checks a request: a bearer token takes precedence over the cookie; other authorization schemes are ignored. */
  check: (headers: IncomingHttpHeaders) => 'right' | 'wrong' | 'wrong-cookie' | 'missing';
  /** Values for Set-Cookie. The cookie is derived from the token and does not reveal it. */
  cookie: (headers: IncomingHttpHeaders) => string;
  clearCookie: (headers: IncomingHttpHeaders) => string;
};

export const createAccessToken = (token: string): AccessToken => {
  const expectedToken = digest(token);
  // Derived only from the token, so it survives a restart, and a new token ends every session.
  const session = createHmac('sha256', token).update('gatehouse browser session').digest('base64url');
  const expectedSession = digest(session);

  const sessionCookie = (headers: IncomingHttpHeaders, value: string, seconds: number): string =>
    setCookie({
      name: COOKIE,
      value,
      seconds,
      sameSite: 'Strict',
      isSecure: requestScheme(headers) === 'https',
    });

  return {
    isToken: (given) => isSame(given, expectedToken),
    check: (headers) => {
      const bearer = bearerOf(headers);
      if (bearer !== undefined) return isSame(bearer, expectedToken) ? 'right' : 'wrong';
      const cookies = cookiesOf(headers, COOKIE);
      if (cookies.length === 0) return 'missing';
      return cookies.some((cookie) => isSame(cookie, expectedSession)) ? 'right' : 'wrong-cookie';
    },
    cookie: (headers) => sessionCookie(headers, session, COOKIE_SECONDS),
    clearCookie: (headers) => sessionCookie(headers, '', 0),
  };
};
