import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** The region is part of the host; errors are words only. */
export const turbopuffer: ProviderCodes = {
  name: 'turbopuffer',
  slugs: ['turbopuffer'],
  hosts: ['*.turbopuffer.com'],
  source: 'https://turbopuffer.com/docs/api-overview',
  checked: '2026-11-25',
  messages: [
    [
      /namespace\b.{0,150}\bnot found/i,
      [
        'not-found',
        'The namespace does not exist in this region: the first write creates it. The region is the beginning of the host, such as gcp-us-central1.turbopuffer.com.',
      ],
    ],
    [
      /api key|unauthori[sz]ed|authentication/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, was deleted or is missing. It goes into the Authorization header, after Bearer.',
      ],
    ],
    [
      /\bdimensions?\b|distance_metric/i,
      [
        'request',
        'The vector or the distance_metric has another value than the namespace: they are set by the first write.',
      ],
    ],
    [/rate limit|too many|backpressure/i, 'rate-limit'],
  ],
  codes: {},
};
