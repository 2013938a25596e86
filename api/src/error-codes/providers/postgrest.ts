import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const COLUMN_EXIST: Meaning = ['not-found', 'The column does not exist.'];
const DATABASE_FREE: Meaning = [
  'overloaded',
  'The database has no free connection, as it is overloaded: try again shortly.',
];
const DATABASE_COULD: Meaning = ['server', 'The database could not be reached: try again shortly.'];

/** Supabase's data API: codes of PostgREST, and of PostgreSQL itself. */
export const postgrest: ProviderCodes = {
  name: 'PostgREST',
  hosts: ['*.supabase.co'],
  source: 'https://docs.postgrest.org/en/stable/references/errors.html',
  checked: '2026-11-25',
  hasForm: (body) => /^PGRST\w{3}$/.test(String(body.code)) && 'hint' in body,
  codes: {
    PGRST301: ['credential', 'The {key} is expired or is not valid: log in again or rotate it.'],
    PGRST302: 'credential',
    PGRST303: ['credential', 'The {key} is expired or its claims are not valid.'],
    PGRST106: ['not-enabled', 'The schema is not enabled for the API: add it to the exposed schemas.'],
    PGRST116: ['not-found', 'The row was not found, or there are several.'],
    PGRST202: ['not-found', 'The function does not exist with these parameters.'],
    PGRST204: COLUMN_EXIST,
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
    '42703': COLUMN_EXIST,
    '42883': ['not-found', 'The function does not exist.'],
    '57014': ['server', 'The query took too long: request less, or add an index.'],
    22001: ['request', 'A value is too long.'],
    22003: ['request', 'A number is too large a value.'],
    22007: 'request',
    25006: ['request', 'The database is read-only; the value of the method has to be another.'],
    28000: 'credential',
    40001: ['conflict', 'Another request changed the same data at the same time: try again.'],
    42601: ['request', 'The API does not accept the SQL of the function.'],
    53300: DATABASE_FREE,
    53400: ['quota', 'A quota of the account is used up: request a larger one, or delete what is not used.'],
    PGRST000: DATABASE_COULD,
    PGRST001: DATABASE_COULD,
    PGRST002: DATABASE_COULD,
    PGRST003: DATABASE_FREE,
    PGRST100: ['request', 'The API could not read a parameter of the query.'],
    PGRST102: ['request', 'The API could not read the body.'],
    PGRST103: ['request', 'The range is outside of the rows: that value has to be smaller.'],
    PGRST107: 'request',
    PGRST108: ['request', 'The filter names a resource that is missing in select.'],
    PGRST118: 'request',
    PGRST125: ['not-found', 'The path does not exist.'],
    PGRST200: [
      'request',
      'There is no relation between the tables: a foreign key is missing, or the cache of the schema is old.',
    ],
    PGRST201: ['request', 'There is more than one relation between the tables: name one as the value.'],
    PGRST203: ['request', 'More than one function fits the parameters.'],
    PGRST300: 'server',
    '08000': 'server',
    '23P01': ['conflict', 'The row conflicts with another one.'],
    '40P01': ['conflict', 'Another request locked the same data at the same time: try again.'],
    '42P17': ['server', 'A policy of the table refers to itself, so the database failed on its side.'],
    '55P03': ['conflict', 'Another request holds a lock on the data.'],
    P0001: ['request', 'A function of the database did not accept the values: the message says why.'],
    '28P01': 'credential',
  },
};
