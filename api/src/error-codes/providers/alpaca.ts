import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const alpaca: ProviderCodes = {
  name: 'Alpaca',
  slugs: ['alpaca'],
  hosts: ['*.alpaca.markets'],
  source: 'https://docs.alpaca.markets/docs/api-references',
  checked: '2026-11-25',
  messages: [
    [
      /insufficient (?:buying power|qty|balance)/i,
      [
        'payment',
        'The buying power, or what the account holds of the asset, is too low: its balance has to grow, or other open orders be canceled.',
      ],
    ],
    [
      /forbidden|request is not authorized|unauthorized|authentication/i,
      [
        'credential',
        'The API does not accept the {key}: APCA-API-KEY-ID or APCA-API-SECRET-KEY is wrong, or of the other environment (paper-api for paper, api for live).',
      ],
    ],
    [
      /recent sip/i,
      [
        'payment',
        'The plan of the account does not include the latest data of all exchanges: send feed=iex, or an end more than 15 minutes ago, or choose a larger plan under its billing.',
      ],
    ],
    [
      /subscription does not permit|not permit/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [
      /asset .{0,30}not found|could not find asset|position does not exist|order not found|invalid symbol/i,
      ['not-found', 'The asset, order or position does not exist.'],
    ],
    [
      /wash trade/i,
      [
        'conflict',
        'The order conflicts with an open one of the account on the other side: cancel that, or send both as one order with legs.',
      ],
    ],
    [
      /pattern day trad/i,
      [
        'account',
        'The account has too little equity for another day trade: a rule does not allow the order.',
      ],
    ],
    [
      /account (?:is )?(?:not|restricted|blocked)|trading denied/i,
      ['account', 'A rule or a limit of the account does not allow the order.'],
    ],
    [
      /already (?:filled|canceled)|not cancelable|order is not open|client_order_id must be unique/i,
      ['conflict', 'The order is filled or canceled already, or its own id was used before.'],
    ],
  ],
  codes: {
    40010000: 'request',
    40010001: 'request',
    40110000: [
      'credential',
      'The API does not accept the {key}: APCA-API-KEY-ID or APCA-API-SECRET-KEY is wrong, or of the other environment (paper-api for paper, api for live).',
    ],
    40310000: [
      'account',
      'The account may not do this: its balance is too low, or a rule of trading does not allow it.',
    ],
    40410000: 'not-found',
    42210000: 'request',
    42910000: 'rate-limit',
    50010000: 'server',
  },
};
