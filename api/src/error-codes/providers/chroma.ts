import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const chroma: ProviderCodes = {
  name: 'Chroma',
  slugs: ['chroma'],
  hosts: ['api.trychroma.com'],
  source: 'https://docs.trychroma.com/docs/overview/troubleshooting',
  checked: '2026-11-25',
  codes: {
    NotFoundError: 'not-found',
    InvalidArgumentError: 'request',
    InvalidDimensionException: ['request', 'The vector has another number of values than the collection.'],
    InvalidCollection: 'not-found',
    UniqueConstraintError: ['conflict', 'A collection of this name exists already.'],
    AuthError: 'credential',
    ChromaAuthError: 'credential',
    QuotaError: ['quota', 'A quota of the plan is used up.'],
    RateLimitError: 'rate-limit',
    DuplicateIDError: ['conflict', 'An id occurs twice, or exists already.'],
    VersionMismatchError: 'request',
    InternalError: 'server',
    ChromaError: 'request',
  },
};
