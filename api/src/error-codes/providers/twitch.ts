import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const twitch: ProviderCodes = {
  name: 'Twitch',
  slugs: ['twitch', 'igdb'],
  hosts: ['api.twitch.tv', 'id.twitch.tv', 'api.igdb.com'],
  source: 'https://dev.twitch.tv/docs/api/guide/',
  checked: '2026-11-25',
  messages: [
    [
      /missing scope/i,
      [
        'permission',
        'The {key} lacks a scope for this, which the message names: add it to the configuration and connect again.',
      ],
    ],
    [
      /client.?id and oauth token do not match|invalid client id|client id is missing/i,
      [
        'credential',
        'The client id is wrong or missing, or is not the one that the token was issued to: it goes into the header Client-Id.',
      ],
    ],
    [
      /invalid oauth token|oauth token is missing|must provide a valid (?:app|user)|invalid access token/i,
      'credential',
    ],
    [
      /authorization failure/i,
      [
        'credential',
        'The API does not accept the credentials: it needs an app access token as Bearer, and in the header Client-ID the id of the app that it was issued to.',
      ],
    ],
    [/\bparameters?\b|malformed|is required/i, 'request'],
    [
      /incorrect user authorization|must match the user|broadcaster/i,
      [
        'permission',
        'The user of the {key} is not allowed to do this: it has to be the broadcaster or a moderator.',
      ],
    ],
    [/user(?:_id| not found)|not found/i, 'not-found'],
    [
      /invalid refresh token/i,
      ['customer', 'The user has to log in again: their login is expired or was revoked.'],
    ],
    [/invalid client secret|invalid client/i, 'credential'],
    [/syntax error|invalid field/i, 'request'],
  ],
  codes: {},
};
