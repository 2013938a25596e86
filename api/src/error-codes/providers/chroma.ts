import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const DENIED: Meaning = [
  'credential',
  'The API does not accept the {key} for this: it is wrong, or of another tenant or database. It goes into the header x-chroma-token.',
];

export const chroma: ProviderCodes = {
  name: 'Chroma',
  slugs: ['chroma'],
  hosts: ['api.trychroma.com'],
  source: 'https://docs.trychroma.com/docs/overview/troubleshooting',
  checked: '2026-11-25',
  messages: [
    [/already exists/i, ['conflict', 'A collection of this name exists already.']],
    [
      /quota/i,
      ['quota', 'A quota of the plan is used up: the message names it. Send less, or choose a larger plan.'],
    ],
    [
      /\bdimension/i,
      [
        'request',
        'The vector has another number of values than the collection: make all with the same model, or another collection.',
      ],
    ],
    [/^(?:unauthori[sz]ed|forbidden)$|permission/i, DENIED],
  ],
  codes: {
    NotFoundError: [
      'not-found',
      'It does not exist in this database: check the name of the collection, and the tenant and the database in the address.',
    ],
    Unimplemented: ['retired', 'This version of the API is retired: call /api/v2, or use a newer client.'],
    InvalidArgumentError: 'request',
    InvalidDimensionException: ['request', 'The vector has another number of values than the collection.'],
    InvalidCollection: 'not-found',
    UniqueConstraintError: ['conflict', 'A collection of this name exists already.'],
    AuthError: DENIED,
    ChromaAuthError: DENIED,
    QuotaError: ['quota', 'A quota of the plan is used up.'],
    RateLimitError: 'rate-limit',
    DuplicateIDError: ['conflict', 'An id occurs twice, or exists already.'],
    VersionMismatchError: 'request',
    InternalError: 'server',
    ChromaError: 'request',
  },
};
