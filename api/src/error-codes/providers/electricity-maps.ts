import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const electricityMaps: ProviderCodes = {
  name: 'Electricity Maps',
  slugs: ['electricity-maps'],
  hosts: ['api.electricitymaps.com', 'api.electricitymap.org'],
  source: 'https://portal.electricitymaps.com/developer-hub/api/getting-started',
  checked: '2026-11-25',
  messages: [
    [
      /unauthori[sz]ed for zone/i,
      [
        'credential',
        'The API does not accept the {key} for this zone: it is wrong, or its plan has other zones. The portal lists them.',
      ],
    ],
    [
      /auth-?token|authentication token/i,
      ['credential', 'The API does not accept the {key}: it is wrong, or missing in the auth-token header.'],
    ],
    [
      /zone .{0,40}does not exist|unknown zone/i,
      ['not-found', 'The zone does not exist: /v3/zones lists them.'],
    ],
    [/no (?:recent )?data/i, ['not-found', 'There is no data for this zone and time: it does not exist.']],
  ],
  codes: {},
};
