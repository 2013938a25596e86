import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const miro: ProviderCodes = {
  name: 'Miro',
  slugs: ['miro'],
  hosts: ['api.miro.com'],
  source: 'https://developers.miro.com/reference/errors',
  checked: '2026-11-25',
  codes: {
    tokenNotProvided: 'credential',
    tokenExpired: 'credential',
    tokenNotFound: 'credential',
    '4.0401': 'credential',
    '4.0403': 'permission',
    '4.0404': 'not-found',
    insufficientPermissions: ['permission', 'The {key} lacks a scope, or its user may not edit the board.'],
    boardNotFound: 'not-found',
    tooManyRequests: 'rate-limit',
    '2.0703': 'request',
    '1.0101': 'request',
  },
};
