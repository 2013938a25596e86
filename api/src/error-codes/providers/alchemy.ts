import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const alchemy: ProviderCodes = {
  name: 'Alchemy',
  slugs: ['alchemy'],
  hosts: ['*.g.alchemy.com', 'dashboard.alchemy.com'],
  source: 'https://www.alchemy.com/docs/reference/error-reference',
  checked: '2026-11-25',
  messages: [
    [
      /compute units per second|cups|throughput/i,
      [
        'rate-limit',
        'Too many requests: the compute units of this second are used up. Send them more slowly, and again after a short wait; the {key} itself is not the reason.',
      ],
    ],
    [
      /monthly capacity limit|capacity limit/i,
      ['quota', 'The compute units of the month are used up: choose a larger plan.'],
    ],
    [
      /must be authenticated|invalid (?:api key|access key)/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or missing from the address, where it follows /v2/ (or Bearer in the Authorization header).',
      ],
    ],
    [
      /not enabled for this app|network.{0,30}not enabled|is not enabled/i,
      ['not-enabled', 'The network is not enabled for the app: enable it in the dashboard.'],
    ],
    [/app is inactive/i, ['account', 'The app is not active: see the dashboard of the account.']],
    [
      /block range|response size|query timeout|log response/i,
      ['request', 'The request asks for too much: its range of blocks is too large.'],
    ],
    [
      /paid tier|upgrade|growth/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [
      /insufficient funds/i,
      ['customer', 'The balance of the user’s wallet is too low for the transaction and its gas.'],
    ],
    [
      /nonce too low|already known|replacement transaction/i,
      ['conflict', 'A transaction with this nonce exists already.'],
    ],
    [
      /execution reverted/i,
      ['request', 'The contract rejected the call: a value or the sender does not fit.'],
    ],
  ],
  codes: {
    '-32700': ['request', 'The API could not read the JSON of the body.'],
    '-32600': 'request',
    '-32601': ['request', 'The API does not know the method.'],
    '-32602': 'request',
    '-32603': 'server',
    '-32005': 'rate-limit',
  },
};
