import type { ResponseCase } from '#test/responses/response-case.ts';

const XML = { 'content-type': 'application/xml' };

export const firstClouds: ResponseCase[] = [
  {
    provider: 'AWS S3',
    what: 'session token expired',
    url: 'https://reports.s3.eu-west-1.amazonaws.com/2026.csv',
    status: 400,
    headers: XML,
    body: '<?xml version="1.0" encoding="UTF-8"?><Error><Code>ExpiredToken</Code><Message>The provided token has expired.</Message><Token-0>IQoJb3</Token-0><RequestId>4442587FB7D0A2F9</RequestId></Error>',
    cause: 'credential',
    names: [/expired/i],
    source: 'https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html',
  },
  {
    provider: 'AWS EC2',
    what: 'clock wrong',
    url: 'https://ec2.us-east-1.amazonaws.com/?Action=DescribeImages',
    status: 400,
    headers: XML,
    body: '<?xml version="1.0" encoding="UTF-8"?><Response><Errors><Error><Code>RequestExpired</Code><Message>Request has expired. Timestamp date is 2026-11-22T09:00:00Z.</Message></Error></Errors><RequestID>77aa</RequestID></Response>',
    cause: 'signature',
    names: [/clock/i],
    source: 'https://docs.aws.amazon.com/AWSEC2/latest/APIReference/errors-overview.html',
  },
  {
    provider: 'AWS SES',
    what: 'sender not verified',
    url: 'https://email.eu-west-1.amazonaws.com/v2/email/outbound-emails',
    method: 'POST',
    status: 400,
    headers: { 'x-amzn-errortype': 'MessageRejected' },
    body: {
      message:
        'Email address is not verified. The following identities failed the check in region EU-WEST-1: shop@example.com',
    },
    cause: 'account',
    names: [/verif/i, /shop@example\.com/],
    source: 'https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html',
  },
  {
    provider: 'Azure Resource Manager',
    what: 'resource provider not registered',
    url: 'https://management.azure.com/subscriptions/11111111-1111-1111-1111-111111111111/resourceGroups/rg/providers/Microsoft.KeyVault/vaults/kv?api-version=2023-07-01',
    method: 'PUT',
    status: 409,
    body: {
      error: {
        code: 'MissingSubscriptionRegistration',
        message:
          "The subscription is not registered to use namespace 'Microsoft.KeyVault'. See https://aka.ms/rps-not-found for how to register subscriptions.",
        details: [
          {
            code: 'MissingSubscriptionRegistration',
            target: 'Microsoft.KeyVault',
            message: "The subscription is not registered to use namespace 'Microsoft.KeyVault'.",
          },
        ],
      },
    },
    cause: 'not-enabled',
    names: [/Microsoft\.KeyVault/],
    source:
      'https://learn.microsoft.com/en-us/azure/azure-resource-manager/troubleshooting/error-register-resource-provider',
  },
  {
    provider: 'Azure Storage',
    what: 'shared key signature wrong',
    url: 'https://acme.blob.core.windows.net/invoices?restype=container&comp=list',
    status: 403,
    headers: { 'content-type': 'application/xml', 'x-ms-error-code': 'AuthenticationFailed' },
    body: '<?xml version="1.0" encoding="utf-8"?><Error><Code>AuthenticationFailed</Code><Message>Server failed to authenticate the request. Make sure the value of Authorization header is formed correctly including the signature.\nRequestId:aa\nTime:2026-11-23T07:00:00Z</Message><AuthenticationErrorDetail>The MAC signature found in the HTTP request \'abc=\' is not the same as any computed signature.</AuthenticationErrorDetail></Error>',
    cause: 'signature',
    also: ['credential'],
    source: 'https://learn.microsoft.com/en-us/rest/api/storageservices/status-and-error-codes2',
  },
  {
    provider: 'Google Cloud Storage',
    what: 'billing of the project disabled',
    url: 'https://storage.googleapis.com/storage/v1/b/assets/o',
    status: 403,
    body: {
      error: {
        code: 403,
        message: 'The billing account for the owning project is disabled in state absent',
        errors: [
          {
            message: 'The billing account for the owning project is disabled in state absent',
            domain: 'global',
            reason: 'accountDisabled',
            locationType: 'header',
            location: 'Authorization',
          },
        ],
      },
    },
    cause: 'payment',
    source: 'https://cloud.google.com/storage/docs/json_api/v1/status-codes',
  },
  {
    provider: 'Google Cloud Translation',
    what: 'key limited to web sites',
    url: 'https://translation.googleapis.com/language/translate/v2',
    method: 'POST',
    status: 403,
    body: {
      error: {
        code: 403,
        message: 'Requests from referer <empty> are blocked.',
        errors: [
          { message: 'Requests from referer <empty> are blocked.', domain: 'global', reason: 'forbidden' },
        ],
        status: 'PERMISSION_DENIED',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'API_KEY_HTTP_REFERRER_BLOCKED',
            domain: 'googleapis.com',
            metadata: { consumer: 'projects/1234', service: 'translate.googleapis.com' },
          },
        ],
      },
    },
    cause: 'permission',
    names: [/referr?er/i],
    source: 'https://cloud.google.com/docs/authentication/api-keys',
  },
  {
    provider: 'DigitalOcean',
    what: 'droplet limit',
    url: 'https://api.digitalocean.com/v2/droplets',
    method: 'POST',
    status: 422,
    body: {
      id: 'unprocessable_entity',
      message: 'creating this/these droplet(s) will exceed your droplet limit',
      request_id: '9f',
    },
    cause: 'quota',
    also: ['account'],
    source: 'https://docs.digitalocean.com/reference/api/',
  },
  {
    provider: 'Hetzner Cloud',
    what: 'server is locked by an action',
    url: 'https://api.hetzner.cloud/v1/servers/42/actions/poweroff',
    method: 'POST',
    status: 423,
    body: { error: { code: 'locked', message: 'server is locked', details: null } },
    cause: 'conflict',
    also: ['server'],
    source: 'https://docs.hetzner.cloud/reference/cloud#errors',
  },
];
