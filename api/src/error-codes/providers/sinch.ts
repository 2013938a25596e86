import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const BALANCE_ACCOUNT: Meaning = ['payment', 'The balance of the account is too low: top it up.'];
export const sinch: ProviderCodes = {
  name: 'Sinch',
  slugs: ['sinch'],
  hosts: ['*.api.sinch.com'],
  source: 'https://developers.sinch.com/docs/sms/api-reference/status-codes',
  checked: '2026-11-25',
  statuses: {
    401: [
      'credential',
      'The API does not accept the {key}: it is wrong, or of another region, each of which has a host of its own.',
    ],
  },
  codes: {
    40001: 'request',
    40003: 'request',
    40004: 'request',
    40100: 'credential',
    40101: 'credential',
    40102: 'signature',
    40107: 'credential',
    40108: 'credential',
    40200: BALANCE_ACCOUNT,
    40201: BALANCE_ACCOUNT,
    40300: 'permission',
    40301: [
      'account',
      'The sender is not verified or not allowed for the account: verify it, or use one that is.',
    ],
    40400: 'not-found',
    40900: 'conflict',
    42900: 'rate-limit',
    50000: 'server',
    syntax_invalid_json: ['request', 'The API could not read the JSON of the body.'],
    syntax_invalid_parameter_format: 'request',
    syntax_constraint_violation: 'request',
    syntax_missing_parameter: ['request', 'A parameter is missing.'],
    unknown_group: 'not-found',
    unknown_campaign: 'not-found',
    missing_callback_url: ['request', 'The parameter callback_url is missing.'],
    unauthorized: 'credential',
    forbidden: 'permission',
    conflict: 'conflict',
    too_many_requests: 'rate-limit',
    internal_error: 'server',
  },
};
