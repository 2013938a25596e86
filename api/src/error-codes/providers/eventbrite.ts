import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const eventbrite: ProviderCodes = {
  name: 'Eventbrite',
  slugs: ['eventbrite'],
  hosts: ['www.eventbriteapi.com'],
  source: 'https://www.eventbrite.com/platform/docs/errors',
  checked: '2026-11-25',
  codes: {
    INVALID_AUTH: 'credential',
    NO_AUTH: 'credential',
    NOT_AUTHORIZED: 'permission',
    INVALID_AUTH_HEADER: 'credential',
    ACCESS_DENIED: 'permission',
    NOT_FOUND: 'not-found',
    ARGUMENTS_ERROR: 'request',
    BAD_PAGE: ['request', 'The page has a value that does not exist.'],
    BAD_CONTINUATION_TOKEN: ['request', 'The value of the continuation token is not valid or too old.'],
    HIT_RATE_LIMIT: 'rate-limit',
    INTERNAL_ERROR: 'server',
    EXPANSION_FAILED: 'request',
    METHOD_NOT_ALLOWED: 'request',
    ALREADY_PUBLISHED_OR_DELETED: ['conflict', 'The event is published or deleted already.'],
    CANNOT_PUBLISH: ['request', 'The event lacks a field that it needs to be published.'],
    VENUE_AND_ONLINE: 'request',
    INVALID_BODY: 'request',
  },
};
