import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const podcastIndex: ProviderCodes = {
  name: 'Podcast Index',
  slugs: ['podcast-index'],
  hosts: ['api.podcastindex.org'],
  source: 'https://podcastindex-org.github.io/docs-api/',
  checked: '2026-11-25',
  messages: [
    [/x-auth-date|timestamp|clock|time/i, 'clock'],
    [
      /authorization header|api key|x-auth-key|authentication/i,
      [
        'signature',
        'The signature in the Authorization header does not match: it is the SHA-1 of the key, the secret and the time.',
      ],
    ],
    [/user-agent/i, ['request', 'The User-Agent header is missing.']],
    [/not found/i, 'not-found'],
  ],
  codes: {},
};
