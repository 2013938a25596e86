import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const asana: ProviderCodes = {
  name: 'Asana',
  slugs: ['asana'],
  hosts: ['app.asana.com'],
  source: 'https://developers.asana.com/docs/errors',
  checked: '2026-11-25',
  messages: [
    [
      /^not authori[sz]ed$/i,
      [
        'credential',
        'The API does not accept the {key}: the personal access token is wrong or was revoked, or is missing. It goes into the Authorization header, after Bearer.',
      ],
    ],
    [
      /(?:not a recogni[sz]ed id|unknown object|object is not)|not exist/i,
      [
        'not-found',
        'An id in the request does not exist or is of something else, or the user of the {key} may not see it.',
      ],
    ],
    [
      /bearer token has expired/i,
      ['credential', 'The {key} is expired: get another with the refresh token.'],
    ],
    [
      /payment|premium|upgrade|only available/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
    [/missing input|does not have a key|unknown property|must be/i, 'request'],
    [/sync token/i, ['request', 'The sync token is a value that is too old: read everything once.']],
    [/scope/i, ['permission', 'The {key} lacks a scope: add it to the app and connect again.']],
    [
      /forbidden|do not have access/i,
      [
        'permission',
        'The user of the {key} has no access to this: add them to its project, team or workspace.',
      ],
    ],
    [/cost limit|rate limit/i, 'rate-limit'],
  ],
  codes: {},
};
