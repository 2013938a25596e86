import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const musicbrainz: ProviderCodes = {
  name: 'MusicBrainz',
  slugs: ['musicbrainz'],
  hosts: ['musicbrainz.org', 'coverartarchive.org'],
  source: 'https://musicbrainz.org/doc/MusicBrainz_API/Rate_Limiting',
  checked: '2026-11-25',
  messages: [
    [
      /exceeding the allowable rate limit|currently busy/i,
      [
        'rate-limit',
        'Too many requests: one in a second is allowed, with a User-Agent that names your application.',
      ],
    ],
    [/user.?agent/i, ['request', 'The User-Agent header is missing: it has to name your application.']],
    [/not found/i, 'not-found'],
    [/invalid|\bmbid|\binc\b/i, 'request'],
  ],
  codes: {},
};
