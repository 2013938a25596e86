import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const brightData: ProviderCodes = {
  name: 'Bright Data',
  slugs: ['bright-data'],
  hosts: ['api.brightdata.com'],
  source: 'https://docs.brightdata.com/proxy-networks/errorCatalog',
  checked: '2026-11-25',
  messages: [
    [/invalid credentials|user not found|authentication/i, 'credential'],
    [
      /zone .{0,40}(?:not found|does not exist)|zone_not_found/i,
      ['not-found', 'The zone does not exist: check its name.'],
    ],
    [
      /account is suspended|not active/i,
      ['account', 'The account is suspended or not active: see its dashboard.'],
    ],
    [/balance|funds|payment/i, ['payment', 'The balance of the account is used up: top it up.']],
    [
      /snapshot.{0,30}(?:not ready|is (?:building|running))|not ready/i,
      ['not-ready', 'The data is not ready yet: try again shortly.'],
    ],
    [
      /robots\.txt|immediate access mode|policy/i,
      ['policy', 'The policy of the provider blocks this site for the account until it is verified.'],
    ],
  ],
  codes: {},
};
