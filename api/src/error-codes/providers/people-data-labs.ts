import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const CREDITS: Meaning = [
  'payment',
  'The credits of the account are used up: buy more, or wait until they are renewed.',
];
const NOBODY_FOUND: Meaning = [
  'not-found',
  'Nobody was found with these values: the record does not exist, and no credit was used.',
];
export const peopleDataLabs: ProviderCodes = {
  name: 'People Data Labs',
  slugs: ['people-data-labs'],
  hosts: ['api.peopledatalabs.com'],
  source: 'https://docs.peopledatalabs.com/docs/errors',
  checked: '2026-11-25',
  messages: [
    [
      /missing or invalid key/i,
      ['credential', 'The API does not accept the {key}: it is wrong, or missing in the X-Api-Key header.'],
    ],
    [/account maximum|credits|payment/i, CREDITS],
    [/no records were found/i, NOBODY_FOUND],
    [/rate limit/i, 'rate-limit'],
  ],
  codes: {
    authentication_error: 'credential',
    not_found: NOBODY_FOUND,
    payment_required: CREDITS,
    invalid_request_error: 'request',
    rate_limit_error: 'rate-limit',
    api_error: 'server',
  },
};
