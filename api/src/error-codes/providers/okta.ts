import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const STATE: Meaning = [
  'conflict',
  'The current state does not allow this, or it was done already: read the status first.',
];
const MANY_REQUESTS: Meaning = ['rate-limit', 'Too many requests: a code was sent to this user already.'];

export const okta: ProviderCodes = {
  name: 'Okta',
  slugs: ['okta'],
  hosts: ['*.okta.com', '*.oktapreview.com'],
  source: 'https://developer.okta.com/docs/reference/error-codes/',
  checked: '2026-11-25',
  messages: [
    [
      /already exists/i,
      ['conflict', 'Something with the same value exists already: the body names the field.'],
    ],
  ],
  codes: {
    E0000001: 'request',
    E0000004: ['customer', 'The user gave a wrong user name or password; the {key} is not the reason.'],
    E0000005: 'credential',
    E0000006: [
      'permission',
      'The administrator who made the {key} lacks the role for this, or the access token the scope (okta.users.read).',
    ],
    E0000007: 'not-found',
    E0000008: 'not-found',
    E0000009: 'server',
    E0000011: [
      'credential',
      'The API does not accept the {key}: it is wrong, of another organization, or expired, as it is after 30 days without use. It goes into the Authorization header after SSWS (access tokens after Bearer).',
    ],
    E0000015: ['not-enabled', 'The feature is not enabled for the organization.'],
    E0000022: ['request', 'The address does not accept this method.'],
    E0000047: 'rate-limit',
    E0000069: ['customer', 'The account of the user is locked.'],
    E0000002: 'request',
    E0000003: ['request', 'The API could not read the body.'],
    E0000010: ['server', 'The service is in read-only mode: try again later.'],
    E0000012: 'request',
    E0000014: ['customer', 'The user may not change their password now.'],
    E0000016: STATE,
    E0000017: ['customer', 'The password of the user could not be reset: their state does not allow it.'],
    E0000018: 'server',
    E0000021: 'request',
    E0000023: 'server',
    E0000028: ['request', 'A parameter is missing.'],
    E0000034: ['conflict', 'The user is not in a state in which the password can be forgotten already.'],
    E0000038: ['not-enabled', 'The operation is not enabled for the user or the feature.'],
    E0000060: 'server',
    E0000064: ['customer', 'The password of the user is expired.'],
    E0000068: ['customer', 'The user gave a wrong name, password or code; the {key} is not the reason.'],
    E0000079: STATE,
    E0000080: ['customer', 'The password does not fit the policy: ask the user for another.'],
    E0000081: 'request',
    E0000084: ['conflict', 'A record with the same name or value exists already.'],
    E0000090: ['conflict', 'A request of the same kind is running already.'],
    E0000095: MANY_REQUESTS,
    E0000098: ['customer', 'The number of the user is not valid.'],
    E0000109: MANY_REQUESTS,
    E0000112: ['not-ready', 'The user is being created and is not ready: try again shortly.'],
    E0000133: 'server',
    E0000207: ['not-enabled', 'The feature is not enabled.'],
    invalid_client: 'credential',
    access_denied: ['policy', 'A policy of the authorization server does not allow this.'],
  },
};
