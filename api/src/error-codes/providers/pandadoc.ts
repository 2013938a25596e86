import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const pandadoc: ProviderCodes = {
  name: 'PandaDoc',
  slugs: ['pandadoc'],
  hosts: ['api.pandadoc.com'],
  source: 'https://developers.pandadoc.com/reference/errors',
  checked: '2026-11-25',
  messages: [
    [
      /outside (?:of )?(?:your|the) organi[sz]ation|sandbox.{0,60}\b(?:only|cannot|limited)\b/i,
      [
        'restricted',
        'The {key} is restricted: one of the sandbox may only send documents inside of the organization. Use a production key.',
      ],
    ],
    [
      /document.{0,40}(?:draft|state|status)|not (?:in )?draft/i,
      [
        'conflict',
        'The state of the document conflicts with this: wait until it is a draft, or it was sent already.',
      ],
    ],
    [
      /(?:invalid|wrong|missing|expired|incorrect) (?:api )?(?:key|token)|authentication credentials/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, or of the other kind (sandbox or production). A key is sent as “API-Key …” in Authorization, an access token as “Bearer …”.',
      ],
    ],
    [
      /\bplans?\b|upgrade/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [/request was throttled|throttled/i, 'rate-limit'],
  ],
  codes: {
    authentication_error: 'credential',
    permissions_error: [
      'permission',
      'The user of the {key} lacks a role for this, or the document or template belongs to another workspace.',
    ],
    validation_error: 'request',
    request_error: 'request',
  },
};
