import { isHttpUrl, MAX_URL_LENGTH } from './http-url.ts';

/**
 * The host, with its port if it has one, from what the user typed as a company domain: a scheme and a path are removed,
 * and letters become lower case. Undefined if it is not an http host or contains user information.
 */
export const companyHost = (typed: string): string | undefined => {
  const trimmed = typed.trim();
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  return address.length <= MAX_URL_LENGTH && isHttpUrl(address) ? new URL(address).host : undefined;
};
