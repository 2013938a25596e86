import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const PLAN: Meaning = [
  'payment',
  'The plan of the account does not include this: choose a larger one, under its billing.',
];
export const trello: ProviderCodes = {
  name: 'Trello',
  slugs: ['trello'],
  hosts: ['api.trello.com'],
  source: 'https://developer.atlassian.com/cloud/trello/guides/rest-api/status-codes/',
  checked: '2026-11-25',
  messages: [
    [
      /^invalid (?:app )?key/i,
      [
        'credential',
        'The API does not accept the {key}: the parameter key takes the API key of a Power-Up, beside the token of the user.',
      ],
    ],
    [
      /^invalid (?:app )?token|expired token/i,
      [
        'credential',
        'The API does not accept the {key}: the token is wrong, expired or revoked, or was made with another API key.',
      ],
    ],
    [
      /unauthorized (?:permission|card|board|organization|list|member|workspace)/i,
      [
        'permission',
        'The {key} may not do this: its user is not a member with that role, or it was granted too few scopes.',
      ],
    ],
    [/^invalid (?:id|objectid|value)/i, ['request', 'The value of an id is not valid.']],
    [/requested resource was not found|not found/i, 'not-found'],
    [/must reactivate|upgrade|business class|premium/i, PLAN],
  ],
  codes: {
    API_TOKEN_LIMIT_EXCEEDED: ['rate-limit', 'Too many requests with this token: 100 in 10 seconds.'],
    API_KEY_LIMIT_EXCEEDED: ['rate-limit', 'Too many requests with this API key: 300 in 10 seconds.'],
    API_TOKEN_DB_LIMIT_EXCEEDED: [
      'rate-limit',
      'Too many requests that cost much: wait, and ask for less at once.',
    ],
    API_KEY_DB_LIMIT_EXCEEDED: [
      'rate-limit',
      'Too many requests that cost much: wait, and ask for less at once.',
    ],
    API_TOO_MANY_CARDS_REQUESTED: ['request', 'Too many cards in one request: the value has to be smaller.'],
    ORG_DISABLED: [
      'account',
      'The account is suspended or not active: see its settings, and ask the support.',
    ],
    FREE_BOARD_LIMIT_EXCEEDED: PLAN,
  },
};
