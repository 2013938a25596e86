import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const ACCESS_KEY: Meaning = [
  'credential',
  'The API does not accept the {key}: it is wrong, or the header is not “Authorization: AccessKey” with the key. Keys of the old API and of Bird differ.',
];

export const messagebird: ProviderCodes = {
  name: 'MessageBird',
  slugs: ['messagebird'],
  hosts: ['api.bird.com', 'rest.messagebird.com', 'conversations.messagebird.com'],
  source: 'https://developers.messagebird.com/api/#errors',
  checked: '2026-11-25',
  codes: {
    2: ACCESS_KEY,
    9: ['request', 'A field is missing or has a value that is not valid.'],
    10: ['request', 'A field is missing.'],
    20: 'not-found',
    21: ['request', 'The API could not read the request.'],
    25: ['payment', 'The balance of the account is too low: top it up.'],
    98: 'not-found',
    99: 'server',
    101: ['conflict', 'A record with the same value exists already.'],
    103: 'rate-limit',
    Unauthorized: ACCESS_KEY,
    Forbidden: [
      'permission',
      'The {key} lacks a permission for this: add a policy or role to it in the settings of the workspace.',
    ],
    InvalidPayload: 'request',
  },
};
