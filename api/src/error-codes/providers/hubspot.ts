import { asText } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const PROPERTY_EXIST: Meaning = ['request', 'A property does not exist: the body names the field.'];
const EXISTS: Meaning = ['conflict', 'A record with the same name or value exists already.'];

export const hubspot: ProviderCodes = {
  name: 'HubSpot',
  slugs: ['hubspot'],
  hosts: ['api.hubapi.com', 'api.hubspot.com'],
  source: 'https://developers.hubspot.com/docs/api/error-handling',
  checked: '2026-11-25',
  // The limit that was reached is only named here.
  find: ({ policyName }) => [asText(policyName) ?? ''].filter((name) => name !== ''),
  messages: [
    [/PROPERTY_DOESNT_EXIST|property .{0,80}does not exist/i, PROPERTY_EXIST],
    [
      /existing id/i,
      [
        'conflict',
        'A record with the same value exists already: the message names its id, so update that one.',
      ],
    ],
    [
      /migrated between data/i,
      [
        'not-ready',
        'The account is being moved to another place of data and is not ready: try again when the time of Retry-After is over.',
      ],
    ],
    [
      /credentials not found/i,
      [
        'credential',
        'The API requires a {key}, but the call arrived without one that it can read: send it after Bearer in the Authorization header.',
      ],
    ],
    [
      /\bapi keys? (?:authentication )?(?:is|are) no longer|hapikey/i,
      [
        'credential',
        'The API does not accept the {key}: keys in the parameter hapikey are not valid any more. Use the token of a private app.',
      ],
    ],
  ],
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
    PROPERTY_DOESNT_EXIST: PROPERTY_EXIST,
    RESOURCE_NOT_FOUND: 'not-found',
    INVALID_EMAIL: ['request', 'The value is not an e-mail address.'],
    INVALID_OPTION: ['request', 'A property has a value that is not one of its options: the body names it.'],
    INVALID_LONG: 'request',
    INVALID_DATE: 'request',
    INVALID_INTEGER: 'request',
    CONTACT_EXISTS: [
      'conflict',
      'A contact with this e-mail address exists already: the message names its id.',
    ],
    INVALID_PARAMS: 'request',
    MISSING_REQUIRED_PROPERTY: ['request', 'A required property is missing.'],
    FORBIDDEN: 'permission',
    BANNED: ['account', 'The account is blocked: ask the support.'],
    PAYMENT_REQUIRED: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    SECONDLY: ['rate-limit', 'Too many requests in a second (or in ten): wait a moment.'],
    TEN_SECONDLY_ROLLING: ['rate-limit', 'Too many requests in ten seconds: wait a moment.'],
    USER_DOES_NOT_HAVE_PERMISSIONS: 'permission',
    PROPERTY_NOT_FOUND: PROPERTY_EXIST,
    READ_ONLY_VALUE: ['request', 'A property may not be set: the body names the field.'],
    BAD_AUTH_CODE: ['credential', 'The code of the login is expired or was used: connect again.'],
    BAD_REFRESH_TOKEN: ['credential', 'The refresh token is not valid or was revoked: connect again.'],
    MISMATCH_REDIRECT_URI_AUTH_CODE: [
      'request',
      'The redirect URI has another value than when the login began.',
    ],
    INTERNAL_ERROR: 'server',
    AMBIGUOUS_RESOURCE_TYPE: 'request',
    OBJECT_ALREADY_EXISTS: EXISTS,
    INVALID_OBJECT_IDS: 'not-found',
    MULTIPLE_OBJECTS_WITH_SAME_ID: EXISTS,
    EXCEEDED_LIMIT: [
      'quota',
      'A quota of the account is used up: request a larger one, or delete what is not used.',
    ],
    INVALID_OWNER_ID: 'request',
    UNKNOWN_ID_PROPERTY: 'request',
    TEMPORARILY_BLOCKED: 'rate-limit',
  },
};
