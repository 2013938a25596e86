/**
 * What of an API's name tells it from another: two APIs of the same key are the same one, on the screens, in the provider
 * list and among what a research kept. Case, spacing and the forms of Unicode that look alike do not count. The
 * database's `name_key` holds it.
 */
export const apiNameKey = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
