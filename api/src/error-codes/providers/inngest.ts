import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const inngest: ProviderCodes = {
  name: 'Inngest',
  slugs: ['inngest'],
  hosts: ['api.inngest.com', 'inn.gs'],
  source: 'https://www.inngest.com/docs/events',
  checked: '2026-11-25',
  messages: [
    [
      /event key/i,
      [
        'credential',
        'The API does not accept the {key}: the event key in the path is wrong, deleted or of another environment.',
      ],
    ],
    [
      /^(?:unauthorized|not authorized)|authentication|signing key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or not the signing key (signkey-) of this environment, sent as Bearer.',
      ],
    ],
  ],
  codes: {
    event_key_not_found: 'credential',
  },
};
