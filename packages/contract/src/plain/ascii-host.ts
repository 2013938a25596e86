import { isHttpUrl } from '#src/plain/http-url.ts';

/**
 * The URL with its host as it is sent (punycode) if it has other letters than those of ASCII: a Cyrillic letter looks like a
 * Latin one, and leads elsewhere. Everything else stays as it is written.
 */
export const withAsciiHost = (value: string): string => {
  const [, scheme = '', authority = ''] = /^([a-z]+:\/\/)([^/?#\\]*)/i.exec(value) ?? [];
  if (/^[\0-\x7F]*$/.test(authority) || !isHttpUrl(value)) return value;
  return scheme + new URL(value).host + value.slice(scheme.length + authority.length);
};

/** What is said before a key is sent to a host that is written with other letters than those of ASCII; empty for any other. */
export const foreignLettersNote = (host: string): string =>
  /(?:^|\.)xn--/i.test(host)
    ? 'Its name has letters of another alphabet, which may look like those of a name that you know. '
    : '';
