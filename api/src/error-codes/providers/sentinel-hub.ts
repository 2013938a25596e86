import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const sentinelHub: ProviderCodes = {
  name: 'Sentinel Hub',
  slugs: ['sentinel-hub'],
  hosts: ['services.sentinel-hub.com', '*.sentinel-hub.com', 'sh.dataspace.copernicus.eu'],
  source: 'https://docs.planet.com/develop/apis/',
  checked: '2026-11-25',
  messages: [
    [
      /out of processing units|insufficient processing units/i,
      [
        'quota',
        'Processing units or requests of the plan are used up for this month: wait, or choose a larger plan.',
      ],
    ],
    [/rate limit/i, 'rate-limit'],
    [
      /collection.{0,60}not (?:available|supported) (?:at|on|in) this (?:deployment|endpoint|region)/i,
      [
        'elsewhere',
        'This collection is at another host (services-uswest2, or the one of Copernicus): call that one.',
      ],
    ],
    [
      /evalscript|script failed/i,
      ['request', 'The value of evalscript has an error: the message says where.'],
    ],
  ],
  codes: {
    COMMON_UNAUTHORIZED: [
      'credential',
      'The API does not accept the {key}: it is wrong or expired. An access token of an OAuth client lives an hour, and each deployment has its own.',
    ],
    COMMON_INSUFFICIENT_PROCESSING_UNITS: [
      'quota',
      'Processing units or requests of the plan are used up for this month: wait, or choose a larger plan.',
    ],
    COMMON_INSUFFICIENT_PERMISSIONS: [
      'permission',
      'The account lacks the permission for this: its plan or its role does not include it.',
    ],
    RATE_LIMIT_EXCEEDED: 'rate-limit',
    COMMON_BAD_PAYLOAD: 'request',
    COMMON_NOT_FOUND: 'not-found',
    COMMON_EXCEPTION: 'server',
    RENDERER_EXCEPTION: [
      'request',
      'The evalscript, or a value beside it, has an error: the message says where.',
    ],
  },
};
