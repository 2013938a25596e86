import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const posthog: ProviderCodes = {
  name: 'PostHog',
  slugs: ['posthog'],
  hosts: ['us.posthog.com', 'eu.posthog.com', 'us.i.posthog.com', 'eu.i.posthog.com', 'app.posthog.com'],
  source: 'https://posthog.com/docs/api',
  checked: '2026-11-25',
  messages: [
    [
      /missing required scope|scope/i,
      ['permission', 'The {key} lacks a scope: the message names it. Create one that has it.'],
    ],
    [
      /personal api key|project api key|invalid_api_key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, of the other kind (personal and project), or the project is in the other region.',
      ],
    ],
  ],
  codes: {
    permission_denied: 'permission',
    authentication_failed: 'credential',
    not_authenticated: 'credential',
    invalid_api_key: 'credential',
    invalid_personal_api_key: 'credential',
    throttled: 'rate-limit',
    not_found: 'not-found',
    invalid_input: 'request',
    required: ['request', 'A field is missing.'],
    payment_required: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    parse_error: 'request',
    validation_error: 'request',
    unique: ['conflict', 'A record with the same name or value exists already.'],
    invalid_project: ['not-found', 'The project does not exist, or is in the other region.'],
    missing_required_scope: 'permission',
  },
};
