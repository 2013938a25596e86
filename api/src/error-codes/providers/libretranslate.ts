import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const libretranslate: ProviderCodes = {
  name: 'LibreTranslate',
  slugs: ['libretranslate'],
  hosts: ['libretranslate.com'],
  source: 'https://docs.libretranslate.com/',
  checked: '2026-11-25',
  messages: [
    [
      /api key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong or missing. It goes into the body, as api_key; this server has no free calls, but your own may have.',
      ],
    ],
    [
      /is not supported/i,
      [
        'request',
        'The language in source or target is a value that this server does not know: /languages lists them.',
      ],
    ],
    [/must be|missing|invalid/i, 'request'],
    [/slowdown|too many|banned/i, 'rate-limit'],
    [/characters|exceeds|limit/i, ['request', 'The text is too long for the plan.']],
  ],
  codes: {},
};
