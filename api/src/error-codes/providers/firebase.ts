import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const WAY_LOG: Meaning = [
  'not-enabled',
  'This way to log in is not enabled in the project: enable it in the console.',
];

const GONE: Meaning = ['customer', 'The device of the user is no longer registered: delete its token.'];

/** Messages to devices, and the logins of Identity Platform. */
export const firebase: ProviderCodes = {
  name: 'Firebase',
  slugs: ['firebase'],
  hosts: [
    'fcm.googleapis.com',
    'identitytoolkit.googleapis.com',
    'securetoken.googleapis.com',
    'firestore.googleapis.com',
    'firebasestorage.googleapis.com',
    '*.firebaseio.com',
    '*.firebasedatabase.app',
  ],
  source: 'https://firebase.google.com/docs/reference/fcm/rest/v1/ErrorCode',
  checked: '2026-11-25',
  messages: [
    [
      /^missing or insufficient permissions|^permission denied\.?$/i,
      [
        'permission',
        'The security rules do not allow this for the user of the call, or the call has none; an account of a server lacks the role. Change the rules, or log the user in.',
      ],
    ],
    [
      /database .{0,80}does not exist/i,
      [
        'not-found',
        'The database does not exist in the project: create it in the console, or name the right one in the path.',
      ],
    ],
    [
      /could not parse auth token|auth token is expired|unauthorized request/i,
      [
        'credential',
        'The API does not accept the token of the login: it is expired, wrong, or of another project.',
      ],
    ],
    [
      /index not defined/i,
      ['request', 'The query needs an index that is missing: add .indexOn for its field to the rules.'],
    ],
    [/^TOO_MANY_ATTEMPTS_TRY_LATER\b/, 'rate-limit'],
    [/^OPERATION_NOT_ALLOWED\b/, WAY_LOG],
    [
      /^(?:WEAK_PASSWORD|INVALID_EMAIL|MISSING_PASSWORD)\b/,
      [
        'customer',
        'The API does not accept the value that the user gave: the e-mail address or the password.',
      ],
    ],
  ],
  codes: {
    UNREGISTERED: GONE,
    SENDER_ID_MISMATCH: [
      'permission',
      'The device registered with another project: the {key} may not send to it.',
    ],
    QUOTA_EXCEEDED: 'rate-limit',
    THIRD_PARTY_AUTH_ERROR: [
      'credential',
      'The certificate or key for Apple or for web push is not valid: upload it again.',
    ],
    EMAIL_EXISTS: ['conflict', 'An account with this e-mail address exists already.'],
    INVALID_ID_TOKEN: ['credential', 'The token of the user is not valid: log in again.'],
    TOKEN_EXPIRED: ['credential', 'The token of the user is expired: log in again.'],
    INVALID_REFRESH_TOKEN: ['credential', 'The refresh token is not valid: log in again.'],
    USER_NOT_FOUND: ['customer', 'The user does not exist any more.'],
    INVALID_ARGUMENT: 'request',
    UNAVAILABLE: 'overloaded',
    INTERNAL: 'server',
    APNS_AUTH_ERROR: ['account', 'The credentials of Apple in the settings of the account are not valid.'],
    INVALID_EMAIL: ['request', 'The value is not an e-mail address.'],
    MISSING_PASSWORD: ['request', 'The password is missing.'],
    MISSING_EMAIL: ['request', 'The e-mail address is missing.'],
    WEAK_PASSWORD: ['customer', 'The password is too weak: ask the user for another.'],
    OPERATION_NOT_ALLOWED: WAY_LOG,
    ADMIN_ONLY_OPERATION: [
      'not-enabled',
      'Users may not do this themselves: it is not enabled in the project.',
    ],
    TOO_MANY_ATTEMPTS_TRY_LATER: ['rate-limit', 'Too many requests of this user failed: wait.'],
    EXPIRED_OOB_CODE: ['customer', 'The link of the user is expired: send another.'],
    INVALID_OOB_CODE: ['customer', 'The link of the user is not valid or was used: send another.'],
    CREDENTIAL_TOO_OLD_LOGIN_AGAIN: ['customer', 'The user has to log in again first.'],
    INVALID_IDP_RESPONSE: ['request', 'The token of the identity provider is not a valid value.'],
    CONFIGURATION_NOT_FOUND: [
      'not-enabled',
      'Authentication is not enabled in the project: enable it in the console.',
    ],
    INVALID_CUSTOM_TOKEN: [
      'request',
      'The custom token is not a valid value: it is signed for another project, or has a wrong form.',
    ],
    CREDENTIAL_MISMATCH: ['request', 'The custom token belongs to another project; its value is wrong.'],
    MISSING_REFRESH_TOKEN: ['request', 'The refresh token is missing.'],
    FEDERATED_USER_ID_ALREADY_LINKED: ['conflict', 'A record with the same name or value exists already.'],
    INVALID_PHONE_NUMBER: ['request', 'The value is not a phone number.'],
    INVALID_CODE: ['customer', 'The user gave a wrong name, password or code; the {key} is not the reason.'],
    SESSION_EXPIRED: ['customer', 'The code of the user is expired: send another.'],
    CAPTCHA_CHECK_FAILED: ['customer', 'The user failed the captcha.'],
  },
};
