import { asText, listOf } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const RECIPIENT_ACCEPT: Meaning = ['customer', 'The recipient does not accept messages from this account.'];
const TOO_LONG: Meaning = ['request', 'The text is too long.'];

const PROBLEM = /^https:\/\/api\.(?:twitter|x)\.com\/2\/problems\/([\w-]{1,60})$/;

export const x: ProviderCodes = {
  name: 'X',
  slugs: ['twitter'],
  hosts: ['api.x.com', 'api.twitter.com'],
  source: 'https://docs.x.com/x-api/fundamentals/response-codes-and-errors',
  checked: '2026-11-25',
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
    credits: ['payment', 'The credits of the account are used up: buy more in the developer console.'],
    'rate-limits': 'rate-limit',
    'not-authorized-for-resource': 'permission',
    'not-authorized-for-field': 'permission',
    'resource-not-found': 'not-found',
    'resource-unavailable': 'not-found',
    'invalid-request': 'request',
    'unsupported-authentication': [
      'credential',
      'The API does not accept the {key} here: this endpoint asks for another kind of login, mostly the access token of a user (OAuth 2.0 with PKCE or OAuth 1.0a) instead of the bearer token of the app.',
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
    17: 'not-found',
    34: 'not-found',
    50: ['not-found', 'The user does not exist.'],
    63: ['customer', 'The user was suspended.'],
    87: 'permission',
    92: 'request',
    99: 'credential',
    130: 'overloaded',
    131: 'server',
    135: 'clock',
    136: ['customer', 'The user blocked this account.'],
    139: ['conflict', 'The post was liked already.'],
    144: ['not-found', 'The post does not exist.'],
    150: RECIPIENT_ACCEPT,
    151: 'request',
    160: ['conflict', 'The account follows the user already, or asked to.'],
    161: ['rate-limit', 'Too many requests to follow users: wait.'],
    179: ['permission', 'The posts of this user are protected: the account is not allowed to read them.'],
    185: ['quota', 'The posts of the day are used up.'],
    186: TOO_LONG,
    215: 'credential',
    220: 'permission',
    226: ['policy', 'The request looked automated, and was blocked by the policy against spam.'],
    261: [
      'permission',
      'The application may not write: change its permissions, then create the tokens again.',
    ],
    326: ['account', 'The account is locked: log in to it in a browser.'],
    327: ['conflict', 'The post was reposted already.'],
    349: RECIPIENT_ACCEPT,
    354: TOO_LONG,
    385: ['not-found', 'The post that this replies to does not exist or is not visible.'],
    416: ['account', 'The application was suspended.'],
    453: [
      'payment',
      'The plan of the account does not include this: choose a larger one, under its billing.',
    ],
    'about:blank': 'server',
    'operational-disconnect': [
      'overloaded',
      'The stream was disconnected because the client is too slow or the server overloaded: try again.',
    ],
    'oauth1-permissions': 'permission',
    'not-authorized': 'permission',
  },
};
