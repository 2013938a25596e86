import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const dropboxSign: ProviderCodes = {
  name: 'Dropbox Sign',
  slugs: ['dropbox-sign'],
  hosts: ['api.hellosign.com'],
  source: 'https://developers.hellosign.com/api/reference/errors/',
  checked: '2026-11-25',
  codes: {
    bad_request: 'request',
    unauthorized: 'credential',
    payment_required: ['payment', 'The account has to pay: the requests that its plan includes are used up.'],
    forbidden: 'permission',
    not_found: 'not-found',
    conflict: 'conflict',
    team_invite_failed: 'request',
    max_signature_requests: ['quota', 'The signature requests of the plan are used up.'],
    invalid_recipient: ['customer', 'The address of the recipient is not valid.'],
    signature_request_cancel_failed: ['conflict', 'The signature request is finished or canceled already.'],
    deleted: ['not-found', 'It was deleted and does not exist any more.'],
    exceeded_rate: 'rate-limit',
    method_not_supported: 'request',
    unknown: 'server',
    unavailable: 'overloaded',
  },
};
