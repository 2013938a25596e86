import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const tomorrowIo: ProviderCodes = {
  name: 'Tomorrow.io',
  slugs: ['tomorrow-io'],
  hosts: ['api.tomorrow.io'],
  source: 'https://docs.tomorrow.io/reference/errors',
  checked: '2026-11-25',
  codes: {
    400001: 'request',
    400003: ['request', 'The parameters do not fit the plan or each other.'],
    401001: [
      'credential',
      'The API does not accept the {key}: it is wrong or missing. It goes into the parameter apikey, or the header of that name.',
    ],
    403001: 'permission',
    403002: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    403003: [
      'payment',
      'The plan of the account does not include a field, a time or an action that was asked for: leave it out, or choose a larger plan, under its billing.',
    ],
    404001: ['not-found', 'The place cannot be found: check its name or its coordinates.'],
    429001: [
      'rate-limit',
      'Too many requests: the plan limits those of a second, an hour and a day. The headers say which is reached.',
    ],
    500001: 'server',
    500002: 'server',
  },
};
