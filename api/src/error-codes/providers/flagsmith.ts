import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const flagsmith: ProviderCodes = {
  name: 'Flagsmith',
  slugs: ['flagsmith'],
  hosts: ['edge.api.flagsmith.com', 'api.flagsmith.com'],
  source: 'https://docs.flagsmith.com/clients/rest',
  checked: '2026-11-25',
  messages: [
    [
      /environment key/i,
      [
        'credential',
        'The API does not accept the {key}: the X-Environment-Key header needs the key of an environment, from its settings, not one of the organisation or of a user.',
      ],
    ],
    [
      /credentials were not provided|invalid token/i,
      [
        'credential',
        'The API does not accept the {key}: outside of flags and identities it needs one of the organisation, as “Api-Key …” in the Authorization header.',
      ],
    ],
  ],
  codes: {},
};
