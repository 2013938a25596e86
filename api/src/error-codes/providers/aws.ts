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
  find: (body, headers) => [
    ...['UnprocessedItems', 'UnprocessedKeys'].filter(
      (name) => Object.keys(asObject(body[name]) ?? {}).length > 0,
    ),
    // Lambda: a function that throws is a success of the API, and what is full is only in `Reason`.
    ...(headers['x-amz-function-error'] === undefined ? [] : ['FunctionError']),
    ...(headers['x-amzn-errortype'] !== undefined && typeof body.Reason === 'string' ? [body.Reason] : []),
  ],
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
    [
      /sms sandbox/i,
      [
        'account',
        'The account is in the sandbox for SMS: verify the number there first, or leave the sandbox.',
      ],
    ],
    [
      /SECRET_HASH|secret hash/i,
      [
        'request',
        'The app client of the user pool has a secret: the parameter SECRET_HASH is missing or wrong (the HMAC of user name and client id).',
      ],
    ],
    [
      /\bflow (?:is )?not enabled for this client/i,
      [
        'not-enabled',
        'This way to log in is not enabled for the app client of the user pool: enable it there.',
      ],
    ],
    [
      /^(?:invalid )?(?:access|refresh) token\b(?: has been| has)?(?: expired| revoked|$)/i,
      [
        'customer',
        'The token of the user is expired, revoked or not valid: renew it, or let them log in again.',
      ],
    ],
    [
      /reserved keyword|reserved word/i,
      [
        'request',
        'The expression uses a reserved word: write a placeholder such as #name, and say in ExpressionAttributeNames which field it stands for.',
      ],
    ],
    [
      /key element does not match the schema/i,
      [
        'request',
        'A value does not fit: Key has to have exactly the partition key and the sort key of the table, with their types.',
      ],
    ],
    [
      /too many requests or your input file is too long/i,
      [
        'rate-limit',
        'Too many requests or jobs at the same time, or the file is too long: wait, or send a shorter one.',
      ],
    ],
    [
      /can.t be accessed.{0,60}read permission/i,
      [
        'permission',
        'The file in S3 cannot be read: the {key} or the role lacks the permission for it (s3:GetObject), or its bucket is in another region or does not exist.',
      ],
    ],
    [/requested \w+ (?:job |name )?(?:couldn.t|could not) be found/i, ABSENT],
    [
      /^request has expired\.?$/i,
      [
        'signature',
        'The presigned address is expired: sign another, with a longer X-Amz-Expires. Its signature lasts seven days at most, and no longer than temporary credentials.',
      ],
    ],
  ],
  codes: {
    FunctionError: [
      'server',
      'The function itself failed on its side: its code threw the error in the body, or ran out of time or memory. See its log in CloudWatch.',
    ],
    ReservedFunctionConcurrentInvocationLimitExceeded: [
      'rate-limit',
      'Too many requests at the same time: the reserved concurrency of the function is in use. Raise it (0 switches the function off), or wait.',
    ],
    ConcurrentInvocationLimitExceeded: [
      'rate-limit',
      'Too many requests at the same time: the concurrency of the account in this region is in use. Wait, or request a larger quota.',
    ],
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
      'The API requires a {key}, but this call arrived without one: it is not signed. At an API Gateway this also means that the path does not exist.',
    ],
    IncompleteSignature: 'signature',
    AccessDenied: 'permission',
    AccessDeniedException: [
      'permission',
      'The user or the role lacks a permission for this action: a policy (IAM) has to allow it, and none may deny it.',
    ],
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
      'Too many requests for the throughput of the table or the operation: wait and try again, or raise its capacity or its quota.',
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
