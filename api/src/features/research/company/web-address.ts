import { httpUrl } from '@gatehouse/contract/common.ts';

/** Longer URLs are not meant for people. */
const MAX_LENGTH = 500;
const schema = httpUrl();

/** An http or https URL from a document, absolute and without its fragment; undefined for anything else. */
export const addressIn = (text: unknown, base: URL | string): string | undefined => {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return undefined;
  const url = URL.parse(text.trim(), String(base));
  if (url === null) return undefined;
  url.hash = '';
  return url.href.length <= MAX_LENGTH && schema.safeParse(url.href).success ? url.href : undefined;
};
