import { asObject, asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const MANY_REQUESTS: Meaning = [
  'rate-limit',
  'Too many requests: the limits are those of 15 minutes and of a day.',
];
const SCOPE: Meaning = [
  'permission',
  'The {key} lacks a scope for this, which the message names: add it to the configuration and connect again. The athlete can also refuse it.',
];
export const strava: ProviderCodes = {
  name: 'Strava',
  slugs: ['strava'],
  hosts: ['www.strava.com'],
  source: 'https://developers.strava.com/docs/',
  checked: '2026-11-25',
  find: ({ errors }) =>
    listOf(errors).flatMap((one) => {
      const { field, code } = asObject(one) ?? {};
      const names = [asText(field), asText(code)];
      return names.includes(undefined) ? [] : [names.join(' ')];
    }),
  messages: [
    [/rate limit exceeded/i, MANY_REQUESTS],
    [/duplicate of/i, ['conflict', 'The activity was uploaded already.']],
    [/record not found/i, 'not-found'],
  ],
  codes: {
    'access_token invalid': [
      'credential',
      'The {key} is expired, as it is after six hours: get another with the refresh token.',
    ],
    'activity:read_permission missing': SCOPE,
    'activity:read_all_permission missing': SCOPE,
    'activity:write_permission missing': SCOPE,
    'profile:read_all_permission missing': SCOPE,
    'profile:write_permission missing': SCOPE,
    'read_permission missing': SCOPE,
    'read_all_permission missing': SCOPE,
    'refresh_token invalid': ['credential', 'The refresh token is expired or was revoked: connect again.'],
    'code invalid': ['credential', 'The code of the login is expired or was used: connect again.'],
    'client_id invalid': 'credential',
    'id not found': [
      'not-found',
      'It does not exist, or the {key} may not see it: private activities need the scope activity:read_all.',
    ],
    'Status Inactive': [
      'account',
      'The application is not active: see its state in the settings of the account, at strava.com/settings/api.',
    ],
    'rate limit exceeded': MANY_REQUESTS,
    'overall rate limit exceeded': MANY_REQUESTS,
    'limit of connected athletes exceeded': [
      'quota',
      'The athletes that the application may connect are used up: ask for a review of the application.',
    ],
    'data empty': 'request',
    'file invalid': [
      'request',
      'The API does not accept the file: its format, size or length is not allowed.',
    ],
  },
};
