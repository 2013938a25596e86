import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Errors come with 200, in XML. */
export const namecheap: ProviderCodes = {
  name: 'Namecheap',
  slugs: ['namecheap'],
  hosts: ['api.namecheap.com', 'api.sandbox.namecheap.com'],
  source: 'https://www.namecheap.com/support/api/error-codes/',
  checked: '2026-11-25',
  messages: [
    [
      /invalid request ip|request ip/i,
      ['restricted', 'The {key} may not be used from this address: add it to the allowed ones.'],
    ],
    [
      /api key is invalid|api access has not been enabled|parameter apikey/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, the API is not enabled for the account, or it is of the other environment (api.namecheap.com or api.sandbox.namecheap.com).',
      ],
    ],
    [
      /domain (?:name )?not found|not associated/i,
      ['not-found', 'The domain does not exist in this account.'],
    ],
    [/too many requests/i, 'rate-limit'],
    [
      /insufficient|not enough funds|order .{0,30}failed/i,
      ['payment', 'The balance of the account is too low.'],
    ],
    [/parameter .{0,40}(?:missing|invalid)|is invalid|is missing/i, 'request'],
  ],
  codes: {},
};
