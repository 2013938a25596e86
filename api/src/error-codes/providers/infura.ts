import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const infura: ProviderCodes = {
  name: 'Infura',
  slugs: ['infura'],
  hosts: ['*.infura.io'],
  source: 'https://docs.metamask.io/services/reference/error-codes/',
  checked: '2026-11-25',
  messages: [
    [
      /daily request count exceeded|daily.{0,20}limit|credit/i,
      ['quota', 'The requests of the plan are used up: wait until they are reset, or choose a larger plan.'],
    ],
    [/rate limit|too many/i, 'rate-limit'],
    [
      /not have access to this network|network .{0,40}(?:not enabled|disabled)/i,
      [
        'not-enabled',
        'This network is not enabled for the {key}: enable it in its settings in the dashboard.',
      ],
    ],
    [
      /private key only|rejected due to project id settings/i,
      [
        'credential',
        'The API does not accept the {key} alone: its settings require the secret too, or allow only certain origins, addresses or contracts.',
      ],
    ],
    [
      /project id|invalid project/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or the settings of the project do not allow this call.',
      ],
    ],
    [
      /execution reverted/i,
      ['request', 'The contract rejected the call: a value or the sender does not fit.'],
    ],
    [
      /more than 10000 results/i,
      ['request', 'The request asks for too much: its range of blocks is too large.'],
    ],
  ],
  codes: {
    '-32005': 'rate-limit',
    '-32601': ['request', 'The API does not know the method.'],
    '-32602': 'request',
    '-32000': 'request',
    '-32002': 'server',
    '-32003': 'request',
    '-32004': 'request',
  },
};
