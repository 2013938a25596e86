import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const libretranslate: ProviderCodes = {
  name: 'LibreTranslate',
  slugs: ['libretranslate'],
  hosts: ['libretranslate.com'],
  source: 'https://docs.libretranslate.com/',
  checked: '2026-11-25',
  messages: [
    [/api key/i, 'credential'],
    [/is not supported|must be|missing|invalid/i, 'request'],
    [/slowdown|too many|banned/i, 'rate-limit'],
    [/characters|exceeds|limit/i, ['request', 'The text is too long for the plan.']],
  ],
  codes: {},
};
