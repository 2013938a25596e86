import { asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const PROBLEM = /^https:\/\/api\.(?:twitter|x)\.com\/2\/problems\/([\w-]{1,60})$/;

export const x: ProviderCodes = {
  name: 'X',
  slugs: ['twitter'],
  hosts: ['api.x.com', 'api.twitter.com'],
  source: 'https://docs.x.com/x-api/fundamentals/response-codes-and-errors',
  checked: '2026-11-22',
  hasForm: (body) => PROBLEM.test(String(body.type)),
  find: (body) => {
    const code = PROBLEM.exec(asText(body.type) ?? '')?.[1];
    if (code !== undefined) return [code];
    return listOf(body.errors).length > 0 && body.data !== undefined ? ['partial'] : [];
  },
  messages: [
    [
      /not configured with the appropriate oauth1 app permissions/,
      [
        'permission',
        'The app may only read: change its permissions in the developer portal, then create a new token.',
      ],
    ],
  ],
  codes: {
    'client-forbidden': [
      'permission',
      'The app is not allowed to call this: attach it to a project with the access level that this endpoint needs.',
    ],
    'usage-capped': [
      'quota',
      'The posts of the plan are used up for this period: wait until it is reset, or choose a larger plan.',
    ],
    'rate-limits': 'rate-limit',
    'not-authorized-for-resource': 'permission',
    'not-authorized-for-field': 'permission',
    'resource-not-found': 'not-found',
    'resource-unavailable': 'not-found',
    'invalid-request': 'request',
    'unsupported-authentication': [
      'credential',
      'The API does not accept the {key} here: this endpoint asks for another kind of login.',
    ],
    'streaming-connection': ['conflict', 'The stream is connected already, or too often.'],
    'duplicate-rules': ['conflict', 'The rule exists already.'],
    partial: [
      'partial',
      'Only some of what was requested was found: the body reports an error for the rest.',
    ],
    '88': 'rate-limit',
    '89': 'credential',
    '32': 'credential',
    '64': ['account', 'The account is suspended.'],
    '187': ['conflict', 'The same post was sent already.'],
  },
};
