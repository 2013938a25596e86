import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const lever: ProviderCodes = {
  name: 'Lever',
  slugs: ['lever'],
  hosts: ['api.lever.co', 'api.eu.lever.co', 'api.sandbox.lever.co'],
  source: 'https://hire.lever.co/developer/documentation#http-status-codes',
  checked: '2026-11-25',
  messages: [
    [
      /perform_as/i,
      [
        'request',
        'The parameter perform_as is missing or names no active user: it has the id of the user to act for.',
      ],
    ],
    [
      /confidential/i,
      ['permission', 'The {key} is not allowed to see confidential data: create one that is.'],
    ],
  ],
  codes: {
    Unauthorized: [
      'credential',
      'The API does not accept the {key}: it is wrong, revoked, or of the other environment (api.sandbox.lever.co). It goes as the user name into Basic authentication, without a password.',
    ],
    InvalidCredentials: 'credential',
    Forbidden: [
      'permission',
      'The {key} lacks this endpoint: add it where the {key} was created, in the settings of integrations.',
    ],
    ResourceNotFound: [
      'not-found',
      'It does not exist in this environment, or the {key} may not see it (confidential data needs a {key} that may).',
    ],
    NotFound: 'not-found',
    BadRequestError: 'request',
    BadRequest: 'request',
    InvalidParameter: 'request',
    TooManyRequests: ['rate-limit', 'Too many requests: a {key} has ten a second.'],
    InternalServerError: 'server',
    ServiceUnavailable: 'overloaded',
  },
};
