/**
 * Normalizes an API's name for comparison: two names with the same key are the same name. Of one company, or in the catalog,
 * they name the same API; two companies may have APIs of the same name. Case, spacing and equivalent forms of Unicode do not matter. Stored in the
 * database column `name_key`.
 */
export const apiNameKey = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The `id` of a result that is an entry of the catalog: it is saved by this id. */
export const catalogResultId = (entry: string): string => `catalog:${entry}`;
