import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const eventbrite: ProviderCodes = {
  name: 'Eventbrite',
  slugs: ['eventbrite'],
  hosts: ['www.eventbriteapi.com'],
  source: 'https://www.eventbrite.com/platform/docs/errors',
  checked: '2026-11-25',
  messages: [
    [
      /path you requested/i,
      [
        'not-found',
        'There is no such path, so it cannot be found: check its end (a slash) and its ids. The search over all events (/events/search/) was removed.',
      ],
    ],
  ],
  codes: {
    INVALID_AUTH: [
      'credential',
      'The API does not accept the {key}: it is wrong or revoked. The private token is on the page of API keys of the account.',
    ],
    NO_AUTH: [
      'credential',
      'The {key} is missing or not valid: it goes into the Authorization header, after Bearer.',
    ],
    NOT_AUTHORIZED: [
      'permission',
      'The user of the {key} lacks a permission in the organization that the event or order belongs to.',
    ],
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
