import { asObject } from '@gatehouse/contract/json-text.ts';
import type { Meaning } from '#src/error-codes/cause.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

const SESSION_TOKEN: Meaning = [
  'credential',
  'The session token is expired: get new temporary credentials and rotate the {key}.',
];
const LIMIT: Meaning = ['quota', 'A quota of the account is used up: request a larger one.'];

const SLOW: Meaning = 'rate-limit';
const REGION: Meaning = ['elsewhere', 'The resource is in another region: call and sign for that region.'];
const ABSENT: Meaning = [
  'not-found',
  'What the request names does not exist in this account and region: check the name and the region.',
];

export const aws: ProviderCodes = {
  name: 'AWS',
  slugs: ['aws'],
  hosts: ['*.amazonaws.com', '*.amazonaws.com.cn', '*.api.aws'],
  source: 'https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html',
  checked: '2026-11-22',
  hasForm: (body, headers) =>
    headers['x-amzn-requestid'] !== undefined ||
    headers['x-amz-request-id'] !== undefined ||
    /^com\.amazon(?:aws)?\./.test(String(body.__type)),
  find: (body) =>
    ['UnprocessedItems', 'UnprocessedKeys'].filter(
      (name) => Object.keys(asObject(body[name]) ?? {}).length > 0,
    ),
  messages: [
    [
      /is not authorized to perform: /i,
      [
        'permission',
        'The user or role of the {key} lacks the permission for the action that the message names: allow it in a policy in IAM, or remove what denies it.',
      ],
    ],
    [
      /on-demand throughput isn.t supported/i,
      [
        'request',
        'The model cannot be called by its own id here: that value has to be the id of an inference profile, such as one that begins with us., eu. or global.',
      ],
    ],
    [
      /model identifier is invalid/i,
      [
        'request',
        'The model id is not a valid value in this region: check it, the region and whether the model needs an inference profile.',
      ],
    ],
    [
      /reached the end of its life|model .{0,60}is (?:legacy|marked .{0,20}legacy)/i,
      ['retired', 'The model is retired, or no longer open to new users: call a newer one.'],
    ],
    [
      /use case details/i,
      [
        'not-enabled',
        'The model is not enabled for the account until the form with the use case is sent: fill it in under the model in the console, and wait 15 minutes.',
      ],
    ],
    [
      /tokens per day/i,
      ['quota', 'The tokens of the day are used up for this model: wait, or request a larger quota.'],
    ],
    [
      /access to the model|marketplace subscription/i,
      ['not-enabled', 'The account has no access to the model: enable it in the console, in this region.'],
    ],
    [
      /address is not verified/i,
      [
        'account',
        'The account may only send with verified addresses: verify this one in the same region. While the account is in the sandbox, recipients have to be verified too.',
      ],
    ],
    [
      /^incorrect username or password|^password attempts exceeded|^user is (?:disabled|not confirmed)/i,
      [
        'customer',
        'The user gave a wrong name or password, or may not log in yet; the {key} is not the reason.',
      ],
    ],
    [/signature expired|signature not yet current/i, 'clock'],
  ],
  codes: {
    SignatureDoesNotMatch: 'signature',
    InvalidSignatureException: 'signature',
    RequestTimeTooSkewed: 'clock',
    RequestExpired: 'clock',
    InvalidClientTokenId: 'credential',
    InvalidAccessKeyId: 'credential',
    UnrecognizedClientException: 'credential',
    AuthFailure: 'credential',
    ExpiredToken: SESSION_TOKEN,
    ExpiredTokenException: SESSION_TOKEN,
    InvalidToken: [
      'credential',
      'The session token is not valid: the key is wrong, or its parts do not belong together.',
    ],
    MissingAuthenticationToken: [
      'credential',
      'The request is not signed, or the address leads to no operation of the API: the {key} is missing or was not used.',
    ],
    IncompleteSignature: 'signature',
    AccessDenied: 'permission',
    AccessDeniedException: 'permission',
    UnauthorizedOperation: 'permission',
    AllAccessDisabled: ['account', 'All access to this resource is disabled: ask AWS why.'],
    OptInRequired: [
      'not-enabled',
      'The account is not signed up for this service or region: enable it in the console.',
    ],
    SubscriptionRequiredException: 'not-enabled',
    AccountProblem: 'account',
    AccountSendingPausedException: [
      'account',
      'Sending is paused for the account: see its reputation in the console.',
    ],
    MessageRejected: [
      'account',
      'The message was rejected: check the sender and whether the account may send.',
    ],
    Throttling: SLOW,
    ThrottlingException: SLOW,
    ThrottledException: SLOW,
    RequestThrottled: SLOW,
    RequestThrottledException: SLOW,
    RequestLimitExceeded: SLOW,
    BandwidthLimitExceeded: SLOW,
    TooManyRequestsException: SLOW,
    ProvisionedThroughputExceededException: [
      'rate-limit',
      'Too many requests for the throughput of the table: wait and try again, or raise its capacity.',
    ],
    LimitExceededException: LIMIT,
    ServiceQuotaExceededException: LIMIT,
    SlowDown: SLOW,
    PriorRequestNotComplete: SLOW,
    PermanentRedirect: REGION,
    TemporaryRedirect: REGION,
    AuthorizationHeaderMalformed: REGION,
    IllegalLocationConstraintException: REGION,
    NoSuchKey: ['not-found', 'The object does not exist in the bucket: check its key (NoSuchKey).'],
    NoSuchBucket: ['not-found', 'The bucket does not exist: check its name.'],
    NoSuchEntity: ABSENT,
    ResourceNotFoundException: ABSENT,
    'AWS.SimpleQueueService.NonExistentQueue': ABSENT,
    ConditionalCheckFailedException: [
      'conflict',
      'The condition of the request is not met: the item already exists, or was changed in the meantime.',
    ],
    TransactionConflictException: 'conflict',
    TransactionCanceledException: 'conflict',
    BucketAlreadyExists: [
      'conflict',
      'Somebody has a bucket of this name already: names are unique worldwide.',
    ],
    BucketAlreadyOwnedByYou: ['conflict', 'The bucket exists already.'],
    ResourceInUseException: 'conflict',
    PreconditionFailed: 'conflict',
    ValidationException: 'request',
    ValidationError: 'request',
    InvalidParameterValue: 'request',
    MissingParameter: ['request', 'A parameter is missing.'],
    InvalidAction: ['request', 'The API does not know this operation, or not in this version.'],
    UnknownOperationException: [
      'request',
      'The API does not know this operation: check the X-Amz-Target header.',
    ],
    SerializationException: 'request',
    ModelNotReadyException: 'not-ready',
    ServiceUnavailable: 'overloaded',
    ServiceUnavailableException: 'overloaded',
    InternalError: 'server',
    InternalFailure: 'server',
    InternalServerError: 'server',
    UnprocessedItems: [
      'partial',
      'Only some of the batch was written: send what is in UnprocessedItems again, after a pause.',
    ],
    UnprocessedKeys: [
      'partial',
      'Only some of the batch was read: request what is in UnprocessedKeys again, after a pause.',
    ],
  },
};
