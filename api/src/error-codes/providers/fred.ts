import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const fred: ProviderCodes = {
  name: 'FRED',
  slugs: ['fred'],
  hosts: ['api.stlouisfed.org'],
  source: 'https://fred.stlouisfed.org/docs/api/fred/errors.html',
  checked: '2026-11-25',
  messages: [
    [
      /variable api_key/i,
      [
        'credential',
        'The API does not accept the {key}: the parameter api_key is missing, or is not one of 32 lower-case letters and digits that is registered.',
      ],
    ],
    [/series does not exist|does not exist/i, ['not-found', 'The series does not exist.']],
    [/rate limit/i, 'rate-limit'],
    [/not one of|is not set|variable .{0,40}(?:is|must)|value of variable/i, 'request'],
  ],
  codes: {},
};
