import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const PLAN: Meaning = [
  'payment',
  'The plan of the account does not include this: choose a larger one, under its billing.',
];
/** Errors come with 200 or 400. */
export const linear: ProviderCodes = {
  name: 'Linear',
  slugs: ['linear'],
  hosts: ['api.linear.app'],
  source: 'https://linear.app/developers/graphql',
  checked: '2026-11-25',
  messages: [
    [
      /api key as a bearer|bearer prefix/i,
      [
        'credential',
        'The API does not accept the {key} as it was sent: a personal API key goes into the Authorization header without the word Bearer.',
      ],
    ],
    [
      /\bscope\b/i,
      ['permission', 'The {key} lacks the scope that the message names: create or connect it with that.'],
    ],
    [
      /rate limit/i,
      [
        'rate-limit',
        'Too many requests, or too complex ones, in an hour: ask for fewer fields and pages, or use webhooks.',
      ],
    ],
    [
      /entity not found|could not find/i,
      ['not-found', 'What the request names does not exist, or the {key} may not see it.'],
    ],
    [/usage limit|upgrade|\bplans?\b/i, PLAN],
    [/complexity|query too complex/i, ['request', 'The query is too large: ask for fewer fields or pages.']],
  ],
  codes: {
    AUTHENTICATION_ERROR: 'credential',
    'authentication error': 'credential',
    FORBIDDEN: 'permission',
    RATELIMITED: 'rate-limit',
    INPUT_ERROR: 'request',
    GRAPHQL_VALIDATION_FAILED: 'request',
    FEATURE_NOT_ACCESSIBLE: PLAN,
    USAGE_LIMIT_EXCEEDED: ['quota', 'A limit of the plan is used up, such as its issues.'],
    INVALID_INPUT: 'request',
    USER_ERROR: 'request',
    INTERNAL_SERVER_ERROR: 'server',
    LOCK_TIMEOUT: ['server', 'The API took too long: try again.'],
    OTHER: 'request',
  },
};
