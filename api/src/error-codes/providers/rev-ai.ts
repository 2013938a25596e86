import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const revAi: ProviderCodes = {
  name: 'Rev AI',
  slugs: ['rev-ai'],
  hosts: ['api.rev.ai', 'ec1.api.rev.ai'],
  source: 'https://docs.rev.ai/api/asynchronous/errors/',
  checked: '2026-11-25',
  messages: [
    [
      /authorization has been denied/i,
      [
        'credential',
        'The API does not accept the {key}: the access token is wrong or deleted, missing after Bearer in the Authorization header, or of the deployment in another region.',
      ],
    ],
    [
      /(?:enough|out of|insufficient) (?:credits?|balance)|balance (?:is )?too low/i,
      ['payment', 'The credit of the account is used up: top up its balance.'],
    ],
  ],
  codes: {
    'out-of-credit': ['payment', 'The credit of the account is used up: top up its balance.'],
    'insufficient-balance': ['payment', 'The credit of the account is used up: top up its balance.'],
    'invalid-parameters': [
      'request',
      'A parameter is missing or has a wrong value: parameters in the body names it.',
    ],
    'invalid-job-state': [
      'not-ready',
      'The job is not ready for this, or it failed: current_value in the body is its state. Try again when it is transcribed, or name a callback.',
    ],
    'job-not-found': ['not-found', 'The job does not exist in this account, or was deleted after 30 days.'],
    'unsupported-api-version': ['request', 'The version in the address is a value that does not exist.'],
  },
};
