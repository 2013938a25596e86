import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const customerIo: ProviderCodes = {
  name: 'Customer.io',
  slugs: ['customer-io'],
  hosts: [
    'api.customer.io',
    'track.customer.io',
    'api-eu.customer.io',
    'track-eu.customer.io',
    'cdp.customer.io',
  ],
  source: 'https://docs.customer.io/integrations/api/app/',
  checked: '2026-11-25',
  messages: [
    [
      /transactional message.{0,40}not found/i,
      ['not-found', 'The transactional message does not exist: check its id.'],
    ],
    [
      /unauthori[sz]ed/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or of another kind (App API, Track API), or the account is in the other region.',
      ],
    ],
  ],
  codes: {},
};
