import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const makeCom: ProviderCodes = {
  name: 'Make',
  slugs: ['make-com'],
  hosts: ['*.make.com'],
  source: 'https://developers.make.com/api-documentation/troubleshooting-and-error-handling',
  checked: '2026-11-25',
  messages: [
    [
      /insufficient rights|required scope/i,
      ['permission', 'The {key} lacks a scope for this: add it, or create one that has it.'],
    ],
    [
      /operations? limit|out of operations/i,
      ['quota', 'The requests of the plan are used up: wait until they are reset, or choose a larger plan.'],
    ],
  ],
  codes: {
    SC401: [
      'credential',
      'The API does not accept the {key}: it is wrong, or the account is in another zone, which the host begins with (eu1, eu2, us1, us2). It goes after “Token” into the Authorization header.',
    ],
    SC403: ['permission', 'The {key} lacks a scope, or its user lacks a role in the team.'],
    SC404: 'not-found',
    SC400: 'request',
    IM003: 'request',
    IM005: 'not-found',
    IM007: ['conflict', 'The scenario is not active, or was changed already.'],
    SC429: 'rate-limit',
  },
};
