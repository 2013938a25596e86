import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const dunBradstreet: ProviderCodes = {
  name: 'Dun & Bradstreet',
  slugs: ['dun-bradstreet'],
  hosts: ['plus.dnb.com'],
  source: 'https://directplus.documentation.dnb.com/html/resources/ErrorsAndInformationCodes.html',
  checked: '2026-11-25',
  messages: [
    [
      /authori[sz]ed to access|not entitled|entitlement/i,
      [
        'not-enabled',
        'This product or data block is not enabled for the account: its contract lacks it, so ask D&B for it.',
      ],
    ],
    [
      /d-?u-?n-?s.{0,40}(?:not found|no longer|does not exist)|no match|insufficient (?:data|information)/i,
      [
        'not-found',
        'D&B has no such company or no such data of it: it was not found. Look up the D-U-N-S number first.',
      ],
    ],
    [
      /d-?u-?n-?s.{0,40}(?:invalid|must|required|missing)/i,
      ['request', 'The D-U-N-S number has a wrong value: it is nine digits.'],
    ],
    [
      /token.{0,40}(?:invalid|expired)|(?:invalid|expired|missing) (?:\w+ )?(?:token|credential)/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong or expired. A token is valid for 24 hours: get another with the consumer key and secret.',
      ],
    ],
    [/rate limit|too many|quota/i, 'rate-limit'],
  ],
  codes: {},
};
