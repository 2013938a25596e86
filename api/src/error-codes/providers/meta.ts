import { asObject } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const LOGIN: Meaning = [
  'credential',
  'The API does not accept the {key}: it is expired, revoked, or its user changed the password or left the app. Get a new one.',
];
const PERMISSION: Meaning = [
  'permission',
  'The {key} lacks a permission for this: ask for it at the login; some need App Review.',
];

export const meta: ProviderCodes = {
  name: 'Meta Graph',
  slugs: ['facebook', 'facebook-graph'],
  hosts: ['graph.facebook.com', 'graph.instagram.com', 'graph.threads.net'],
  source: 'https://developers.facebook.com/docs/graph-api/guides/error-handling',
  checked: '2026-11-22',
  hasForm: (body) => asObject(body.error)?.fbtrace_id !== undefined,
  messages: [
    [
      /does not exist, cannot be loaded due to missing permissions/,
      ['not-found', 'The object does not exist, or the {key} lacks a permission to see it: check its id.'],
    ],
  ],
  codes: {
    '1': 'server',
    '2': 'overloaded',
    '3': ['permission', 'The app lacks a permission (a capability) for this call.'],
    '4': [
      'rate-limit',
      'Too many requests by the app: the {key} itself is not the reason. Wait, up to an hour.',
    ],
    '10': PERMISSION,
    '17': [
      'rate-limit',
      'Too many requests for this user: the {key} itself is not the reason. Wait, up to an hour.',
    ],
    '32': [
      'rate-limit',
      'Too many requests for this page: the {key} itself is not the reason. Wait, up to an hour.',
    ],
    '100': ['request', 'A parameter is missing, or the API does not accept its value.'],
    '102': LOGIN,
    '190': LOGIN,
    '200': PERMISSION,
    '341': ['rate-limit', 'Too many requests by the app: wait before the next call.'],
    '368': ['account', 'The account is blocked for a while because of its behaviour.'],
    '506': ['conflict', 'The same post was sent already.'],
    '613': [
      'rate-limit',
      'Too many requests to this API: the {key} itself is not the reason. Wait before the next call.',
    ],
    '803': 'not-found',
    '80000': 'rate-limit',
    '80001': 'rate-limit',
    '80002': 'rate-limit',
    '80004': 'rate-limit',
    '80007': 'rate-limit',
    '130429': 'rate-limit',
    '131030': ['account', 'The recipient is not on the list of allowed numbers of the test account.'],
    '131047': [
      'customer',
      'The recipient has not written for more than 24 hours: only a template message may be sent to them.',
    ],
    '131026': ['customer', 'The recipient cannot receive the message.'],
    '131056': ['rate-limit', 'Too many requests for this recipient: wait before the next message to them.'],
    '132001': ['not-found', 'The message template does not exist in this language.'],
  },
};
