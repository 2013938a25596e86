import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const PLAN: Meaning = [
  'payment',
  'The plan of the account does not include this: choose a larger one, under its billing.',
];
const EXISTS: Meaning = ['conflict', 'A record with the same value exists already.'];
export const freshdesk: ProviderCodes = {
  name: 'Freshdesk',
  slugs: ['freshdesk'],
  hosts: ['*.freshdesk.com', '*.freshservice.com'],
  source: 'https://developers.freshdesk.com/api/#error',
  checked: '2026-11-25',
  messages: [
    [/not supported in your plan|upgrade/i, PLAN],
    [/should be a unique|already exists|has already been/i, EXISTS],
  ],
  codes: {
    invalid_credentials: [
      'credential',
      'The API does not accept the {key}: it is wrong, or of another domain. It goes as the user name into Basic authentication, with any password.',
    ],
    access_denied: [
      'permission',
      'The agent of the {key} lacks a permission or a role for this: see their role in the settings.',
    ],
    inaccessible_field: ['permission', 'A setting of the account does not allow a field.'],
    require_feature: PLAN,
    account_suspended: [
      'account',
      'The account is suspended or not active: see its settings, and ask the support.',
    ],
    ssl_required: [
      'request',
      'The API does not accept calls without TLS: the scheme of the address is the value to change.',
    ],
    readonly_field: ['request', 'A field may not be set.'],
    duplicate_value: EXISTS,
    invalid_value: 'request',
    missing_field: ['request', 'A field is missing.'],
    invalid_field: ['request', 'The API does not know a field.'],
    datatype_mismatch: ['request', 'A field has a value of another type.'],
    invalid_size: ['request', 'A file is too large.'],
    invalid_json: ['request', 'The API could not read the JSON of the body.'],
    method_not_allowed: 'request',
    inconsistent_state: ['conflict', 'The state of the ticket conflicts with this.'],
    max_agents_reached: ['quota', 'The agents of the plan are used up.'],
    password_lockout: ['account', 'The account is locked after too many wrong passwords.'],
    no_content_required: 'request',
    fsk_required: 'request',
  },
};
