import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** Codes are paths: `auth/api-key-invalid`. */
export const rentcast: ProviderCodes = {
  name: 'RentCast',
  slugs: ['rentcast'],
  hosts: ['api.rentcast.io'],
  source: 'https://developers.rentcast.io/reference/response-codes',
  checked: '2026-11-25',
  find: ({ error, status }) =>
    typeof status === 'number' && typeof error === 'string' && /^[a-z]+\/[a-z-]+$/.test(error)
      ? [error, error.replace(/\/.*$/, '')]
      : [],
  messages: [
    [/api key/i, ['credential', 'The API does not accept the {key}: send it in the X-Api-Key header.']],
  ],
  codes: {
    auth: ['credential', 'The API does not accept the {key}: send it in the X-Api-Key header.'],
    billing: [
      'payment',
      'The subscription of the account is not active, or a bill is open: see its billing in the dashboard.',
    ],
    'resource/not-found': [
      'not-found',
      'There is no record of this: it does not exist, or the address is not of the form “Street, City, State, Zip”.',
    ],
  },
};
