import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const PLAN: Meaning = [
  'payment',
  'The plan of the account does not include this: choose a larger one, under its billing.',
];
export const pipedrive: ProviderCodes = {
  name: 'Pipedrive',
  slugs: ['pipedrive'],
  hosts: ['api.pipedrive.com', '*.pipedrive.com'],
  source: 'https://pipedrive.readme.io/docs/core-api-concepts-http-status-codes',
  checked: '2026-11-25',
  messages: [
    [
      /was deleted|deal (?:not found|does not exist)/i,
      ['not-found', 'It was deleted and does not exist any more.'],
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
    [/request over limit/i, 'rate-limit'],
  ],
  codes: {
    ERR_FEATURE_NOT_AVAILABLE: PLAN,
    ERR_NOT_FOUND: 'not-found',
    ERR_FORBIDDEN: 'permission',
    ERR_UNAUTHORIZED: 'credential',
    ERR_SCHEMA_VALIDATION_FAILED: 'request',
  },
};
