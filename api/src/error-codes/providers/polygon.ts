import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const PLAN: Meaning = [
  'payment',
  'The plan of the account does not include this: choose a larger one, under its billing.',
];
const SYMBOL_EXIST: Meaning = ['not-found', 'The symbol does not exist, or the plan does not include it.'];
export const polygon: ProviderCodes = {
  name: 'Polygon',
  slugs: ['polygon'],
  hosts: ['api.polygon.io', 'api.massive.com'],
  source: 'https://polygon.io/docs/rest/quickstart',
  checked: '2026-11-25',
  messages: [
    [
      /unknown api key|api key was not provided/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or missing from the parameter apiKey or after Bearer in the Authorization header.',
      ],
    ],
    [/not entitled|upgrade your plan|doesn.t include|not include/i, PLAN],
    [
      /exceeded the maximum requests|maximum requests per minute/i,
      ['rate-limit', 'Too many requests for the plan in a short time: wait a minute.'],
    ],
    [/ticker not found|data not found|not found/i, SYMBOL_EXIST],
    [/could not parse|invalid|missing/i, 'request'],
  ],
  codes: {
    NOT_AUTHORIZED: PLAN,
    NOT_FOUND: SYMBOL_EXIST,
  },
};
