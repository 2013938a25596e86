import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const HOUR: Meaning = ['rate-limit', 'Too many requests in this hour: wait until the limit is reset.'];

export const docusign: ProviderCodes = {
  name: 'Docusign',
  slugs: ['docusign'],
  hosts: ['*.docusign.net', '*.docusign.com'],
  source: 'https://developers.docusign.com/platform/resource-limits/',
  checked: '2026-11-22',
  codes: {
    AUTHORIZATION_INVALID_TOKEN: 'credential',
    USER_AUTHENTICATION_FAILED: 'credential',
    PARTNER_AUTHENTICATION_FAILED: [
      'credential',
      'The integration key is wrong, or is not approved for this environment (demo or production).',
    ],
    USER_LACKS_PERMISSIONS: [
      'permission',
      'The user of the {key} lacks a permission for this: change it in the settings of the account.',
    ],
    ACCOUNT_LACKS_PERMISSIONS: [
      'permission',
      'The plan of the account does not include this: a permission is missing.',
    ],
    USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT: [
      'permission',
      'The user of the {key} is not allowed to use this account: check the account id and the host.',
    ],
    HOURLY_APIINVOCATION_LIMIT_EXCEEDED: HOUR,
    BURST_APIINVOCATION_LIMIT_EXCEEDED: [
      'rate-limit',
      'Too many requests at once: wait before the next call.',
    ],
    ENVELOPE_DOES_NOT_EXIST: ['not-found', 'The envelope does not exist in this account.'],
    ENVELOPE_ALLOWANCE_EXCEEDED: ['quota', 'The envelopes of the plan are used up.'],
    INVALID_REQUEST_PARAMETER: 'request',
    INVALID_REQUEST_BODY: ['request', 'The API could not read the body.'],
  },
};
