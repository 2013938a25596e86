import type { ProviderFacts } from '@gatehouse/contract/providers.ts';

/**
 * Sources: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv.html,
 * https://docs.aws.amazon.com/STS/latest/APIReference/API_GetCallerIdentity.html
 */
export const aws: ProviderFacts = {
  name: 'Amazon Web Services',
  slug: 'aws',
  description:
    'AWS services over their HTTP APIs: S3, EC2, Lambda, DynamoDB, Bedrock and others. Each request is signed with Signature Version 4.',
  registerUrl: 'https://portal.aws.amazon.com/billing/signup',
  documentationUrl: 'https://docs.aws.amazon.com/',
  apiDocsUrl: 'https://docs.aws.amazon.com/general/latest/gr/aws-service-information.html',
  developerPortalUrl: 'https://console.aws.amazon.com/iam/',
  specialRequirements: [
    'Paste ACCESS_KEY_ID:SECRET_ACCESS_KEY, followed by :SESSION_TOKEN for temporary credentials (ASIA…).',
    'Use the key of an IAM user or role with only the permissions it needs; never a key of the root user.',
    'Enter the full URL of the service in its region, such as https://dynamodb.eu-west-1.amazonaws.com/.',
  ],
  requiredScopes: [],
  recommendedRotationDays: 90,
  // Each service and region has its own host.
  baseUrl: null,
  keyPlacement: { type: 'aws-sigv4' },
  defaultHeaders: {},
  // Anybody can own a subdomain here (a bucket, an API gateway). That leaks nothing: a signed request carries
  // a signature that is only valid for that request, never the secret.
  hosts: ['*.amazonaws.com'],
  keyPattern: '^(?:AKIA|ASIA)[A-Z0-9]{16}:[A-Za-z0-9/+]{40}(?::[A-Za-z0-9/+=]{16,})?$',
  keyHint: 'ACCESS_KEY_ID:SECRET_ACCESS_KEY[:SESSION_TOKEN]',
  // Needs no permission; an inactive key gets a 403.
  verification: {
    method: 'GET',
    endpoint: 'https://sts.amazonaws.com/?Action=GetCallerIdentity&Version=2011-06-15',
  },
  // They come with 400 or 403, depending on the service. A wrong signature is not listed: it may be a wrong clock.
  // https://docs.aws.amazon.com/IAM/latest/APIReference/CommonErrors.html,
  // https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html
  refusalCodes: [
    'UnrecognizedClientException',
    'InvalidClientTokenId',
    'InvalidAccessKeyId',
    'ExpiredTokenException',
    'ExpiredToken',
    'InvalidToken',
  ],
};
