import { asObject } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const radar: ProviderCodes = {
  name: 'Radar',
  slugs: ['radar'],
  hosts: ['api.radar.io'],
  source: 'https://docs.radar.com/api#errors',
  checked: '2026-11-25',
  // The error is in `meta`.
  find: ({ meta }) => {
    const { error, param } = asObject(meta) ?? {};
    if (typeof error !== 'string') return [];
    return [...(param !== undefined && error === 'ERROR_BAD_REQUEST' ? ['bad-param'] : []), error];
  },
  codes: {
    'bad-param': ['request', 'A parameter is missing or has a wrong value: meta.param in the body names it.'],
    ERROR_BAD_REQUEST: 'request',
    ERROR_UNAUTHORIZED: [
      'credential',
      'The API does not accept the {key}: the publishable or secret key is wrong, or missing from the Authorization header, where it is sent as it is.',
    ],
    ERROR_PAYMENT_REQUIRED: [
      'payment',
      'The organization has to pay: its trial or plan is used up. See its billing.',
    ],
    ERROR_FORBIDDEN: [
      'permission',
      'The {key} is not allowed to call this: most of it needs the secret key (prj_live_sk_… or prj_test_sk_…), not the publishable one, or a plan that includes it.',
    ],
    ERROR_NOT_FOUND: 'not-found',
    ERROR_RATE_LIMIT: 'rate-limit',
    ERROR_SERVER: 'server',
    ERROR_INVALID: 'request',
    ERROR_CONFLICT: 'conflict',
  },
};
