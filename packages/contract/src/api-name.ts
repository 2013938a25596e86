/**
 * Normalises an API's name for comparison: two APIs with the same key are the same API, on the screens, in the provider
 * list and in the saved results of a research. Case, spacing and equivalent forms of Unicode do not matter. Stored in the
 * database column `name_key`.
 */
export const apiNameKey = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
