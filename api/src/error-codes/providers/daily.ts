import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const daily: ProviderCodes = {
  name: 'Daily',
  slugs: ['daily'],
  hosts: ['api.daily.co'],
  source: 'https://docs.daily.co/reference/rest-api/your-domain',
  checked: '2026-11-25',
  messages: [
    [/already exists/i, ['conflict', 'A room of this name exists already.']],
    [
      /payment|\bplans?\b|upgrade|credit card/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
  ],
  codes: {
    'authentication-error': [
      'credential',
      'The API does not accept the {key}: it is wrong or of another domain. It is sent after Bearer in the Authorization header.',
    ],
    'invalid-request-error': 'request',
    'not-found': 'not-found',
    'rate-limit-error': 'rate-limit',
    'authorization-header-error': [
      'credential',
      'The call arrived without one: the {key} is missing after Bearer in the Authorization header.',
    ],
    'forbidden-error': 'permission',
    'server-error': 'server',
    'json-parsing-error': ['request', 'The API could not read the JSON of the body.'],
  },
};
