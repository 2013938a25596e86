/** Null for no filter, else the categories, at least one of which an API must have. */
export type Allowed = readonly string[] | null;

export const ALLOWED = `(:categories IS NULL OR api.id IN (
  SELECT api FROM api_category WHERE category IN (SELECT value FROM json_each(:categories))))`;

export const allowedParam = (allowed: Allowed): string | null =>
  allowed === null ? null : JSON.stringify(allowed);
