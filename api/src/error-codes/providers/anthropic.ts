import { asObject } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const anthropic: ProviderCodes = {
  name: 'Anthropic',
  slugs: ['anthropic'],
  hosts: ['api.anthropic.com'],
  source: 'https://docs.anthropic.com/en/api/errors',
  checked: '2026-11-25',
  hasForm: (body) => body.type === 'error' && /_error$/.test(String(asObject(body.error)?.type)),
  messages: [
    [
      /x-api-key/i,
      [
        'credential',
        'The API does not accept the {key} in the header x-api-key: it is wrong, disabled or deleted, or was sent after Bearer. Keys are made in the console, not in claude.ai.',
      ],
    ],
    [
      /anthropic-version/i,
      ['request', 'The header anthropic-version is missing or has a wrong value: send 2023-06-01.'],
    ],
    [/credit balance is too low/i, 'payment'],
    [/prompt is too long/i, ['request', 'The prompt is too long for the model: shorten it.']],
    [/^model: /, ['not-found', 'The model does not exist, or the account may not use it.']],
    [
      /usage limits/i,
      ['quota', 'The spending limit of the organization is used up: raise it, or wait until it is reset.'],
    ],
  ],
  codes: {
    authentication_error: 'credential',
    billing_error: 'payment',
    permission_error: 'permission',
    not_found_error: 'not-found',
    request_too_large: [
      'request',
      'The request is too large for the API: send less, or upload files separately.',
    ],
    rate_limit_error: 'rate-limit',
    api_error: 'server',
    timeout_error: ['server', 'The API took too long: stream the response, or try again with less.'],
    overloaded_error: 'overloaded',
    invalid_request_error: 'request',
    conflict_error: 'conflict',
  },
};
