import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const nominatim: ProviderCodes = {
  name: 'Nominatim',
  slugs: ['nominatim'],
  hosts: ['nominatim.openstreetmap.org'],
  source: 'https://nominatim.org/release-docs/latest/api/Reverse/',
  checked: '2026-11-25',
  messages: [
    [
      /unable to geocode/i,
      [
        'not-found',
        'An address was not found at these coordinates: it may be the sea, or lat and lon are the wrong way round.',
      ],
    ],
    [
      /usage policy|bulk|blocked/i,
      [
        'policy',
        'The call was blocked by the usage policy: at most one request in a second, and a User-Agent or Referer that names the application.',
      ],
    ],
    [/parameter .{0,40}(?:missing|must|invalid)|need coordinates/i, 'request'],
  ],
  codes: {},
};
