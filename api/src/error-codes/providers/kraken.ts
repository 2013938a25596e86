import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Errors come with 200, in a list of texts. */
export const kraken: ProviderCodes = {
  name: 'Kraken',
  slugs: ['kraken'],
  hosts: ['api.kraken.com', 'futures.kraken.com'],
  source: 'https://docs.kraken.com/api/docs/guides/spot-errors',
  checked: '2026-11-25',
  messages: [
    [
      /EAPI:Invalid key/,
      [
        'credential',
        'The API does not accept the {key}: the one in API-Key is wrong or was deleted, or is of Kraken Futures.',
      ],
    ],
    [/EAPI:Bad request/, 'credential'],
    [
      /EAPI:Invalid signature/,
      [
        'signature',
        'The signature in API-Sign does not match: the private key is wrong, or path, nonce and body were signed in another form than they were sent.',
      ],
    ],
    [
      /EAPI:Invalid nonce/,
      [
        'request',
        'The nonce of the request was used before or is lower than the last one: send a higher value, and give each program a {key} of its own.',
      ],
    ],
    [
      /EGeneral:Permission denied|EAPI:Feature disabled/,
      ['permission', 'The {key} lacks a permission for this: add it in the settings of the {key}.'],
    ],
    [
      /EAPI:Rate limit|EOrder:Rate limit|EService:Throttled|EGeneral:Too many requests|EOrder:Domain rate/,
      'rate-limit',
    ],
    [
      /Temporary lockout/,
      [
        'rate-limit',
        'Too many requests failed, so the {key} is locked for 15 minutes: wait, and correct it first.',
      ],
    ],
    [
      /EOrder:Insufficient (?:funds|margin)|EFunding:Insufficient|EOrder:Margin/,
      ['payment', 'The balance of the account is too low for this.'],
    ],
    [
      /EQuery:Unknown asset pair|EQuery:Unknown asset|EOrder:Unknown (?:order|position)|EFunding:Unknown|EGeneral:Unknown method/,
      'not-found',
    ],
    [
      /EGeneral:Invalid arguments|EOrder:(?:Invalid|Order minimum|Tick size|Cost minimum)|EGeneral:Unknown/,
      'request',
    ],
    [/EService:(?:Unavailable|Busy|Market|Deadline)|EGeneral:Internal/, 'overloaded'],
    [
      /EOrder:(?:Positions|Orders) limit/,
      ['quota', 'The open orders or positions that the account may have are used up.'],
    ],
    [
      /EAccount|EAuth:Account|EGeneral:.*unverified|restricted/i,
      ['account', 'The account is disabled or suspended: ask the support.'],
    ],
  ],
  codes: {},
};
