import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const SENDER_VERIFIED: Meaning = [
  'account',
  'The sender is not verified or not allowed for the account: verify it, or use one that is.',
];
const EXISTS: Meaning = ['conflict', 'A record with the same value exists already.'];
const MESSAGE_STREAM: Meaning = ['not-found', 'The message stream does not exist: check its id.'];
export const postmark: ProviderCodes = {
  name: 'Postmark',
  slugs: ['postmark'],
  hosts: ['api.postmarkapp.com'],
  source: 'https://postmarkapp.com/developer/api/overview#error-codes',
  checked: '2026-11-25',
  codes: {
    10: [
      'credential',
      'The API does not accept the {key}: it is wrong or missing. A server token is sent in X-Postmark-Server-Token, an account token in X-Postmark-Account-Token.',
    ],
    11: ['request', 'The request has no value that the API could read: check its headers.'],
    100: ['server', 'The API is under maintenance: try again later.'],
    300: ['request', 'A field of the message is not valid, such as an address.'],
    400: SENDER_VERIFIED,
    401: SENDER_VERIFIED,
    402: ['request', 'The API could not read the JSON of the body.'],
    403: ['request', 'A field is missing or not valid.'],
    405: ['quota', 'The messages of the account are used up: buy more.'],
    406: [
      'customer',
      'The recipient is the reason, not the {key}: their address bounced or they unsubscribed.',
    ],
    409: ['request', 'The Accept or Content-Type header has to have the value application/json.'],
    410: ['request', 'A batch is too large: at most 500 messages.'],
    411: ['request', 'The file type of an attachment is not allowed: that value has to change.'],
    412: ['account', 'The account waits for its approval: until then it may only send to its own domain.'],
    413: ['account', 'The account may not send: ask the support.'],
    429: 'rate-limit',
    500: 'not-found',
    501: 'not-found',
    503: EXISTS,
    504: EXISTS,
    505: SENDER_VERIFIED,
    507: SENDER_VERIFIED,
    510: 'not-found',
    520: 'permission',
    600: 'request',
    603: ['conflict', 'The server has this name already.'],
    606: 'permission',
    701: 'not-found',
    810: 'request',
    812: EXISTS,
    1101: ['not-found', 'The template does not exist.'],
    1105: EXISTS,
    1109: ['request', 'The template, or a value for one of its fields, does not fit.'],
    1226: MESSAGE_STREAM,
    1235: MESSAGE_STREAM,
  },
};
