import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const smarty: ProviderCodes = {
  name: 'Smarty',
  slugs: ['smarty'],
  hosts: ['*.api.smarty.com', '*.smartystreets.com'],
  source: 'https://www.smarty.com/docs/cloud/us-street-api',
  checked: '2026-11-25',
  messages: [
    [
      /payment required|subscription/i,
      [
        'payment',
        'The account has to pay for this: it has no active subscription to this API, or its lookups are used up.',
      ],
    ],
    [
      /too many requests|rate limit/i,
      ['rate-limit', 'Too many requests, or the same one again and again: send up to 100 addresses in one.'],
    ],
    [
      /referer|host .{0,40}not allowed|not allowed/i,
      ['restricted', 'The {key} may not be used from this web site: add its host to the embedded key.'],
    ],
    [
      /authentication|credentials|auth-id|unauthorized/i,
      [
        'credential',
        'The API does not accept the {key}: auth-id and auth-token are wrong or do not belong together. An embedded key is sent as key, with a Referer header that names its host.',
      ],
    ],
  ],
  codes: {},
};
