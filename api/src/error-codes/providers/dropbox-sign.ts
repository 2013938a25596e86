import { asObject, asText } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const QUOTA: Meaning = ['quota', 'The signature requests of the plan are used up.'];
export const dropboxSign: ProviderCodes = {
  name: 'Dropbox Sign',
  slugs: ['dropbox-sign'],
  hosts: ['api.hellosign.com'],
  source: 'https://developers.hellosign.com/api/reference/errors/',
  checked: '2026-11-25',
  find: ({ error }) => {
    const { error_name: name, error_path: path } = asObject(error) ?? {};
    return [name === 'bad_request' && asText(path) !== undefined ? 'bad-path' : name].flatMap(
      (code) => asText(code) ?? [],
    );
  },
  messages: [
    [/quota.{0,30}(?:reached|exceeded)|(?:reached|exceeded).{0,40}quota/i, QUOTA],
    [
      /still being (?:processed|prepared)|not (?:yet )?(?:ready|available)/i,
      ['not-ready', 'The files are not ready yet: try again shortly, or wait for the event that says so.'],
    ],
  ],
  codes: {
    'bad-path': ['request', 'A parameter is missing or has a wrong value: error_path in the body names it.'],
    bad_request: 'request',
    unauthorized: [
      'credential',
      'The API does not accept the {key}: it is wrong or deleted. An API key is the user name of Basic authentication, with an empty password.',
    ],
    payment_required: [
      'payment',
      'The account has to pay for this: its API plan does not include it, or no more of it. Without a plan send test_mode=1.',
    ],
    forbidden: 'permission',
    not_found: 'not-found',
    conflict: 'conflict',
    team_invite_failed: 'request',
    max_signature_requests: QUOTA,
    invalid_recipient: ['customer', 'The address of the recipient is not valid.'],
    signature_request_cancel_failed: ['conflict', 'The signature request is finished or canceled already.'],
    deleted: ['not-found', 'It was deleted and does not exist any more.'],
    exceeded_rate: 'rate-limit',
    maintenance: ['server', 'The API is under maintenance: try again later.'],
    signature_request_invalid: 'request',
    invalid_reminder: [
      'conflict',
      'A reminder was sent already in the last hour, or the request is not open.',
    ],
    template_error: ['request', 'The template has a value that does not fit: the message says which.'],
    method_not_supported: 'request',
    unknown: 'server',
    unavailable: 'overloaded',
  },
};
