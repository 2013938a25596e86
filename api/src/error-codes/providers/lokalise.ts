import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const lokalise: ProviderCodes = {
  name: 'Lokalise',
  slugs: ['lokalise'],
  hosts: ['api.lokalise.com', 'api.stage.lokalise.cloud'],
  source: 'https://developers.lokalise.com/reference/api-errors',
  checked: '2026-11-25',
  messages: [
    [
      /x-api-token|invalid api token/i,
      [
        'credential',
        'The API does not accept the {key} in the X-Api-Token header: it is wrong or deleted. An OAuth token goes after Bearer in the Authorization header instead.',
      ],
    ],
    [
      /\blocked\b/i,
      ['conflict', 'The project is locked, as another request or an import changes it: try again shortly.'],
    ],
    [
      /read-only|readonly/i,
      ['permission', 'The {key} is not allowed to write: it is a read-only one. Create one that may.'],
    ],
    [
      /\bplan\b|upgrade|subscription/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [
      /(?:keys|words|projects|seats) limit|limit of .{0,30}(?:keys|words|projects|seats)/i,
      ['quota', 'A limit of the plan is used up, such as its keys or projects: choose a larger one.'],
    ],
  ],
  codes: {
    402: ['payment', 'The plan of the account does not include this, or no more of it: see its billing.'],
    404: 'not-found',
    413: ['request', 'The request is too large, such as more than 500 keys or a file of 50 MB.'],
    423: [
      'conflict',
      'The project is locked, as another request or an import changes it: try again shortly.',
    ],
    429: ['rate-limit', 'Too many requests: 6 in a second, and one at a time for each token and address.'],
  },
};
