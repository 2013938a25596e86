import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const activecampaign: ProviderCodes = {
  name: 'ActiveCampaign',
  slugs: ['activecampaign'],
  hosts: ['*.api-us1.com', '*.activehosted.com'],
  source: 'https://developers.activecampaign.com/reference/errors',
  checked: '2026-11-25',
  statuses: {
    403: [
      'credential',
      'The API does not accept the {key}: it goes into the header Api-Token, and belongs to the host of the account.',
    ],
  },
  messages: [
    [/api key/i, 'credential'],
    [
      /payment|suspend|(?:account|trial|subscription|plan)\b.{0,30}expired/i,
      ['payment', 'The account has to pay: see its billing.'],
    ],
  ],
  codes: {
    duplicate: [
      'conflict',
      'A record with the same value exists already. For contacts, /api/3/contact/sync creates one or updates it.',
    ],
    field_invalid: 'request',
    field_missing: ['request', 'A field is missing.'],
    related_missing: ['not-found', 'A record that the request names does not exist.'],
  },
};
