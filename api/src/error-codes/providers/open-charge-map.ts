import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Errors are text. */
export const openChargeMap: ProviderCodes = {
  name: 'Open Charge Map',
  slugs: ['open-charge-map'],
  hosts: ['api.openchargemap.io', 'api-01.openchargemap.io'],
  source: 'https://openchargemap.org/site/develop/api',
  checked: '2026-11-25',
  messages: [
    [
      /api[_ -]?key|rejected_/i,
      [
        'credential',
        'The API does not accept the {key}: it is missing or wrong. It goes into the X-API-Key header or the parameter key.',
      ],
    ],
  ],
  codes: {},
};
