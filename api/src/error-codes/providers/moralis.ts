import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const moralis: ProviderCodes = {
  name: 'Moralis',
  slugs: ['moralis'],
  hosts: ['deep-index.moralis.io', 'solana-gateway.moralis.io'],
  source: 'https://docs.moralis.com/web3-data-api/evm/error-codes',
  checked: '2026-11-25',
  messages: [
    [
      /token is invalid|api key|invalid signature/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or was not sent in the X-API-Key header.',
      ],
    ],
    [
      /free-plan|daily|consumed|upgrade|\bplans?\b/i,
      ['quota', 'The requests of the plan are used up: wait until they are reset, or choose a larger plan.'],
    ],
  ],
  codes: {
    C0006: 'request',
  },
};
