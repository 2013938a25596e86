import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const kit: ProviderCodes = {
  name: 'Kit',
  slugs: ['kit'],
  hosts: ['api.kit.com', 'api.convertkit.com'],
  source: 'https://developers.kit.com/api-reference/response-codes',
  checked: '2026-11-25',
  messages: [
    [
      /cancelled|complained|bounced|blocked/i,
      ['customer', 'The recipient unsubscribed, complained or bounced.'],
    ],
    [
      /requires? oauth/i,
      [
        'credential',
        'The API does not accept the {key} here: this endpoint takes only the access token of a login with OAuth.',
      ],
    ],
    [
      /access token (?:is|was) (?:invalid|expired|revoked)|api key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong or expired. A key is sent in the X-Kit-Api-Key header, an access token as Bearer.',
      ],
    ],
    [
      /upgrade|\bplans?\b/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
  ],
  codes: {},
};
