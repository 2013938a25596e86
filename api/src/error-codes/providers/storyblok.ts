import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const storyblok: ProviderCodes = {
  name: 'Storyblok',
  slugs: ['storyblok'],
  hosts: [
    'api.storyblok.com',
    'api-us.storyblok.com',
    'mapi.storyblok.com',
    'api-ap.storyblok.com',
    'api-ca.storyblok.com',
  ],
  source: 'https://www.storyblok.com/docs/api/content-delivery/v2',
  checked: '2026-11-25',
  messages: [
    [
      /unauthorized/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, of another kind, or the space is in another region.',
      ],
    ],
    [
      /this record could not be found/i,
      ['not-found', 'The story does not exist, or is not published in this version.'],
    ],
  ],
  codes: {},
};
