import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const hubspot: ProviderCodes = {
  name: 'HubSpot',
  slugs: ['hubspot'],
  hosts: ['api.hubapi.com', 'api.hubspot.com'],
  source: 'https://developers.hubspot.com/docs/api/error-handling',
  checked: '2026-11-22',
  codes: {
    MISSING_SCOPES: ['permission', 'The {key} lacks a scope: add it to the app, then get a new token.'],
    INVALID_AUTHENTICATION: 'credential',
    EXPIRED_AUTHENTICATION: 'credential',
    RATE_LIMIT: 'rate-limit',
    RATE_LIMITS: 'rate-limit',
    DAILY: ['quota', 'The calls of the day are used up: wait until midnight of the account’s time zone.'],
    OBJECT_NOT_FOUND: 'not-found',
    CONFLICT: ['conflict', 'A record with the same value exists already.'],
    VALIDATION_ERROR: 'request',
    PROPERTY_DOESNT_EXIST: ['request', 'A property does not exist: the body names the field.'],
  },
};
