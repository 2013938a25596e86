import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const TOKEN: Meaning = [
  'credential',
  'The API does not accept the {key}: it is wrong, expired or deleted. It goes after Bearer into the Authorization header, or into the parameter token.',
];

export const apify: ProviderCodes = {
  name: 'Apify',
  slugs: ['apify'],
  hosts: ['api.apify.com'],
  source: 'https://docs.apify.com/api/v2#errors',
  checked: '2026-11-25',
  codes: {
    'token-not-provided': 'credential',
    'token-not-valid': TOKEN,
    'user-or-token-not-found': TOKEN,
    'insufficient-permissions': 'permission',
    'insufficient-permissions-for-token': [
      'permission',
      'The {key} lacks a permission: it is restricted to other resources or actions.',
    ],
    'record-not-found': [
      'not-found',
      'What the request names does not exist, or the {key} may not see it. In a path an Actor is named by its id, or as user~name.',
    ],
    'record-or-token-not-found': [
      'not-found',
      'What the request names does not exist, or the {key} is missing or may not see it.',
    ],
    'actor-not-found': 'not-found',
    'page-not-found': 'not-found',
    'invalid-input': ['request', 'The input of the Actor has a value that it does not accept.'],
    'invalid-value': 'request',
    'rate-limit-exceeded': 'rate-limit',
    'actor-is-not-rented': [
      'payment',
      'The Actor has to be rented first, and its trial is over: see the billing of the account.',
    ],
    'actor-memory-limit-exceeded': [
      'quota',
      'The memory of the account is used up by runs that are not finished: stop one, or choose a larger plan.',
    ],
    'concurrent-runs-limit-exceeded': ['quota', 'The runs at the same time that the plan has are used up.'],
    'monthly-usage-limit-too-low': ['quota', 'The monthly limit of spending is used up: raise it.'],
    'not-enough-usage-to-run-paid-actor': [
      'payment',
      'The credits of the account do not suffice for the Actor: see its billing.',
    ],
    'platform-feature-disabled': ['quota', 'The monthly usage of the plan is used up: raise the limit.'],
    'run-timeout-exceeded': ['server', 'The run took too long: read its result later.'],
    'max-items-must-be-greater-than-zero': 'request',
    'request-too-large': ['request', 'The body is too large: put the input into a key-value store.'],
    'run-failed': ['server', 'The run of the Actor failed: see its log, and try again.'],
    'full-permission-actor-not-approved': [
      'permission',
      'The Actor lacks your permission to use the whole account: approve it on its page first.',
    ],
  },
};
