import type { ResponseCase } from '#test/responses/response-case.ts';

const s3 = (code: string, message: string, more = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message>${more}<RequestId>4442587FB7D0A2F9</RequestId><HostId>abc=</HostId></Error>`;
const xml = { 'content-type': 'application/xml' };
const json10 = { 'content-type': 'application/x-amz-json-1.0' };
const s3Errors = 'https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html';
const common = 'https://docs.aws.amazon.com/IAM/latest/APIReference/CommonErrors.html';

export const aws: ResponseCase[] = [
  {
    provider: 'AWS S3',
    what: 'a signature that does not match',
    url: 'https://my-bucket.s3.us-east-1.amazonaws.com/a.txt',
    status: 403,
    headers: xml,
    body: s3(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    ),
    cause: 'signature',
    also: ['credential'],
    names: [/secret/, /region/, /clock/],
    never: [/does not allow this action/],
    source: s3Errors,
  },
  {
    provider: 'AWS S3',
    what: 'a bucket in another region',
    url: 'https://s3.us-east-1.amazonaws.com/my-bucket/a.txt',
    status: 301,
    headers: { ...xml, 'x-amz-bucket-region': 'eu-central-1' },
    body: s3(
      'PermanentRedirect',
      'The bucket you are attempting to access must be addressed using the specified endpoint.',
      '<Endpoint>my-bucket.s3.eu-central-1.amazonaws.com</Endpoint><Bucket>my-bucket</Bucket>',
    ),
    cause: 'elsewhere',
    names: [/eu-central-1/],
    source: 'https://docs.aws.amazon.com/AmazonS3/latest/userguide/Redirects.html',
    seen: '2026-11-22',
  },
  {
    provider: 'AWS S3',
    what: 'signed for the wrong region',
    url: 'https://s3.us-east-1.amazonaws.com/my-bucket/a.txt',
    status: 400,
    headers: xml,
    body: s3(
      'AuthorizationHeaderMalformed',
      "The authorization header is malformed; the region 'us-east-1' is wrong; expecting 'eu-west-1'",
      '<Region>eu-west-1</Region>',
    ),
    cause: 'elsewhere',
    names: [/eu-west-1/],
    source: s3Errors,
    seen: '2026-11-22',
  },
  {
    provider: 'AWS S3',
    what: 'asks to slow down',
    url: 'https://my-bucket.s3.amazonaws.com/a.txt',
    status: 503,
    headers: xml,
    body: s3('SlowDown', 'Please reduce your request rate.'),
    cause: 'rate-limit',
    source: s3Errors,
  },
  {
    provider: 'AWS S3',
    what: 'a list that goes on',
    url: 'https://my-bucket.s3.amazonaws.com/?list-type=2',
    status: 200,
    headers: xml,
    body: '<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>my-bucket</Name><KeyCount>1000</KeyCount><MaxKeys>1000</MaxKeys><IsTruncated>true</IsTruncated><NextContinuationToken>1ueGcxLPRx1Tr</NextContinuationToken><Contents><Key>a</Key></Contents></ListBucketResult>',
    cause: 'success',
    names: [/There is more/, /continuation-token/],
    source: 'https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html',
  },
  {
    provider: 'AWS DynamoDB',
    what: 'more than the provisioned throughput',
    url: 'https://dynamodb.us-east-1.amazonaws.com/',
    method: 'POST',
    status: 400,
    headers: json10,
    body: {
      __type: 'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException',
      message: 'The level of configured provisioned throughput for the table was exceeded.',
    },
    cause: 'rate-limit',
    source: 'https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html',
    seen: '2026-11-22',
  },
  {
    provider: 'AWS DynamoDB',
    what: 'no such table',
    url: 'https://dynamodb.us-east-1.amazonaws.com/',
    method: 'POST',
    status: 400,
    headers: json10,
    body: {
      __type: 'com.amazonaws.dynamodb.v20120810#ResourceNotFoundException',
      message: 'Requested resource not found: Table: orders not found',
    },
    cause: 'not-found',
    source: 'https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html',
  },
  {
    provider: 'AWS STS',
    what: 'an unknown access key',
    url: 'https://sts.amazonaws.com/?Action=GetCallerIdentity&Version=2011-06-15',
    status: 403,
    headers: { 'content-type': 'text/xml' },
    body: '<ErrorResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><Error><Type>Sender</Type><Code>InvalidClientTokenId</Code><Message>The security token included in the request is invalid.</Message></Error><RequestId>x</RequestId></ErrorResponse>',
    cause: 'credential',
    source: common,
  },
  {
    provider: 'AWS SES',
    what: 'an address that is not verified',
    url: 'https://email.us-east-1.amazonaws.com/v2/email/outbound-emails',
    method: 'POST',
    status: 400,
    headers: { 'x-amzn-errortype': 'MessageRejected' },
    body: {
      message:
        'Email address is not verified. The following identities failed the check in region US-EAST-1: a@example.com',
    },
    cause: 'account',
    names: [/verif/i],
    source: 'https://docs.aws.amazon.com/ses/latest/dg/troubleshoot-error-messages.html',
    seen: '2026-11-22',
  },
];
