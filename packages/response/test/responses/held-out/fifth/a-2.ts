import type { ResponseCase } from '#test/responses/response-case.ts';

export const fifthA2: ResponseCase[] = [
  {
    provider: 'Infura',
    what: 'requests of the day used up',
    url: 'https://mainnet.infura.io/v3/e6479020cb86454dbaf5154cedae5815',
    method: 'POST',
    status: 429,
    headers: { 'content-type': 'application/json' },
    body: {
      jsonrpc: '2.0',
      id: 1,
      error: {
        code: -32005,
        message: 'daily request count exceeded, request rate limited',
        data: { see: 'https://infura.io/dashboard' },
      },
    },
    cause: 'quota',
    also: ['rate-limit', 'payment'],
    names: [/da(y|ily)/i],
    source: 'https://docs.metamask.io/services/get-started/pricing/',
  },
  {
    provider: 'Close CRM',
    what: 'required field missing',
    url: 'https://api.close.com/api/v1/activity/note/',
    method: 'POST',
    status: 400,
    headers: { 'content-type': 'application/json' },
    body: { errors: [], 'field-errors': { lead_id: 'This field is required.' } },
    cause: 'request',
    names: [/lead_?\s?id/i],
    source: 'https://developer.close.com/topics/errors/',
  },
  {
    provider: 'Close CRM',
    what: 'lead id unknown',
    url: 'https://api.close.com/api/v1/lead/lead_70jZ5hiVtLhXPtQRZqvMtvPaPNjyvkbLLbKZqvMtvPa/',
    status: 404,
    headers: { 'content-type': 'application/json' },
    body: { error: 'Empty query: Lead does not exist.' },
    cause: 'not-found',
    names: [/lead/i],
    source: 'https://developer.close.com/topics/errors/',
  },
  {
    provider: 'Make.com',
    what: 'token without the scope, or a team of others',
    url: 'https://eu1.make.com/api/v2/scenarios?teamId=123',
    status: 403,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: { detail: 'Access denied.', message: 'Permission denied', code: 'SC403' },
    cause: 'permission',
    also: ['elsewhere', 'credential'],
    source: 'https://developers.make.com/api-documentation/troubleshooting/http-status-codes',
    seen: '2026-11-25',
  },
  {
    provider: 'Cloudinary',
    what: 'signature made of other parameters or with another secret',
    url: 'https://api.cloudinary.com/v1_1/demo/image/upload',
    method: 'POST',
    status: 401,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-cld-error':
        "Invalid Signature bfd09f95f331f558cbd1320e67aa8d488770583e. String to sign - 'folder=products&timestamp=1764060000'.",
    },
    body: {
      error: {
        message:
          "Invalid Signature bfd09f95f331f558cbd1320e67aa8d488770583e. String to sign - 'folder=products&timestamp=1764060000'.",
      },
    },
    cause: 'signature',
    names: [/secret|param|string to sign|folder/i],
    source: 'https://cloudinary.com/documentation/authentication_signatures',
  },
  {
    provider: 'Cloudinary',
    what: 'unsigned upload without a preset',
    url: 'https://api.cloudinary.com/v1_1/demo/image/upload',
    method: 'POST',
    status: 400,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-cld-error': 'Upload preset must be specified when using unsigned upload',
    },
    body: { error: { message: 'Upload preset must be specified when using unsigned upload' } },
    cause: 'request',
    names: [/preset/i],
    source: 'https://cloudinary.com/documentation/upload_presets',
  },
  {
    provider: 'Gusto',
    what: 'version of the API in the wrong form',
    url: 'https://api.gusto-demo.com/v1/companies/f5a01a4c-fa3f-4a2d-8b2e-0a1b2c3d4e5f',
    status: 406,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      errors: [
        {
          error_key: 'request',
          category: 'invalid_api_version',
          message: 'Invalid API Version `2023`. Expected format: YYYY-MM-DD',
        },
      ],
    },
    cause: 'request',
    names: [/version/i],
    source: 'https://docs.gusto.com/app-integrations/docs/error-categories',
    seen: '2026-11-25',
  },
  {
    provider: 'Gusto',
    what: 'attribute with a wrong value',
    url: 'https://api.gusto-demo.com/v1/companies/f5a01a4c-fa3f-4a2d-8b2e-0a1b2c3d4e5f/payment_configs',
    method: 'PUT',
    status: 422,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      errors: [
        {
          error_key: 'fast_payment_limit',
          category: 'invalid_attribute_value',
          message: 'Fast payment limit should be a number',
        },
      ],
    },
    cause: 'request',
    names: [/fast.payment.limit/i],
    source: 'https://docs.gusto.com/embedded-payroll/docs/error-categories',
    seen: '2026-11-25',
  },
  {
    provider: 'Google Ads API',
    what: 'developer token only approved for test accounts',
    url: 'https://googleads.googleapis.com/v21/customers/1234567890/googleAds:searchStream',
    method: 'POST',
    status: 403,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: [
      {
        error: {
          code: 403,
          message: 'The caller does not have permission',
          status: 'PERMISSION_DENIED',
          details: [
            {
              '@type': 'type.googleapis.com/google.ads.googleads.v21.errors.GoogleAdsFailure',
              errors: [
                {
                  errorCode: { authorizationError: 'DEVELOPER_TOKEN_NOT_APPROVED' },
                  message:
                    'The developer token is only approved for use with test accounts. To access non-test accounts, apply for Basic or Standard access.',
                },
              ],
              requestId: 'SlpcHJj4FGbR6fDnb_4QTA',
            },
          ],
        },
      },
    ],
    cause: 'not-enabled',
    also: ['permission', 'account'],
    names: [/developer.?token/i, /test account|basic|standard/i],
    source: 'https://developers.google.com/google-ads/api/docs/api-policy/access-levels',
    seen: '2026-11-25',
  },
  {
    provider: 'Google Ads API',
    what: 'no permission for the customer, login-customer-id missing',
    url: 'https://googleads.googleapis.com/v21/customers/1234567890/googleAds:search',
    method: 'POST',
    status: 403,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: {
      error: {
        code: 403,
        message: 'The caller does not have permission',
        status: 'PERMISSION_DENIED',
        details: [
          {
            '@type': 'type.googleapis.com/google.ads.googleads.v21.errors.GoogleAdsFailure',
            errors: [
              {
                errorCode: { authorizationError: 'USER_PERMISSION_DENIED' },
                message:
                  "User doesn't have permission to access customer. Note: If you're accessing a client customer, the manager's customer id must be set in the 'login-customer-id' header. See https://developers.google.com/google-ads/api/docs/concepts/call-structure#cid",
              },
            ],
            requestId: 'kQf2zYbX0m2Vt9Qz3Jx1Tw',
          },
        ],
      },
    },
    cause: 'permission',
    also: ['request'],
    names: [/login-customer-id|manager/i],
    source: 'https://developers.google.com/google-ads/api/docs/concepts/call-structure#cid',
  },
  {
    provider: 'SmartThings',
    what: 'capability not valid',
    url: 'https://api.smartthings.com/v1/installedapps/b1c2d3e4-aaaa-bbbb-cccc-111122223333/subscriptions',
    method: 'POST',
    status: 422,
    headers: { 'content-type': 'application/json;charset=utf-8' },
    body: {
      requestId: 'B8EFFE9C-E61E-4C28-9844-B2A9AC09DF9C',
      error: {
        code: 'ConstraintViolationError',
        message: 'The request is malformed.',
        details: [
          {
            code: 'NotValidValue',
            target: 'capability',
            message: 'healthCheck is not a valid value.',
            details: [],
          },
        ],
      },
    },
    cause: 'request',
    names: [/capability|healthCheck/i],
    source: 'https://developer.smartthings.com/docs/api/public',
    seen: '2026-11-25',
  },
];
