import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const yelp: ProviderCodes = {
  name: 'Yelp',
  slugs: ['yelp'],
  hosts: ['api.yelp.com'],
  source: 'https://docs.developer.yelp.com/docs/places-errors',
  checked: '2026-11-25',
  codes: {
    TOKEN_MISSING: 'credential',
    TOKEN_INVALID: [
      'credential',
      'The API does not accept the {key}: it is wrong, or missing after Bearer in the Authorization header.',
    ],
    UNAUTHORIZED_ACCESS_TOKEN: 'credential',
    UNAUTHORIZED_API_KEY: [
      'credential',
      'The API does not accept the {key}: it is wrong, disabled, or its trial is over.',
    ],
    VALIDATION_ERROR: 'request',
    BUSINESS_NOT_FOUND: 'not-found',
    LOCATION_NOT_FOUND: ['not-found', 'The place cannot be found: check its name or its coordinates.'],
    LOCATION_MISSING: ['request', 'The parameter location is missing.'],
    BUSINESS_UNAVAILABLE: [
      'permission',
      'The business may not be read: it is not reviewed yet, or is closed.',
    ],
    BUSINESS_MIGRATED: [
      'elsewhere',
      'The business is at another address now: call it with the id in new_business_id of the body.',
    ],
    TOO_MANY_REQUESTS_PER_SECOND: 'rate-limit',
    ACCESS_LIMIT_REACHED: [
      'quota',
      'The calls of the day are used up: wait until midnight UTC, or choose a larger plan.',
    ],
    AREA_TOO_LARGE: ['request', 'The area is too large.'],
    NOT_FOUND: 'not-found',
    INTERNAL_ERROR: 'server',
    RESOURCE_NOT_FOUND: 'not-found',
    AUTHORIZATION_ERROR: 'permission',
    PLAN_NOT_SUPPORTED: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
  },
};
