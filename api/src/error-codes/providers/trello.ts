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
    [/^invalid (?:key|token|app key)|expired token/i, 'credential'],
    [
      /unauthorized (?:permission|card|board|organization|list|member|workspace)/i,
      [
        'permission',
        'The {key} may not do this: its user is not a member with that role, or it was granted too few scopes.',
      ],
    ],
    [/^invalid (?:id|objectid|value)/i, ['request', 'The value of an id is not valid.']],
    [/requested resource was not found|not found/i, 'not-found'],
    [/rate limit|api_(?:key|token)_limit/i, 'rate-limit'],
    [/must reactivate|upgrade|business class|premium/i, PLAN],
  ],
  codes: {
    API_TOKEN_LIMIT_EXCEEDED: 'rate-limit',
    API_KEY_LIMIT_EXCEEDED: 'rate-limit',
    API_TOO_MANY_CARDS_REQUESTED: ['request', 'Too many cards in one request: the value has to be smaller.'],
    ORG_DISABLED: [
      'account',
      'The account is suspended or not active: see its settings, and ask the support.',
    ],
    FREE_BOARD_LIMIT_EXCEEDED: PLAN,
  },
};
