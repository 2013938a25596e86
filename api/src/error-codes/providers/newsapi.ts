import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const newsapi: ProviderCodes = {
  name: 'NewsAPI',
  hosts: ['newsapi.org'],
  source: 'https://newsapi.org/docs/errors',
  checked: '2026-11-22',
  messages: [
    [
      /too far in the past|as far back as/i,
      [
        'payment',
        'The account has to pay for articles this old: the value of from is before the month that its plan includes.',
      ],
    ],
    [
      /over a 24 hour/i,
      [
        'quota',
        'The calls of the day are used up: the plan has 100 in 24 hours, half of them in 12. Wait, or choose a larger plan.',
      ],
    ],
  ],
  codes: {
    apiKeyDisabled: 'credential',
    apiKeyInvalid: 'credential',
    apiKeyMissing: 'credential',
    apiKeyExhausted: [
      'quota',
      'The calls of the plan are used up: wait until they are reset, or choose a larger plan.',
    ],
    maximumResultsReached: ['quota', 'The plan includes only the first results: its quota is used up.'],
    corsNotAllowed: [
      'restricted',
      'The plan is restricted: it allows calls only from localhost. Choose a larger plan.',
    ],
    parameterInvalid: ['request', 'The API does not accept a parameter.'],
    parametersMissing: ['request', 'A parameter is missing.'],
    parametersIncompatible: ['request', 'Two parameters do not fit together.'],
    sourcesTooMany: ['request', 'The value of sources has too many entries.'],
    sourceDoesNotExist: 'not-found',
    rateLimited: 'rate-limit',
    unexpectedError: 'server',
  },
};
