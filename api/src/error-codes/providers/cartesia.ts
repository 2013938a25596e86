import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const MANY_REQUESTS: Meaning = [
  'rate-limit',
  'Too many requests at the same time: the plan limits how many may run at once.',
];
const CREDITS: Meaning = ['payment', 'The credits of the account are used up: top up its balance.'];
export const cartesia: ProviderCodes = {
  name: 'Cartesia',
  slugs: ['cartesia'],
  hosts: ['api.cartesia.ai'],
  source: 'https://docs.cartesia.ai/api-reference',
  checked: '2026-11-25',
  messages: [
    [/concurrency/i, MANY_REQUESTS],
    [/credits|quota/i, CREDITS],
    [
      /voice .{0,40}not found|voice id/i,
      ['not-found', 'The voice does not exist, or the account may not use it.'],
    ],
    [
      /version/i,
      ['request', 'The Cartesia-Version header is missing or has a value that the API does not know.'],
    ],
    [
      /api key|unauthorized/i,
      [
        'credential',
        'The API does not accept the {key} (sk_car_…): it is wrong or revoked, or missing from the header X-API-Key (or after Bearer in the Authorization header).',
      ],
    ],
  ],
  codes: {
    quota_exceeded: CREDITS,
    concurrency_limited: MANY_REQUESTS,
    voice_not_found: 'not-found',
    model_not_found: 'not-found',
    plan_upgrade_required: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
  },
};
