import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const foursquare: ProviderCodes = {
  name: 'Foursquare',
  slugs: ['foursquare'],
  hosts: ['places-api.foursquare.com', 'api.foursquare.com'],
  source: 'https://docs.foursquare.com/fsq-developers-places/reference/rate-limits',
  checked: '2026-11-25',
  messages: [
    [
      /no longer (?:supported|available)|deprecated|retired/i,
      [
        'retired',
        'This version of the API is retired: call places-api.foursquare.com, with a service key and the X-Places-Api-Version header.',
      ],
    ],
    [
      /invalid request token|missing (?:access )?credentials|unauthorized/i,
      [
        'credential',
        'The API does not accept the {key}: it needs a service key as a bearer token. The older API keys, without Bearer, are only for api.foursquare.com.',
      ],
    ],
    [
      /no (?:api )?credits|credits (?:are )?(?:remaining|exhausted)|quota/i,
      ['payment', 'The credits of the account are used up: buy more, or wait until they are renewed.'],
    ],
    [
      /version/i,
      ['request', 'The X-Places-Api-Version header is missing or has a value that the API does not know.'],
    ],
  ],
  codes: {
    invalid_auth: 'credential',
    param_error: 'request',
    endpoint_error: ['not-found', 'The path does not exist: check it.'],
    not_authorized: 'permission',
    rate_limit_exceeded: 'rate-limit',
    quota_exceeded: [
      'quota',
      'The requests of the plan are used up: wait until they are reset, or choose a larger plan.',
    ],
    deprecated: ['not-found', 'This version of the API is retired and does not exist any more.'],
    server_error: 'server',
    other: 'server',
  },
};
