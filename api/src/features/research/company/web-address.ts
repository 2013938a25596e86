import { httpUrl } from '@gatehouse/contract/common.ts';

/** Longer addresses are none that a person was meant to see. */
const MAX_LENGTH = 500;
const schema = httpUrl();

/** An http or https URL that a document names, absolute and without its fragment; undefined for anything else. */
export const addressIn = (text: unknown, base: URL | string): string | undefined => {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return undefined;
  const url = URL.parse(text.trim(), String(base));
  if (url === null) return undefined;
  url.hash = '';
  return url.href.length <= MAX_LENGTH && schema.safeParse(url.href).success ? url.href : undefined;
};
