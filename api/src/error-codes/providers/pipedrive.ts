import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const PLAN: Meaning = [
  'payment',
  'The plan of the account does not include this: choose a larger one, under its billing.',
];
const DAY_HEADERS = ['x-daily-requests-left', 'x-daily-ratelimit-token-remaining'];
export const pipedrive: ProviderCodes = {
  name: 'Pipedrive',
  slugs: ['pipedrive'],
  hosts: ['api.pipedrive.com', '*.pipedrive.com'],
  source: 'https://pipedrive.readme.io/docs/core-api-concepts-http-status-codes',
  checked: '2026-11-25',
  // The budget of the day is only in the headers.
  find: ({ success, errorCode }, headers) =>
    success === false &&
    errorCode === 429 &&
    DAY_HEADERS.some((name) => headers[name] !== undefined && Number(headers[name]) <= 0)
      ? ['day-used-up']
      : [],
  messages: [
    [
      /unauthorized access/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong or was regenerated. An API token goes into the header x-api-token (or the parameter api_token), an OAuth token after Bearer in the Authorization header.',
      ],
    ],
    [
      /was deleted|\b(?:not found|does not exist)/i,
      ['not-found', 'It does not exist in this company, or was deleted: check its id.'],
    ],
    [
      /not open|trial expired|payment details/i,
      ['payment', 'The account is not open: its trial is over, or it has to pay.'],
    ],
    [
      /scope and url mismatch|scope/i,
      ['permission', 'The {key} lacks a scope: add it to the app and connect again.'],
    ],
    [
      /limit (?:has been )?reached|exceed.{0,20}(?:open deals|custom fields|limit)/i,
      ['quota', 'A limit of the plan is used up: its open deals or custom fields.'],
    ],
    [/feature.{0,30}(?:not|disabled)|suite|capabilit/i, PLAN],
  ],
  codes: {
    ERR_FEATURE_NOT_AVAILABLE: PLAN,
    'day-used-up': [
      'quota',
      'The API tokens of the day are used up for the company: wait until midnight (UTC), or choose a larger plan.',
    ],
    429: ['rate-limit', 'Too many requests in two seconds: the {key} itself is not the reason.'],
    ERR_NOT_FOUND: 'not-found',
    ERR_FORBIDDEN: 'permission',
    ERR_UNAUTHORIZED: 'credential',
    ERR_SCHEMA_VALIDATION_FAILED: 'request',
  },
};
