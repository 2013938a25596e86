import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** 404 says that an address was found in no breach. */
export const haveIBeenPwned: ProviderCodes = {
  name: 'Have I Been Pwned',
  slugs: ['have-i-been-pwned'],
  hosts: ['haveibeenpwned.com', 'api.pwnedpasswords.com'],
  source: 'https://haveibeenpwned.com/API/v3#ResponseCodes',
  checked: '2026-11-25',
  statuses: {
    404: ['not-found', 'The address was not found in any known breach, which is a good result.'],
  },
  messages: [
    [
      /hibp-api-key|subscription key|access denied due to/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or was not sent in the hibp-api-key header.',
      ],
    ],
    [
      /user agent/i,
      ['request', 'The User-Agent header is missing: the API does not accept calls without one.'],
    ],
    [/rate limit/i, 'rate-limit'],
    [
      /\bdomain\b|pwned \d|subscription (?:level|does)/i,
      [
        'permission',
        'The domain is not verified for this {key}, or the subscription may not search one of this size.',
      ],
    ],
  ],
  codes: {},
};
