import { asObject, listOf } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const OFF: Meaning = [
  'not-enabled',
  'The API is not enabled in the project of the {key}: enable it, and wait some minutes.',
];
const BILLING: Meaning = ['payment', 'Billing is not enabled for the project of the {key}: enable it.'];
const DAY: Meaning = [
  'quota',
  'A quota of the project is used up: wait until it is reset, or request a larger one in the console.',
];
const SCOPES: Meaning = [
  'permission',
  'The login granted too few scopes for this: add the scope to the configuration and reconnect.',
];
const LOGIN: Meaning = [
  'customer',
  'The end user gave a wrong e-mail address or password; the {key} is not the reason.',
];

export const google: ProviderCodes = {
  name: 'Google',
  slugs: ['google', 'google-cloud'],
  hosts: ['*.googleapis.com', 'www.google.com'],
  source: 'https://cloud.google.com/apis/design/errors',
  checked: '2026-11-22',
  hasForm: (body) =>
    listOf(asObject(body.error)?.details).some((detail) =>
      String(asObject(detail)?.['@type']).startsWith('type.googleapis.com/google.rpc.'),
    ),
  messages: [
    [/^(?:INVALID_LOGIN_CREDENTIALS|EMAIL_NOT_FOUND|INVALID_PASSWORD|USER_DISABLED)\b/, LOGIN],
    [/requires billing to be enabled/i, BILLING],
    [
      /query requires an index/i,
      [
        'request',
        'The query needs an index that is missing: create it in the console, then send the query again.',
      ],
    ],
  ],
  codes: {
    SERVICE_DISABLED: OFF,
    accessNotConfigured: OFF,
    API_KEY_SERVICE_BLOCKED: [
      'restricted',
      'The {key} is restricted to other APIs: add this one to its restrictions.',
    ],
    API_KEY_HTTP_REFERRER_BLOCKED: [
      'restricted',
      'The {key} is restricted to certain web sites (referrers): a server needs a key without that restriction.',
    ],
    API_KEY_IP_ADDRESS_BLOCKED: [
      'restricted',
      'The {key} is restricted to other addresses: add this one to its restrictions.',
    ],
    API_KEY_ANDROID_APP_BLOCKED: ['restricted', 'The {key} is restricted to certain Android apps.'],
    API_KEY_IOS_APP_BLOCKED: ['restricted', 'The {key} is restricted to certain iOS apps.'],
    ipRefererBlocked: 'restricted',
    API_KEY_INVALID: 'credential',
    CREDENTIALS_MISSING: 'credential',
    ACCESS_TOKEN_EXPIRED: 'credential',
    ACCESS_TOKEN_TYPE_UNSUPPORTED: 'credential',
    keyInvalid: 'credential',
    keyExpired: 'credential',
    authError: 'credential',
    UNAUTHENTICATED: 'credential',
    ACCESS_TOKEN_SCOPE_INSUFFICIENT: SCOPES,
    insufficientPermissions: SCOPES,
    IAM_PERMISSION_DENIED: 'permission',
    USER_PROJECT_DENIED: 'permission',
    CONSUMER_SUSPENDED: ['account', 'The project of the {key} is suspended: see the console for the reason.'],
    CONSUMER_INVALID: ['account', 'The project of the {key} does not exist or was deleted.'],
    BILLING_DISABLED: BILLING,
    accountDisabled: BILLING,
    RATE_LIMIT_EXCEEDED: 'rate-limit',
    rateLimitExceeded: 'rate-limit',
    userRateLimitExceeded: 'rate-limit',
    quotaExceeded: DAY,
    dailyLimitExceeded: DAY,
    RESOURCE_QUOTA_EXCEEDED: DAY,
    RESOURCE_EXHAUSTED: 'rate-limit',
    LOCATION_POLICY_VIOLATED: 'policy',
    NOT_FOUND: 'not-found',
    notFound: 'not-found',
    ALREADY_EXISTS: 'conflict',
    ABORTED: ['conflict', 'Another request changed the same data at the same time: try again.'],
    FAILED_PRECONDITION: ['request', 'The request does not fit the current state of what it names.'],
    INVALID_ARGUMENT: 'request',
    OUT_OF_RANGE: 'request',
    UNAVAILABLE: 'overloaded',
    INTERNAL: 'server',
    backendError: 'server',
    DEADLINE_EXCEEDED: ['server', 'The API took too long: try again, or request less.'],
  },
};
