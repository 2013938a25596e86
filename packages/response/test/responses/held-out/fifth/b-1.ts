import type { ResponseCase } from '#test/responses/response-case.ts';

export const fifthB1: ResponseCase[] = [
  {
    provider: 'TheSportsDB',
    what: 'team search without a match, 200 with null',
    url: 'https://www.thesportsdb.com/api/v1/json/3/searchteams.php?t=Arsnal',
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: { teams: null },
    cause: 'not-found',
    also: ['success'],
    source: 'https://www.thesportsdb.com/documentation',
  },
  {
    provider: 'Polar',
    what: 'token of the sandbox used on production',
    url: 'https://api.polar.sh/v1/products',
    status: 401,
    headers: {
      'content-type': 'application/json',
      'www-authenticate': 'Bearer realm="https://polar.sh", error="invalid_token"',
    },
    body: {
      error: 'invalid_token',
      error_description:
        'The access token provided is expired, revoked, malformed, or invalid for other reasons.',
    },
    cause: 'credential',
    also: ['elsewhere'],
    source: 'https://polar.sh/docs/api-reference/introduction',
    seen: '2026-11-25',
  },
  {
    provider: 'Polar',
    what: 'token without the scope',
    url: 'https://api.polar.sh/v1/customers',
    status: 403,
    headers: {
      'content-type': 'application/json',
      'www-authenticate': 'Bearer realm="https://polar.sh", error="insufficient_scope"',
    },
    body: {
      error: 'insufficient_scope',
      error_description: 'The request requires higher privileges than provided by the access token.',
    },
    cause: 'permission',
    names: [/scope|privilege|permission/i],
    source: 'https://polar.sh/docs/api-reference/introduction',
    seen: '2026-11-25',
  },
  {
    provider: 'HashiCorp Vault',
    what: 'token or policy does not allow it',
    url: 'https://vault.example.com:8200/v1/secret/data/app',
    status: 403,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: { errors: ['1 error occurred:\n\t* permission denied\n\n'] },
    cause: 'permission',
    also: ['credential'],
    names: [/polic|token/i],
    source: 'https://developer.hashicorp.com/vault/api-docs#http-status-codes',
  },
  {
    provider: 'HashiCorp Vault',
    what: 'Vault is sealed',
    url: 'https://vault.example.com:8200/v1/secret/data/app',
    status: 503,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: { errors: ['Vault is sealed'] },
    cause: 'server',
    names: [/seal/i],
    source: 'https://developer.hashicorp.com/vault/docs/concepts/seal',
  },
  {
    provider: 'Amazon SES',
    what: 'sender address not verified in this region',
    url: 'https://email.us-east-1.amazonaws.com/',
    method: 'POST',
    status: 400,
    headers: { 'content-type': 'text/xml' },
    body: `<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/">
  <Error>
    <Type>Sender</Type>
    <Code>MessageRejected</Code>
    <Message>Email address is not verified. The following identities failed the check in region US-EAST-1: noreply@example.com</Message>
  </Error>
  <RequestId>0c2a5d6b-8c61-4b11-9a3e-4c1b7f0a2f5e</RequestId>
</ErrorResponse>
`,
    cause: 'account',
    also: ['elsewhere', 'request', 'permission', 'not-enabled'],
    names: [/verif/i, /noreply@example\.com|us-east-1|region/i],
    source: 'https://docs.aws.amazon.com/ses/latest/dg/troubleshoot-error-messages.html',
  },
  {
    provider: 'Amazon SES',
    what: 'IAM user without ses:SendEmail',
    url: 'https://email.us-east-1.amazonaws.com/v2/email/outbound-emails',
    method: 'POST',
    status: 403,
    headers: { 'content-type': 'application/json', 'x-amzn-errortype': 'AccessDeniedException' },
    body: {
      message:
        'User: arn:aws:iam::123456789012:user/mailer is not authorized to perform: ses:SendEmail on resource: arn:aws:ses:us-east-1:123456789012:identity/example.com because no identity-based policy allows the ses:SendEmail action',
    },
    cause: 'permission',
    names: [/ses:SendEmail/i],
    source: 'https://docs.aws.amazon.com/ses/latest/dg/control-user-access.html',
  },
  {
    provider: 'Jotform',
    what: 'key missing or wrong, or data on the EU host',
    url: 'https://api.jotform.com/user/forms?apiKey=abc',
    status: 401,
    headers: { 'content-type': 'application/json' },
    body: {
      responseCode: 401,
      message: "You're not authorized to use (/user-forms) ",
      content: '',
      duration: '6.15ms',
      info: 'https://api.jotform.com/docs#user-forms',
    },
    cause: 'credential',
    also: ['permission', 'elsewhere'],
    source: 'https://api.jotform.com/docs/#authentication',
  },
  {
    provider: 'Amazon Comprehend',
    what: 'IAM user may not call DetectSentiment',
    url: 'https://comprehend.us-east-1.amazonaws.com/',
    method: 'POST',
    status: 400,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amzn-requestid': '9f3e2c1b-4f3a-4d1e-9c55-8c8c2d5f7a10',
    },
    body: {
      __type: 'AccessDeniedException',
      Message:
        'User: arn:aws:iam::123456789012:user/dev is not authorized to perform: comprehend:DetectSentiment because no identity-based policy allows the comprehend:DetectSentiment action',
    },
    cause: 'permission',
    names: [/comprehend:DetectSentiment/i],
    source: 'https://docs.aws.amazon.com/comprehend/latest/dg/security_iam_troubleshoot.html',
  },
  {
    provider: 'Amazon Comprehend',
    what: 'text longer than allowed',
    url: 'https://comprehend.us-east-1.amazonaws.com/',
    method: 'POST',
    status: 400,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amzn-requestid': '1c0d9b1e-3d0c-4e50-a0a6-3f0b1e7c7c11',
    },
    body: {
      __type: 'TextSizeLimitExceededException',
      Message:
        'Input text size exceeds limit. Max length of request text allowed is 5000 bytes while in this request the text size is 5103 bytes',
    },
    cause: 'request',
    names: [/5,?000/],
    source: 'https://docs.aws.amazon.com/comprehend/latest/APIReference/API_DetectSentiment.html',
  },
  {
    provider: 'Qualtrics',
    what: 'API token not known to this data center',
    url: 'https://fra1.qualtrics.com/API/v3/whoami',
    status: 401,
    headers: { 'content-type': 'application/json' },
    body: {
      meta: {
        httpStatus: '401 - Unauthorized',
        error: { errorMessage: 'Unrecognized X-API-TOKEN.', errorCode: 'AUTH_6' },
        requestId: '1b7e0b8a-3a1e-4a8b-9d5c-6f0f2f1f9a11',
      },
    },
    cause: 'credential',
    also: ['elsewhere'],
    source: 'https://api.qualtrics.com/',
  },
];
