import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const llamaparse: ProviderCodes = {
  name: 'LlamaParse',
  slugs: ['llamaparse'],
  hosts: ['api.cloud.llamaindex.ai', 'api.cloud.eu.llamaindex.ai'],
  source: 'https://docs.cloud.llamaindex.ai/',
  checked: '2026-11-25',
  messages: [
    [/\bcredits?\b/i, ['payment', 'The credits of the account are used up: top up its balance.']],
    [
      /invalid (?:\w+ )?(?:api key|token)|api key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or the account is in the other region (api.cloud.eu.llamaindex.ai). It begins with llx-.',
      ],
    ],
    [
      /not (?:completed|ready|finished)|pending/i,
      ['not-ready', 'The result is not ready yet: ask again shortly.'],
    ],
    [
      /unsupported file|file type/i,
      [
        'request',
        'The API does not accept the file: its format is not supported, or it is damaged or empty.',
      ],
    ],
  ],
  codes: {},
};
