import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const semanticScholar: ProviderCodes = {
  name: 'Semantic Scholar',
  slugs: ['semantic-scholar'],
  hosts: ['api.semanticscholar.org'],
  source: 'https://api.semanticscholar.org/api-docs/',
  checked: '2026-11-25',
  messages: [
    [
      /too many requests|please wait|rate/i,
      ['rate-limit', 'Too many requests: without a key all callers share one limit. Apply for one, or wait.'],
    ],
    [/forbidden/i, 'credential'],
    [/not found/i, 'not-found'],
    [/unrecognized|unsupported|no valid|missing/i, 'request'],
  ],
  codes: {},
};
