import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const zapier: ProviderCodes = {
  name: 'Zapier',
  slugs: ['zapier'],
  hosts: ['api.zapier.com', 'actions.zapier.com'],
  source: 'https://docs.zapier.com/partner-solutions/workflow-api',
  checked: '2026-11-25',
  // Its `code` is “invalid” for all of them: the title says what it is.
  find: ({ errors }) => listOf(errors).flatMap((one) => asText(asObject(one)?.title) ?? []),
  messages: [
    [
      /task limit|out of tasks/i,
      ['quota', 'The requests of the plan are used up: wait until they are reset, or choose a larger plan.'],
    ],
    [/not (?:been )?authenticated|credentials/i, 'credential'],
  ],
  codes: {
    NotAuthenticated: 'credential',
    AuthenticationFailed: 'credential',
    PermissionDenied: [
      'permission',
      'The login lacks a scope for this (such as zap or zap:write), or the app may not see it: add the scope and log in again.',
    ],
    NotFound: 'not-found',
    Throttled: 'rate-limit',
    ValidationError: 'request',
    ParseError: ['request', 'The API could not read the body.'],
    not_authenticated: 'credential',
    authentication_failed: 'credential',
    permission_denied: 'permission',
    throttled: 'rate-limit',
    invalid: 'request',
    not_found: 'not-found',
  },
};
