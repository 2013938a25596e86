import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const EXISTS: Meaning = ['conflict', 'A record with the same name or value exists already.'];
const MEETING_OVER: Meaning = ['conflict', 'The meeting is over already.'];

export const zoom: ProviderCodes = {
  name: 'Zoom',
  slugs: ['zoom'],
  hosts: ['api.zoom.us', 'zoom.us'],
  source: 'https://developers.zoom.us/docs/api/errors/',
  checked: '2026-11-25',
  messages: [
    [
      /daily (?:rate )?limit|per day/i,
      [
        'rate-limit',
        'Too many requests this day: wait until the next, at midnight UTC, or choose a larger plan.',
      ],
    ],
    [
      /meeting hosting|not allowed .{0,30}hosting/i,
      ['account', 'The user has no license to host meetings, or the account is not active.'],
    ],
  ],
  codes: {
    '124': [
      'credential',
      'The API does not accept the {key}: it is wrong or expired, as it is after an hour.',
    ],
    '200': [
      'payment',
      'The plan of the account does not include this, or the user has no license for it: see its billing.',
    ],
    '300': ['request', 'The API does not accept a value: the body names the field.'],
    '429': 'rate-limit',
    '1001': ['not-found', 'The user does not exist in this account.'],
    '3000': 'request',
    '3001': ['not-found', 'The meeting does not exist, or is over.'],
    '4700': ['permission', 'The {key} is not valid here or lacks a scope.'],
    '4702': 'credential',
    '4704': 'credential',
    '4711': [
      'permission',
      'The {key} lacks a scope, which the message names: add it to the app, then get a new token.',
    ],
    104: [
      'permission',
      'The {key} lacks a scope: the message names it. Add it to the app and connect again.',
    ],
    1005: EXISTS,
    1009: EXISTS,
    1010: ['not-found', 'The user does not belong to this account: for the API it does not exist.'],
    1100: 'conflict',
    1110: ['account', 'The account is not paid or is deactivated.'],
    1115: 'permission',
    1120: ['customer', 'The invitation of the user is expired.'],
    2001: ['account', 'The account does not exist or is not paid.'],
    2300: ['not-found', 'The path does not exist: check it.'],
    3002: MEETING_OVER,
    3003: ['permission', 'The user is not allowed to do this: only the host is.'],
    3005: ['conflict', 'The user registered already.'],
    3010: 'not-found',
    3027: ['conflict', 'The host was removed already.'],
    3038: MEETING_OVER,
    3161: ['permission', 'The meeting may only be read or changed by its host.'],
    3301: ['not-found', 'There is no recording of this meeting: it does not exist, or is being processed.'],
    3310: ['not-found', 'The recording does not exist.'],
    3322: ['conflict', 'The recording is being processed already.'],
    4130: 'permission',
    4400: ['not-enabled', 'The feature is not enabled for the account.'],
    4703: 'permission',
    4705: 'request',
    4709: ['credential', 'The grant of the app is expired or was revoked: connect again.'],
    4733: ['credential', 'The code of the login is expired: connect again.'],
    4734: ['credential', 'The code of the login is not valid: connect again.'],
    4735: ['credential', 'The refresh token is expired or was used: connect again.'],
    4738: ['request', 'The redirect URI has another value than the app.'],
  },
};
