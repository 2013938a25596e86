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
      ['payment', 'The balance of the account is too low for this.'],
    ],
    [
      /forbidden|request is not authorized|unauthorized|authentication/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or of the other environment (paper and live).',
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
      /potential wash trade|pattern day trad|account (?:is )?(?:not|restricted|blocked)|trading denied/i,
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
    40110000: 'credential',
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
