import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const radar: ProviderCodes = {
  name: 'Radar',
  slugs: ['radar'],
  hosts: ['api.radar.io'],
  source: 'https://docs.radar.com/api#errors',
  checked: '2026-11-25',
  codes: {
    ERROR_BAD_REQUEST: 'request',
    ERROR_UNAUTHORIZED: 'credential',
    ERROR_PAYMENT_REQUIRED: [
      'payment',
      'The organization has to pay: its trial or plan is used up. See its billing.',
    ],
    ERROR_FORBIDDEN: 'permission',
    ERROR_NOT_FOUND: 'not-found',
    ERROR_RATE_LIMIT: 'rate-limit',
    ERROR_SERVER: 'server',
    ERROR_INVALID: 'request',
    ERROR_CONFLICT: 'conflict',
  },
};
