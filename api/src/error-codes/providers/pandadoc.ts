import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const pandadoc: ProviderCodes = {
  name: 'PandaDoc',
  slugs: ['pandadoc'],
  hosts: ['api.pandadoc.com'],
  source: 'https://developers.pandadoc.com/reference/errors',
  checked: '2026-11-25',
  messages: [
    [
      /document.{0,40}(?:draft|state|status)|not (?:in )?draft/i,
      [
        'conflict',
        'The state of the document conflicts with this: wait until it is a draft, or it was sent already.',
      ],
    ],
    [/api key|authentication/i, 'credential'],
    [
      /\bplans?\b|upgrade/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [/request was throttled|throttled/i, 'rate-limit'],
  ],
  codes: {
    permissions_error: 'permission',
    validation_error: 'request',
    request_error: 'request',
  },
};
