import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const onfido: ProviderCodes = {
  name: 'Onfido',
  slugs: ['onfido'],
  hosts: ['api.onfido.com', 'api.eu.onfido.com', 'api.us.onfido.com', 'api.ca.onfido.com'],
  source: 'https://documentation.onfido.com/api/latest/#error-object',
  checked: '2026-11-25',
  codes: {
    authorization_error: [
      'credential',
      'The API does not accept the {key}: it is wrong or revoked, or belongs to another region (api.eu, api.us or api.ca).',
    ],
    user_authorization_error: 'permission',
    bad_request: 'request',
    bad_referrer: ['restricted', 'The token may not be used from this web site.'],
    expired_token: 'credential',
    account_disabled: [
      'account',
      'The account is disabled, suspended or not set up: see its settings, and ask the support.',
    ],
    trial_limits_reached: ['quota', 'The checks of the trial are used up.'],
    resource_not_found: [
      'not-found',
      'The id does not exist for this {key}: sandbox and live, and each region, have different data.',
    ],
    gone: ['not-found', 'The data was deleted and does not exist any more.'],
    validation_error: 'request',
    missing_billing_info: ['payment', 'The account has no billing details: add them.'],
    missing_documents: ['request', 'The documents of the applicant are missing.'],
    invalid_reports_names: 'request',
    missing_id_numbers: ['request', 'The id number of the applicant is missing.'],
    report_names_blank: 'request',
    report_names_format: 'request',
    check_type_deprecated: 'request',
    document_ids_with_types_not_included: 'request',
    rate_limit: 'rate-limit',
    internal_server_error: 'server',
  },
};
