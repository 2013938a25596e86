import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const FILTERED: Meaning = ['policy', 'The content was blocked by the policy of the provider: change it.'];
const MODEL_RAN: Meaning = [
  'server',
  'The model ran out of memory and failed on its side: try again with less.',
];
export const replicate: ProviderCodes = {
  name: 'Replicate',
  slugs: ['replicate'],
  hosts: ['api.replicate.com'],
  source: 'https://replicate.com/docs/reference/http',
  checked: '2026-11-25',
  messages: [
    [
      /insufficient credit|billing required|billing set up|free time limit|monthly spend limit/i,
      ['payment', 'The account has to pay: add a payment method or credit in its billing.'],
    ],
    [
      /rate limit .{0,60}reduced|less than \$/i,
      [
        'rate-limit',
        'Too many requests: few are allowed while the account has little credit. Wait, or add credit in its billing.',
      ],
    ],
    [/throttled|rate limit/i, 'rate-limit'],
    [/unauthenticated|valid authentication token/i, 'credential'],
    [
      /invalid version or not permitted|version .{0,40}(?:not|does)/i,
      ['not-found', 'The version of the model does not exist, or the {key} may not use it.'],
    ],
    [/nsfw|sensitive|safety/i, FILTERED],
    [/out of memory/i, MODEL_RAN],
    [/could not be found/i, 'not-found'],
  ],
  codes: {
    E001: MODEL_RAN,
    E003: 'overloaded',
    E005: FILTERED,
    E6716: 'server',
  },
};
