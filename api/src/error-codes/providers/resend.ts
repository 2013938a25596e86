import { asText } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const resend: ProviderCodes = {
  name: 'Resend',
  slugs: ['resend'],
  hosts: ['api.resend.com'],
  source: 'https://resend.com/docs/api-reference/errors',
  checked: '2026-11-25',
  find: ({ name, statusCode }) => (statusCode === undefined ? [] : [asText(name) ?? '']),
  messages: [
    [
      /api key is invalid|invalid api key/i,
      ['credential', 'The API does not accept the {key}: it is wrong or was deleted. It begins with re_.'],
    ],
    [
      /only send testing emails|verify a domain|domain is not verified/i,
      [
        'account',
        'The domain of the sender is not verified: until then the account may only send to its own address.',
      ],
    ],
  ],
  codes: {
    missing_api_key: [
      'credential',
      'The {key} is missing or not valid: it goes into the Authorization header, after Bearer.',
    ],
    invalid_api_key: 'credential',
    validation_error: 'request',
    restricted_api_key: [
      'restricted',
      'The {key} is restricted and may only send e-mail: create one with full access.',
    ],
    invalid_access: 'permission',
    invalid_parameter: 'request',
    invalid_region: 'request',
    missing_required_field: 'request',
    missing_required_fields: 'request',
    invalid_attachment: 'request',
    invalid_from_address: ['request', 'The field from does not have the form of an address.'],
    invalid_scope: 'permission',
    not_found: 'not-found',
    method_not_allowed: 'request',
    rate_limit_exceeded: 'rate-limit',
    daily_quota_exceeded: [
      'quota',
      'The e-mails of the day are used up: wait 24 hours, or choose a larger plan.',
    ],
    monthly_quota_exceeded: ['quota', 'The e-mails of the month are used up: choose a larger plan.'],
    security_error: ['policy', 'The request was blocked by the policy of the provider.'],
    invalid_idempotency_key: ['request', 'The value of the idempotency key is too long or empty.'],
    invalid_idempotent_request: ['conflict', 'The idempotency key was used before with another request.'],
    concurrent_idempotent_requests: [
      'conflict',
      'Another request with this idempotency key is not finished.',
    ],
    application_error: 'server',
    internal_server_error: 'server',
  },
};
