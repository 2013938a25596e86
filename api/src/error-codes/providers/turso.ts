import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const LIMIT: Meaning = [
  'quota',
  'A quota of the account is used up: choose a larger plan, or delete what is not used.',
];
export const turso: ProviderCodes = {
  name: 'Turso',
  slugs: ['turso'],
  hosts: ['api.turso.tech', '*.turso.io'],
  source: 'https://docs.turso.tech/api-reference/response-codes',
  checked: '2026-11-25',
  messages: [
    [
      /jwt|authentication|\btoken\b.{0,30}\b(?:invalid|expired|missing|revoked|required|malformed|not)|(?:invalid|missing|expired|bad|wrong|no) (?:[\w-]+ )?token/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong or expired, or of the other kind. A database (…turso.io) takes a token of the database or its group, api.turso.tech takes an API token.',
      ],
    ],
    [
      /sqlite error|sql_parse|no such (?:table|column)|constraint/i,
      [
        'request',
        'The API does not accept the SQL statement: the message says which value or name is wrong.',
      ],
    ],
    [
      /\bblocked\b|quota|upgrade your plan|exceed|limit.{0,20}reached|reached.{0,30}limit/i,
      [
        'quota',
        'A quota of the plan is used up, such as its rows read or written, or its storage: choose a larger plan, switch on overages, or wait for the next month.',
      ],
    ],
    [/already exists/i, ['conflict', 'A record with the same name or value exists already.']],
    [/not found|could not find/i, 'not-found'],
  ],
  codes: {
    SQL_PARSE_ERROR: ['request', 'The API could not read the SQL statement.'],
    SQLITE_CONSTRAINT: [
      'conflict',
      'A constraint of the table conflicts with this: such as a value that exists already.',
    ],
    SQLITE_UNKNOWN: 'request',
    BLOCKED: LIMIT,
    AUTH_JWT_INVALID: 'credential',
  },
};
