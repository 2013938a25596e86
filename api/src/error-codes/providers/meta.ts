import { asObject } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const LOGIN: Meaning = [
  'credential',
  'The API does not accept the {key}: it is expired, revoked, or its user changed the password or left the app. Get a new one.',
];
const LACKS_PERMISSION: Meaning = [
  'permission',
  'The {key} lacks a permission for this: ask for it at the login; some need App Review.',
];

export const meta: ProviderCodes = {
  name: 'Meta Graph',
  slugs: ['facebook', 'facebook-graph', 'facebook-login'],
  hosts: ['graph.facebook.com', 'graph.instagram.com', 'graph.threads.net'],
  source: 'https://developers.facebook.com/docs/graph-api/guides/error-handling',
  checked: '2026-11-25',
  hasForm: (body) => asObject(body.error)?.fbtrace_id !== undefined,
  // A login that does not work is explained by its code; what else is wrong, by the more exact one.
  find: ({ error }) => {
    const { code, error_subcode: subcode } = asObject(error) ?? {};
    return typeof subcode === 'number' && code !== 190 && code !== 102 ? [String(subcode)] : [];
  },
  messages: [
    [
      /^(?:\(#\d+\) )?(?:an )?(?:active )?access token (?:must be used|is required)/i,
      [
        'credential',
        'The API does not accept the call without a valid {key}: it is missing or not valid. Send it as access_token.',
      ],
    ],
    [
      /(?:page|user|app) access token (?:is required|must)|(?:requires?|must be called with|needs?) an? (?:page|user|app) access token/i,
      [
        'permission',
        'The {key} is of a kind that may not do this: the message says whether it has to be that of a page, a user or an app.',
      ],
    ],
    [
      /outside (?:of )?(?:the )?allowed window/i,
      [
        'customer',
        'The user has not written within the last 24 hours, so only some kinds of messages may be sent to them.',
      ],
    ],
    [
      /appsecret_proof/i,
      [
        'signature',
        'The appsecret_proof is missing or its signature does not match: it is the HMAC-SHA256 of the access token, with the app secret as the key, as a parameter.',
      ],
    ],
    [
      /client secret/i,
      [
        'credential',
        'The API does not accept the credentials of the app: its app secret is wrong. Copy it from the basic settings of the app.',
      ],
    ],
    [
      /validating application/i,
      [
        'credential',
        'The API does not accept the credentials of the app: its app id is wrong, or the app was deleted.',
      ],
    ],
    [
      /authorization code|validating verification code/i,
      [
        'request',
        'The value of the code was used before, is expired, or was made for another redirect_uri: start the login again, and exchange its code once.',
      ],
    ],
    [
      /can.t load url|redirect_uri/i,
      [
        'request',
        'The value of redirect_uri does not fit: it has to be the same at the login and here, and its domain has to be in the settings of the app.',
      ],
    ],
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
    '10': LACKS_PERMISSION,
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
    '200': LACKS_PERMISSION,
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
    '131030': [
      'account',
      'The recipient is not on the list of allowed numbers of the test account: add the number to it in the dashboard of the app.',
    ],
    '131047': [
      'customer',
      'The recipient has not written for more than 24 hours: only a template message may be sent to them.',
    ],
    '131026': ['customer', 'The recipient cannot receive the message.'],
    '131056': ['rate-limit', 'Too many requests for this recipient: wait before the next message to them.'],
    '132001': ['not-found', 'The message template does not exist in this language.'],
    5: ['restricted', 'The call may not come from this address: the app has a list of allowed ones.'],
    12: ['not-found', 'The method is retired and does not exist any more.'],
    33: ['not-found', 'The object does not exist, or the {key} may not see it.'],
    104: ['signature', 'The proof of the app secret is missing or its signature does not match.'],
    230: 'permission',
    240: 'permission',
    294: ['permission', 'The {key} lacks the permission ads_management, or the app lacks access to the API.'],
    412: 'conflict',
    458: [
      'credential',
      'The {key} is not valid any more: its user removed the app, and has to log in to it again.',
    ],
    459: [
      'credential',
      'The {key} is not valid any more: its user has to log in at Facebook once, as their account has a checkpoint.',
    ],
    460: [
      'credential',
      'The {key} is not valid any more: its user changed their password, and has to log in again.',
    ],
    463: ['credential', 'The {key} is expired: get another.'],
    464: ['credential', 'The {key} is not valid: its user has not confirmed their account.'],
    467: 'credential',
    2018278: [
      'customer',
      'The user has not written for more than 24 hours: only a message with a tag may be sent to them.',
    ],
    2018001: ['customer', 'The recipient does not exist, or never wrote to this page.'],
    492: ['credential', 'The {key} is not valid any more: its user has no role on the page now.'],
    9: ['quota', 'The posts that the account may publish in a day are used up.'],
    2635: ['retired', 'The version of the API in the path is retired: use the one that the message names.'],
    9004: [
      'request',
      'The API could not fetch the media: its address is a value that has to be public, and lead to a JPEG or a video.',
    ],
    36000: ['request', 'The image is too large.'],
    36001: ['request', 'The format of the image is not an accepted value: it has to be JPEG.'],
    36003: ['request', 'The ratio of the image is not an accepted value: from 4:5 to 1.91:1.'],
    2207004: ['request', 'The image is too large.'],
    2207005: ['request', 'The format of the image is not an accepted value: it has to be JPEG.'],
    2207009: ['request', 'The ratio of the image is not an accepted value: from 4:5 to 1.91:1.'],
    2207010: ['request', 'The caption is too long, or has too many hashtags or names.'],
    2207020: ['not-found', 'The media is expired and does not exist any more: create it again.'],
    2207027: ['not-ready', 'The media is not ready to be published: ask for its status_code, and try again.'],
    2207052: [
      'request',
      'The API could not fetch the media: its address is a value that has to be public, without a redirect or a login.',
    ],
    9007: ['not-ready', 'The media is not ready to be published: try again shortly.'],
    80003: 'rate-limit',
    80005: 'rate-limit',
    80006: 'rate-limit',
    80008: 'rate-limit',
    80009: 'rate-limit',
    80014: 'rate-limit',
    131000: 'server',
    131005: 'permission',
    131008: ['request', 'A parameter is missing.'],
    131009: 'request',
    131016: 'overloaded',
    131021: ['request', 'The number to send to is the same value as the sender.'],
    131031: ['account', 'The account is locked for a policy, or its PIN is wrong.'],
    131037: ['account', 'The display name of the number is not approved for the account.'],
    131042: ['payment', 'The account has to pay: its payment method has a problem, under its billing.'],
    131045: ['account', 'The number is not registered for the account.'],
    131048: ['rate-limit', 'Too many requests: messages from this number were reported as spam.'],
    131049: ['policy', 'The policy of WhatsApp limits marketing messages to this recipient; send it later.'],
    131050: ['customer', 'The recipient stopped marketing messages from this account.'],
    131051: ['request', 'The type of the message is a value that is not supported.'],
    131052: ['request', 'The media of the user could not be fetched; its address is a value that expires.'],
    131053: ['request', 'The media could not be uploaded: its type is not accepted.'],
    131057: ['account', 'The account is in maintenance.'],
    132000: ['request', 'The number of values does not fit the template.'],
    132005: ['request', 'The text with its values is too long.'],
    132007: ['policy', 'The template breaks a policy.'],
    132012: ['request', 'A value of the template has a wrong form.'],
    132015: ['account', 'The template is paused for its quality; see the account.'],
    132016: ['account', 'The template is disabled for its quality; see the account.'],
    133004: 'overloaded',
    133005: ['request', 'The PIN is not the right value.'],
    133010: ['account', 'The number is not registered for the account: register it.'],
    133016: ['rate-limit', 'Too many requests to register this number: wait.'],
    135000: 'request',
    200000: 'permission',
    1609005: ['request', 'The API could not fetch an address that is a value in the request.'],
    2207001: 'server',
    2207003: ['server', 'It took too long to fetch the media: try again.'],
    2207026: ['request', 'The format of the video is not accepted.'],
    2207042: ['quota', 'The posts of the day are used up.'],
    2207050: ['account', 'The account is restricted: log in to it in the app.'],
    2207051: ['policy', 'The action was blocked as spam by the policy of Instagram.'],
  },
};
