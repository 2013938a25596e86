import { isHttpUrl, MAX_URL_LENGTH } from './http-url.ts';

const HINT = 'Enter a company domain, such as example.com';

/** Why something that was typed is no company domain; undefined if it is one. */
export const companyHostProblem = (typed: string): string | undefined => {
  const trimmed = typed.trim();
  if (companyHost(trimmed) !== undefined) return undefined;
  if (trimmed.length > MAX_URL_LENGTH - 'https://'.length) return `${HINT}: this text is too long`;
  if (trimmed.includes('@')) return `${HINT}, without a user name, a password or an email address`;
  if (/^(?!https?:)[a-z][a-z0-9+.-]*:\/\//i.test(trimmed))
    return `${HINT}: only http and https sites can be read`;
  if (/\S\s+\S/.test(trimmed)) return `${HINT}, not the name of a company; Search query finds APIs by words`;
  return HINT;
};

/**
 * The host, with its port if it has one, from what the user typed as a company domain: a scheme and a path are removed,
 * and letters become lower case. Undefined if it is not an http host or contains user information.
 */
export const companyHost = (typed: string): string | undefined => {
  const trimmed = typed.trim();
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  return address.length <= MAX_URL_LENGTH && isHttpUrl(address) ? new URL(address).host : undefined;
};
