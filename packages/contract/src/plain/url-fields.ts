/*
 * `{name}` in the URLs of login servers and APIs: what is another one for each customer.
 */

const LEADING_FIELD = /^\{[\w-]+\}/;

/** The names of the fields in a URL, as often as they are there. */
export const fieldsInUrl = (url: string): string[] =>
  [...url.matchAll(/\{([\w-]+)\}/g)].map(([, name = '']) => name);

/** The URL with a stand-in for each field, so that the rest of it can be read. */
export const withFieldStandIns = (url: string): string => url.replaceAll(/\{[\w-]+\}/g, 'name');

/** The same where a field that begins it stands for a URL: `{instance_url}/services`. */
export const withUrlStandIns = (url: string): string =>
  withFieldStandIns(url.replace(LEADING_FIELD, 'https://name.example'));
