import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Supabase's data API: codes of PostgREST, and of PostgreSQL itself. */
export const postgrest: ProviderCodes = {
  name: 'PostgREST',
  hosts: ['*.supabase.co'],
  source: 'https://docs.postgrest.org/en/stable/references/errors.html',
  checked: '2026-11-22',
  hasForm: (body) => /^PGRST\w{3}$/.test(String(body.code)) && 'hint' in body,
  codes: {
    PGRST301: ['credential', 'The {key} is expired or is not valid: log in again or rotate it.'],
    PGRST302: 'credential',
    PGRST303: ['credential', 'The {key} is expired or its claims are not valid.'],
    PGRST106: ['not-enabled', 'The schema is not enabled for the API: add it to the exposed schemas.'],
    PGRST116: ['not-found', 'The row was not found, or there are several.'],
    PGRST202: ['not-found', 'The function does not exist with these parameters.'],
    PGRST204: ['not-found', 'The column does not exist.'],
    PGRST205: ['not-found', 'The table does not exist in the exposed schema: check its name.'],
    '22P02': ['request', 'A value has the wrong type for its column.'],
    '23502': ['request', 'A value is missing: the column may not be null.'],
    '23503': [
      'conflict',
      'The value refers to a row that does not exist, or is referred to: a conflict with a foreign key.',
    ],
    '23505': ['conflict', 'A row with the same key exists already.'],
    '23514': ['request', 'A value violates a check of the table.'],
    '42501': [
      'permission',
      'The role of the {key} lacks a permission here: a policy of row-level security or a grant does not allow this.',
    ],
    '42P01': ['not-found', 'The table does not exist.'],
    '42703': ['not-found', 'The column does not exist.'],
    '42883': ['not-found', 'The function does not exist.'],
    '57014': ['server', 'The query took too long: request less, or add an index.'],
  },
};
