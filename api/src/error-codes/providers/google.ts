import { asObject, listOf } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const REQUEST_FIT: Meaning = ['request', 'The request does not fit the current state of what it names.'];
const LIMIT: Meaning = [
  'quota',
  'A quota of the account is used up: request a larger one, or delete what is not used.',
];

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
  checked: '2026-11-25',
  hasForm: (body) =>
    listOf(asObject(body.error)?.details).some((detail) =>
      String(asObject(detail)?.['@type']).startsWith('type.googleapis.com/google.rpc.'),
    ),
  messages: [
    [
      /invalid location.{0,40}must match the server deployment/i,
      [
        'elsewhere',
        'The resource is in another region than this host: call that of its location, such as eu-documentai.googleapis.com.',
      ],
    ],
    [
      /publisher model .{0,300}(?:was )?not found/i,
      [
        'not-found',
        'The model does not exist in this location, was retired, or the project has no access to it: check its name and version, and try another location, such as global.',
      ],
    ],
    [
      /error-code-429/i,
      [
        'rate-limit',
        'Too many requests for the capacity that the model has free now, which all customers share: wait and try again, use the location global, or buy provisioned throughput.',
      ],
    ],
    [
      /^file not found: /i,
      [
        'not-found',
        'The file does not exist, or the account of the {key} may not see it: share it with that account, and send supportsAllDrives=true for one in a shared drive.',
      ],
    ],
    [
      /service accounts do not have storage quota/i,
      [
        'quota',
        'A service account has no storage, so its quota is used up at once: write into a shared drive, or act for a user.',
      ],
    ],
    [/^(?:INVALID_LOGIN_CREDENTIALS|EMAIL_NOT_FOUND|INVALID_PASSWORD|USER_DISABLED)\b/, LOGIN],
    [/requires billing to be enabled/i, BILLING],
    [
      /FieldMask is a required/i,
      [
        'request',
        'The header X-Goog-FieldMask is missing: it names the fields to return, such as places.displayName, or * for all.',
      ],
    ],
    [
      /query requires an index/i,
      [
        'request',
        'The query needs an index that is missing: create it in the console, then send the query again.',
      ],
    ],
    [
      /api keys are not supported by this api/i,
      [
        'credential',
        'The API does not accept the {key} here: this takes an OAuth access token, of a service account or of a login, and no API key.',
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
    CREDENTIALS_MISSING: [
      'credential',
      'The API does not accept the {key} here: it requires an OAuth access token as Bearer in the Authorization header, and none arrived.',
    ],
    ACCESS_TOKEN_EXPIRED: 'credential',
    ACCESS_TOKEN_TYPE_UNSUPPORTED: 'credential',
    keyInvalid: 'credential',
    keyExpired: 'credential',
    authError: 'credential',
    UNAUTHENTICATED: 'credential',
    ACCESS_TOKEN_SCOPE_INSUFFICIENT: SCOPES,
    insufficientPermissions: SCOPES,
    IAM_PERMISSION_DENIED: [
      'permission',
      'The account of the {key} lacks the permission that the message names, or the resource does not exist: grant it a role with that permission in the IAM settings of the project.',
    ],
    PAGE_LIMIT_EXCEEDED: [
      'request',
      'The document has more pages than one call may have, which is a value of its processor: send fewer, or use batch processing.',
    ],
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
    FAILED_PRECONDITION: REQUEST_FIT,
    INVALID_ARGUMENT: 'request',
    OUT_OF_RANGE: 'request',
    UNAVAILABLE: 'overloaded',
    INTERNAL: 'server',
    backendError: 'server',
    DEADLINE_EXCEEDED: ['server', 'The API took too long: try again, or request less.'],
    SERVICE_NOT_FOUND: 'not-found',
    SERVICE_NOT_ALLOWED: 'permission',
    USER_RATE_LIMIT_EXCEEDED: 'rate-limit',
    insufficientFilePermissions: ['permission', 'The user lacks the permission for this file.'],
    appNotAuthorizedToFile: [
      'permission',
      'The user has not opened this file with the application, so it may not use it.',
    ],
    forbidden: 'permission',
    forbiddenForNonOrganizer: ['permission', 'Only the organizer may change this.'],
    domainPolicy: ['policy', 'A policy of the domain does not allow this application.'],
    teamDrivesFileLimitExceeded: LIMIT,
    storageQuotaExceeded: ['quota', 'The storage of the user is used up.'],
    sharingRateLimitExceeded: ['rate-limit', 'Too many requests to share: wait a day.'],
    uploadLimitExceeded: ['quota', 'The uploads of the day are used up.'],
    conditionNotMet: ['conflict', 'Somebody changed it in the meantime.'],
    duplicate: ['conflict', 'A record with the same name or value exists already.'],
    conflict: 'conflict',
    invalid: 'request',
    invalidParameter: 'request',
    invalidQuery: ['request', 'The query is not a valid value.'],
    invalidArgument: 'request',
    badRequest: 'request',
    parseError: ['request', 'The API could not read the body.'],
    required: ['request', 'A field is missing.'],
    keyRequired: 'credential',
    expired: 'credential',
    variableTermLimitExceeded: 'rate-limit',
    servingLimitExceeded: 'rate-limit',
    concurrentLimitExceeded: ['rate-limit', 'Too many requests at the same time.'],
    internalError: 'server',
    deleted: ['not-found', 'It was deleted and does not exist any more.'],
    fullSyncRequired: [
      'conflict',
      'The sync token (syncToken) is expired, in conflict with what has changed since: leave it out, and read everything once.',
    ],
    updatedMinTooLongAgo: [
      'conflict',
      'The value of updatedMin is too long ago, in conflict with what was deleted since: read everything once.',
    ],
    forbiddenForServiceAccounts: [
      'permission',
      'A service account lacks the permission for this: it has to act for a user (domain-wide delegation).',
    ],
    timeRangeEmpty: ['request', 'The end is a value before the start.'],
    calendarUsageLimitsExceeded: ['quota', 'The limits of use of the calendar are used up for this user.'],
    cannotChangeOrganizer: 'permission',
    exportSizeLimitExceeded: ['request', 'The file is too large to be exported.'],
    cannotDownloadAbusiveFile: ['policy', 'The file was flagged as abuse, and is blocked by that policy.'],
    fileNotDownloadable: [
      'request',
      'The file is a document of Google: export it, as it has no value to download.',
    ],
    videoNotFound: ['not-found', 'The video does not exist.'],
    channelNotFound: ['not-found', 'The channel does not exist.'],
    playlistNotFound: ['not-found', 'The playlist does not exist.'],
    commentsDisabled: ['policy', 'The owner of the video has blocked comments.'],
    processingFailure: 'server',
    youtubeSignupRequired: ['account', 'The account has no channel yet.'],
    channelClosed: ['account', 'The channel was closed.'],
    channelSuspended: ['account', 'The channel was suspended: see the account.'],
    invalidVideoMetadata: 'request',
    mediaBodyRequired: ['request', 'The media is missing.'],
    uploadRateLimitExceeded: ['quota', 'The uploads of the channel are used up for now.'],
    playlistContainsMaximumNumberOfVideos: LIMIT,
    subscriptionDuplicate: ['conflict', 'The subscription exists already.'],
    backendNotConnected: 'server',
    failedPrecondition: REQUEST_FIT,
    invalidChange: 'request',
    invalidSharingRequest: 'request',
    delegationDenied: [
      'permission',
      'The client may not act for this user: it lacks the delegation of the domain.',
    ],
    unregisteredCaller: 'credential',
    dailyLimitExceededUnreg: [
      'quota',
      'Calls without a key have a small quota, which is used up: send the {key}.',
    ],
    responseTooLarge: ['request', 'The result is too large: write it to a table, or ask for less.'],
    stopped: [
      'conflict',
      'The current state does not allow this, or it was done already: read the status first.',
    ],
    billingNotEnabled: BILLING,
    billingTierLimitExceeded: LIMIT,
    tableUnavailable: 'overloaded',
    resourcesExceeded: ['request', 'The query uses too much: its values have to be narrower.'],
    resourceInUse: ['conflict', 'The resource is in use already.'],
    blocked: ['rate-limit', 'Too many requests of this kind: the service blocks them for a while.'],
    REDIRECT_URI_MISMATCH: 'request',
    PERMISSION_DENIED: 'permission',
    USER_BLOCKED_BY_ADMIN: ['policy', 'A policy of the organization does not allow this application.'],
    DEVELOPER_TOKEN_NOT_APPROVED: [
      'account',
      'The developer token may only use test accounts: apply for basic access for the account.',
    ],
    DEVELOPER_TOKEN_PROHIBITED: [
      'account',
      'The developer token belongs to another project than this account.',
    ],
    CUSTOMER_NOT_ENABLED: ['account', 'The account of the customer is not active.'],
    NOT_ADS_USER: ['account', 'The login has no account at Google Ads.'],
    OAUTH_TOKEN_EXPIRED: 'credential',
    OAUTH_TOKEN_INVALID: 'credential',
    OAUTH_TOKEN_REVOKED: 'credential',
    TWO_STEP_VERIFICATION_NOT_ENROLLED: ['account', 'The account has to use two-step verification.'],
    USER_PERMISSION_DENIED: [
      'permission',
      'The user may not use this customer: with a manager account, the login-customer-id header is missing.',
    ],
    RESOURCE_PROJECT_INVALID: 'not-found',
    SERVICE_USAGE_PERMISSION_DENIED: 'permission',
  },
};
