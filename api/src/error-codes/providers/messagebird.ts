import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const messagebird: ProviderCodes = {
  name: 'MessageBird',
  slugs: ['messagebird'],
  hosts: ['api.bird.com', 'rest.messagebird.com', 'conversations.messagebird.com'],
  source: 'https://developers.messagebird.com/api/#errors',
  checked: '2026-11-25',
  codes: {
    2: 'credential',
    9: ['request', 'A field is missing or has a value that is not valid.'],
    10: ['request', 'A field is missing.'],
    20: 'not-found',
    21: ['request', 'The API could not read the request.'],
    25: ['payment', 'The balance of the account is too low: top it up.'],
    98: 'not-found',
    99: 'server',
    101: ['conflict', 'A record with the same value exists already.'],
    103: 'rate-limit',
    Unauthorized: 'credential',
    Forbidden: 'permission',
  },
};
