import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const googleCloudStorage: ProviderCodes = {
  name: 'Google Cloud Storage',
  slugs: ['google-cloud-storage'],
  hosts: ['storage.googleapis.com', '*.storage.googleapis.com'],
  source: 'https://docs.cloud.google.com/storage/docs/json_api/v1/status-codes',
  checked: '2026-11-25',
  messages: [
    [
      /^anonymous caller/i,
      [
        'credential',
        'The API requires an access token, but this call arrived without one: only public objects can be read so.',
      ],
    ],
    [
      /requester pays|no user project/i,
      [
        'request',
        'The bucket lets whoever reads it pay: the parameter userProject, with the project to bill, is missing.',
      ],
    ],
    [
      /does not have .{3,80} access\b|permission .{3,60}denied on resource/i,
      [
        'permission',
        'The account of the {key} lacks the permission that the message names on this bucket, or the bucket does not exist: grant the account a role there.',
      ],
    ],
    [
      /you already own it|bucket name is not available|bucket .{0,40}already exists/i,
      ['conflict', 'The name of the bucket is taken already: names are shared by all of Google Cloud.'],
    ],
    [
      /no such object/i,
      [
        'not-found',
        'The object does not exist: check the bucket and the name. In a path of the JSON API its slashes are written as %2F.',
      ],
    ],
    [
      /retention policy|\bhold\b.{0,40}cannot be/i,
      [
        'policy',
        'A retention policy or a hold blocks changes to this object: wait until it ends, or remove it.',
      ],
    ],
    [
      /uniform bucket-level access/i,
      [
        'request',
        'The bucket has uniform access, so values for ACLs are not accepted: leave them out, and grant roles instead.',
      ],
    ],
  ],
  codes: {
    NoSuchBucket: ['not-found', 'The bucket does not exist: check its name.'],
    NoSuchKey: [
      'not-found',
      'The object does not exist: check the bucket and the name. In a path of the JSON API its slashes are written as %2F.',
    ],
    NoSuchUpload: ['not-found', 'The upload does not exist: it is finished, or older than a week.'],
    BucketAlreadyExists: [
      'conflict',
      'The name of the bucket is taken already: names are shared by all of Google Cloud.',
    ],
    BucketNotEmpty: ['conflict', 'The bucket is not empty, which conflicts with deleting it.'],
    AccessDenied: [
      'permission',
      'The account lacks a permission on this bucket or object: grant it a role there.',
    ],
    AuthenticationRequired: 'credential',
    InvalidAccessKeyId: [
      'credential',
      'The API does not accept the {key}: the HMAC key does not exist, so it is wrong or was deleted.',
    ],
    SignatureDoesNotMatch: [
      'signature',
      'The signature does not match: a header, the method or the path is another than the one that was signed, or the secret is wrong.',
    ],
    ExpiredToken: [
      'credential',
      'The signed URL or the {key} is expired, so its signature is not accepted any more: create another.',
    ],
    UserProjectMissing: [
      'request',
      'The bucket lets whoever reads it pay: the x-goog-user-project header is missing.',
    ],
    UserProjectAccountProblem: ['payment', 'The project in userProject has no billing: enable it.'],
    SlowDown: 'rate-limit',
    retentionPolicyNotMet: [
      'policy',
      'A retention policy blocks changes to this object until it is old enough.',
    ],
    uploadBrokenConnection: ['server', 'The upload broke off: resume it.'],
  },
};
