import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const GONE: Meaning = ['customer', 'The device of the user is no longer registered: delete its token.'];

/** Messages to devices, and the logins of Identity Platform. */
export const firebase: ProviderCodes = {
  name: 'Firebase',
  slugs: ['firebase'],
  hosts: ['fcm.googleapis.com', 'identitytoolkit.googleapis.com', 'securetoken.googleapis.com'],
  source: 'https://firebase.google.com/docs/reference/fcm/rest/v1/ErrorCode',
  checked: '2026-11-23',
  messages: [
    [/^TOO_MANY_ATTEMPTS_TRY_LATER\b/, 'rate-limit'],
    [
      /^OPERATION_NOT_ALLOWED\b/,
      ['not-enabled', 'This way to log in is not enabled in the project: enable it in the console.'],
    ],
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
  },
};
