import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const ahrefs: ProviderCodes = {
  name: 'Ahrefs',
  slugs: ['ahrefs'],
  hosts: ['api.ahrefs.com'],
  source: 'https://docs.ahrefs.com/docs/api/reference/introduction',
  checked: '2026-11-25',
  messages: [
    [
      /\bbad (?:select|where|order_by|having|\w+:)/i,
      [
        'request',
        'A parameter (select, where, order_by …) has a value that is not valid, such as a column that this report does not have: the message names it.',
      ],
    ],
    [
      /units? limit|units .{0,30}(?:exceeded|used|left)|not enough units/i,
      [
        'quota',
        'The API units of the month, or those of this {key}, are used up: see the limits and usage of the account.',
      ],
    ],
    [
      /insufficient plan|upgrade|(?:not (?:available|included)|your) .{0,30}\bplan\b/i,
      [
        'payment',
        'The plan of the account does not include this report: choose a larger one, under its billing.',
      ],
    ],
  ],
  codes: {},
};
