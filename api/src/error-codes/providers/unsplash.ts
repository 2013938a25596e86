import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const unsplash: ProviderCodes = {
  name: 'Unsplash',
  slugs: ['unsplash'],
  hosts: ['api.unsplash.com'],
  source: 'https://unsplash.com/documentation#error-messages',
  checked: '2026-11-25',
  messages: [
    [
      /missing permissions|scope/i,
      ['permission', 'The {key} lacks a scope for this: add it to the configuration and connect again.'],
    ],
    [
      /oauth error|invalid(?: access)? token/i,
      [
        'credential',
        'The API does not accept the {key}: send the access key as “Client-ID …” in the Authorization header, or as client_id. The secret key is another.',
      ],
    ],
    [
      /rate limit exceeded/i,
      [
        'rate-limit',
        'Too many requests: an application in demo mode has 50 in an hour. Apply for production.',
      ],
    ],
    [/couldn.t find/i, 'not-found'],
  ],
  codes: {},
};
