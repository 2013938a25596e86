import type { IncomingHttpHeaders } from 'node:http';

/** All cookies of that name: a server on another port of this host can set a second one, for a longer path. */
export const cookiesOf = (headers: IncomingHttpHeaders, name: string): string[] =>
  (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));

export type Cookie = {
  name: string;
  value: string;
  /** How long the browser stores it; 0 deletes it. */
  seconds: number;
  /** `Strict`: never with a request that another site started. `Lax`: with a link on another site, too. */
  sameSite: 'Strict' | 'Lax';
  /** Only over https. */
  isSecure: boolean;
};

/** A value for Set-Cookie. No script of a page reads the cookie. */
export const setCookie = ({ name, value, seconds, sameSite, isSecure }: Cookie): string =>
  [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    `SameSite=${sameSite}`,
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
