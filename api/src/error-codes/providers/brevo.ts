import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const brevo: ProviderCodes = {
  name: 'Brevo',
  slugs: ['brevo'],
  hosts: ['api.brevo.com', 'api.sendinblue.com'],
  source: 'https://developers.brevo.com/docs/how-it-works',
  checked: '2026-11-25',
  messages: [
    [
      /unrecogni[sz]ed ip/i,
      [
        'restricted',
        'The {key} may not be used from this address: add it to the allowed ones in the settings of the account.',
      ],
    ],
    [
      /not (?:yet )?activated|smtp account|account under validation|under review/i,
      ['account', 'The account is not activated for sending yet: complete its profile, or ask the support.'],
    ],
    [
      /sender.{0,40}(?:invalid|not valid|not (?:verified|found|exist))/i,
      [
        'account',
        'The sender is not verified or not allowed for the account: verify it, or use one that is.',
      ],
    ],
    [
      /key not found|api key/i,
      [
        'credential',
        'The API does not accept the {key}: it goes into the api-key header and begins with xkeysib-; the key of SMTP is another.',
      ],
    ],
  ],
  codes: {
    invalid_parameter: 'request',
    missing_parameter: 'request',
    out_of_range: 'request',
    campaign_processing: ['conflict', 'The campaign is being processed already.'],
    campaign_sent: ['conflict', 'The campaign was sent already.'],
    document_not_found: 'not-found',
    reseller_permission_denied: 'permission',
    not_enough_credits: ['payment', 'The credits of the account are used up: buy more.'],
    permission_denied: 'permission',
    duplicate_parameter: ['conflict', 'A record with the same value exists already.'],
    duplicate_request: ['conflict', 'The same request was sent already.'],
    method_not_allowed: 'request',
    unauthorized: 'credential',
    account_under_validation: ['account', 'The account is under validation: wait until that is over.'],
    not_acceptable: 'request',
    bad_request: 'request',
    unprocessable_entity: 'request',
    too_many_requests: 'rate-limit',
  },
};
