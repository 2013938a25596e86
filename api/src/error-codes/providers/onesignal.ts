import { asObject } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const onesignal: ProviderCodes = {
  name: 'OneSignal',
  slugs: ['onesignal'],
  hosts: ['api.onesignal.com', 'onesignal.com'],
  source: 'https://documentation.onesignal.com/docs/en/common-error-messages',
  checked: '2026-11-25',
  // With 200: who could not be reached, beside an id if anybody else was.
  find: ({ id, errors }) =>
    ['invalid_aliases', 'invalid_external_user_ids', 'invalid_player_ids']
      .filter((name) => asObject(errors)?.[name] !== undefined)
      .map(() => (id === undefined || id === '' ? 'unknown-recipients' : 'some-unknown')),
  messages: [
    [
      /app_id not found.{0,40}content-type/i,
      [
        'request',
        'The app_id is missing in what the API read: send it, as JSON with Content-Type: application/json.',
      ],
    ],
    [
      /not subscribed|invalid_player_ids|invalid_external_user_ids|invalid_aliases|all included players/i,
      ['customer', 'No recipient has a subscription: they unsubscribed, or the ids do not exist.'],
    ],
    [
      /app_?id not found|app.{0,20}not found|please include a .{0,20}app_id|app_id is/i,
      ['not-found', 'The app does not exist: check the app_id.'],
    ],
    [
      /access denied|case-sensitive header|api key|authorization/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, of another app, or of another kind (app and organization have different ones), or missing after Key in the Authorization header.',
      ],
    ],
    [
      /platforms? (?:you|is|are).{0,60}(?:not|configure)|no (?:apns|gcm|fcm) |must upload|not configured/i,
      ['account', 'The platform is not set up for the app in the account: upload its credentials.'],
    ],
    [/rate limit/i, 'rate-limit'],
    [
      /\bplans?\b|upgrade/i,
      ['payment', 'The plan of the account does not include this: choose a larger one, under its billing.'],
    ],
  ],
  codes: {
    'unknown-recipients': [
      'not-found',
      'No recipient has a subscription under these ids: the external_id, alias or subscription ids do not exist in this app.',
    ],
    'some-unknown': [
      'partial',
      'Only some of the recipients were reached: errors in the body names the external_id, alias or subscription ids that do not exist in this app.',
    ],
  },
};
