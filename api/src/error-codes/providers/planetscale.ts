import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const planetscale: ProviderCodes = {
  name: 'PlanetScale',
  slugs: ['planetscale'],
  hosts: ['api.planetscale.com'],
  source: 'https://planetscale.com/docs/api/planetscale-api-oauth-applications',
  checked: '2026-11-25',
  messages: [
    [
      /does not have access/i,
      [
        'permission',
        'The service token lacks an access, which the message names: add it to the token, for this database or the organization.',
      ],
    ],
    [/already been taken|already exists/i, ['conflict', 'One with this name exists already.']],
  ],
  codes: {
    unauthorized: [
      'credential',
      'The API does not accept the {key}: Authorization takes the id of the service token and the token, as id:token without “Bearer”.',
    ],
    not_found: [
      'not-found',
      'The organization, database or branch does not exist, or the service token lacks access to it.',
    ],
    forbidden: 'permission',
    unprocessable: 'request',
    service_unavailable: 'overloaded',
  },
};
