/*
 * What can be imported into the saved endpoints and exported from them. Screens need this before any schema is loaded,
 * so it imports none.
 */

export const IMPORT_FORMATS = [
  'openapi',
  'postman',
  'insomnia',
  'bruno',
  'hoppscotch',
  'har',
  'http',
  'curl',
  'env',
] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

export const EXPORT_FORMATS = ['openapi', 'postman', 'curl', 'http'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What people call the formats. */
export const FORMAT_NAMES: Record<ImportFormat | ExportFormat, string> = {
  openapi: 'OpenAPI',
  postman: 'Postman',
  insomnia: 'Insomnia',
  bruno: 'Bruno',
  hoppscotch: 'Hoppscotch',
  har: 'HAR',
  http: '.http',
  curl: 'cURL',
  env: '.env',
};

/** The longest document, in characters. */
export const MAX_IMPORT_LENGTH = 10 * 1024 * 1024;
/** Requests of one document that are listed; the review says how many more there are. */
export const MAX_IMPORT_ENTRIES = 3000;
/** Secrets of one document that are listed. */
export const MAX_IMPORT_SECRETS = 200;
/** Problems of one document that are listed. */
export const MAX_IMPORT_PROBLEMS = 200;
