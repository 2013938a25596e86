import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const doppler: ProviderCodes = {
  name: 'Doppler',
  slugs: ['doppler'],
  hosts: ['api.doppler.com'],
  source: 'https://docs.doppler.com/reference/api',
  checked: '2026-11-25',
  messages: [
    [/invalid (?:auth|service) token|token.{0,30}(?:invalid|expired|revoked)|provide a valid/i, 'credential'],
    [
      /could not find requested|not found/i,
      ['not-found', 'The project, config or secret does not exist, or the {key} may not see it.'],
    ],
    [
      /does not have access|not have permission/i,
      [
        'permission',
        'The {key} lacks access to this project or config: a service token is for one config only, a service account for what it was added to.',
      ],
    ],
    [
      /\bplans?\b|upgrade/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [/rate limit/i, 'rate-limit'],
  ],
  codes: {},
};
