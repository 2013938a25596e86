import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const openalex: ProviderCodes = {
  name: 'OpenAlex',
  slugs: ['openalex'],
  hosts: ['api.openalex.org', 'content.openalex.org'],
  source: 'https://developers.openalex.org/',
  checked: '2026-11-25',
  messages: [
    [
      /insufficient budget|insufficient credits|daily (?:budget|limit|usage)/i,
      [
        'quota',
        'The budget of the day is used up: it is reset at midnight UTC. With a {key} of its own, or with funds, an account has more.',
      ],
    ],
    [
      /api key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or was not sent as the parameter api_key.',
      ],
    ],
    [
      /cursor pagination|maximum results size/i,
      [
        'request',
        'Pages end after 10,000 results, so the value of page is too large: use the parameter cursor, beginning with *.',
      ],
    ],
    [
      /not a valid (?:field|filter|sort|group)|is not a valid|valid fields are/i,
      [
        'request',
        'A field in filter, sort, select or group_by has a value that does not exist: the message lists those that do.',
      ],
    ],
    [/per-page|per_page/i, ['request', 'The value of per-page is not valid: it is between 1 and 200.']],
  ],
  codes: {},
};
