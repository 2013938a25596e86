import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const podcastIndex: ProviderCodes = {
  name: 'Podcast Index',
  slugs: ['podcast-index'],
  hosts: ['api.podcastindex.org'],
  source: 'https://podcastindex-org.github.io/docs-api/',
  checked: '2026-11-25',
  messages: [
    [/x-auth-date|timestamp|clock|server time/i, 'clock'],
    [
      /authorization header|api key|x-auth-key|authentication/i,
      [
        'credential',
        'The API does not accept the {key}: the key (X-Auth-Key) or its secret is wrong, or the signature does not match. The Authorization header is the SHA-1 of key, secret and X-Auth-Date.',
      ],
    ],
    [/user-agent/i, ['request', 'The User-Agent header is missing.']],
    [/not found/i, 'not-found'],
  ],
  codes: {},
};
