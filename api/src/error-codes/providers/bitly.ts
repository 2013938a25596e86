import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const bitly: ProviderCodes = {
  name: 'Bitly',
  slugs: ['bitly'],
  hosts: ['api-ssl.bitly.com'],
  source: 'https://dev.bitly.com/docs/getting-started/rate-limits/',
  checked: '2026-11-25',
  messages: [
    [
      /^(?:MONTHLY|DAILY|HOURLY).*LIMIT/i,
      [
        'quota',
        'The links or calls of the plan are used up: wait until they are reset, or choose a larger plan.',
      ],
    ],
    [/^RATE_LIMIT/i, 'rate-limit'],
    [
      /^FORBIDDEN|^BITLINK_FORBIDDEN/,
      [
        // A wrong token gets the same response as one whose user may not do this.
        'credential',
        'The API does not accept the {key} for this: the access token is wrong or was not sent (after Bearer), or its user does not own the link or group, or the plan lacks it.',
      ],
    ],
    [/^(?:INVALID_ACCESS_TOKEN|UNAUTHORIZED|INVALID_TOKEN)/i, 'credential'],
    [/^NOT_FOUND/, 'not-found'],
    [/^ALREADY_A_BITLY_LINK/, ['request', 'The value is a short link already.']],
    [
      /^(?:CUSTOM_)?(?:BITLINK|KEYWORD).*(?:TAKEN|EXISTS|CONFLICT|IN_USE)/,
      ['conflict', 'A record with the same value exists already.'],
    ],
    [
      /^UPGRADE_REQUIRED|PAYMENT/,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [/^INVALID_ARG|^BAD_REQUEST/, 'request'],
  ],
  codes: {},
};
