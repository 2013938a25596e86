import { isStorable } from './storable.ts';

export const MAX_URL_LENGTH = 2048;

/** True for an absolute http or https URL without user information that both databases can store. */
export const isHttpUrl = (value: string): boolean => {
  if (!isStorable(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  // Chromium accepts a space in a host, as %20, which Node.js and the standard reject.
  return (
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    !url.hostname.includes('%') &&
    url.username === '' &&
    url.password === ''
  );
};
