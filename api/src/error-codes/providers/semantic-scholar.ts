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
      [
        'rate-limit',
        'Too many requests: without a key (header x-api-key) all callers share one limit, with one the first is one call in a second. Wait, or apply for one.',
      ],
    ],
    [
      /forbidden/i,
      [
        'credential',
        'The API does not accept the {key} in the x-api-key header: it is wrong, or expired because it was not used.',
      ],
    ],
    [/not found/i, 'not-found'],
    [/unrecognized|unsupported|no valid|missing/i, 'request'],
  ],
  codes: {},
};
