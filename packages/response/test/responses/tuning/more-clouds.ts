import type { ResponseCase } from '#test/responses/response-case.ts';

export const moreClouds: ResponseCase[] = [
  {
    provider: 'Azure Resource Manager',
    what: 'a role is missing',
    url: 'https://management.azure.com/subscriptions/x/resourceGroups?api-version=2021-04-01',
    status: 403,
    body: {
      error: {
        code: 'AuthorizationFailed',
        message:
          "The client 'x' does not have authorization to perform action 'Microsoft.Resources/subscriptions/resourceGroups/read' over scope '/subscriptions/x'.",
      },
    },
    cause: 'permission',
    names: [/resourceGroups\/read/],
    never: [/does not accept the key/],
    source:
      'https://learn.microsoft.com/azure/azure-resource-manager/troubleshooting/common-deployment-errors',
  },
  {
    provider: 'Azure Resource Manager',
    what: 'a resource provider that is not registered',
    url: 'https://management.azure.com/subscriptions/x/providers/Microsoft.ContainerService',
    method: 'PUT',
    status: 409,
    body: {
      error: {
        code: 'MissingSubscriptionRegistration',
        message: "The subscription is not registered to use namespace 'Microsoft.ContainerService'.",
      },
    },
    cause: 'not-enabled',
    names: [/Microsoft\.ContainerService/],
    source:
      'https://learn.microsoft.com/azure/azure-resource-manager/troubleshooting/error-register-resource-provider',
  },
  {
    provider: 'Azure Storage',
    what: 'the signature does not match',
    url: 'https://acme.blob.core.windows.net/c/a.txt',
    status: 403,
    headers: { 'content-type': 'application/xml', 'x-ms-error-code': 'AuthenticationFailed' },
    body: '\uFEFF<?xml version="1.0" encoding="utf-8"?><Error><Code>AuthenticationFailed</Code><Message>Server failed to authenticate the request. Make sure the value of Authorization header is formed correctly including the signature.</Message></Error>',
    cause: 'credential',
    also: ['signature'],
    never: [/does not allow this action/],
    source: 'https://learn.microsoft.com/rest/api/storageservices/common-rest-api-error-codes',
  },
  {
    provider: 'Microsoft Graph',
    what: 'too many requests, with a wait',
    url: 'https://graph.microsoft.com/v1.0/me/messages',
    status: 429,
    headers: { 'retry-after': '10' },
    body: {
      error: { code: 'ApplicationThrottled', message: 'Application is over its MailboxConcurrency limit.' },
    },
    cause: 'rate-limit',
    names: [/10 seconds/],
    source: 'https://learn.microsoft.com/graph/throttling',
    seen: '2026-11-22',
  },
  {
    provider: 'Microsoft Graph',
    what: 'a token for another audience',
    url: 'https://graph.microsoft.com/v1.0/me',
    status: 401,
    body: {
      error: {
        code: 'InvalidAuthenticationToken',
        message: 'Access token validation failure. Invalid audience.',
        innerError: { 'request-id': 'x' },
      },
    },
    cause: 'credential',
    source: 'https://learn.microsoft.com/graph/resolve-auth-errors',
    seen: '2026-11-22',
  },
  {
    provider: 'Google Cloud Vision',
    what: 'billing is off',
    url: 'https://vision.googleapis.com/v1/images:annotate',
    method: 'POST',
    status: 403,
    body: {
      error: {
        code: 403,
        message:
          'This API method requires billing to be enabled. Please enable billing on project #123 by visiting https://console.developers.google.com/billing/enable?project=123 then retry.',
        status: 'PERMISSION_DENIED',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'BILLING_DISABLED',
            domain: 'googleapis.com',
            metadata: { service: 'vision.googleapis.com', consumer: 'projects/123' },
          },
        ],
      },
    },
    cause: 'payment',
    also: ['not-enabled'],
    names: [/billing/i],
    never: [/does not allow this action/],
    source: 'https://cloud.google.com/apis/design/errors#error_info',
  },
  {
    provider: 'Google Vision',
    what: 'an image of a batch failed, with 200',
    url: 'https://vision.googleapis.com/v1/images:annotate',
    method: 'POST',
    status: 200,
    body: { responses: [{ error: { code: 7, message: 'We can not access the URL currently.' } }] },
    cause: 'partial',
    also: ['permission', 'request'],
    names: [/can not access the URL/],
    source: 'https://cloud.google.com/vision/docs/reference/rest/v1/AnnotateImageResponse',
  },
  {
    provider: 'Google Places',
    what: 'an invalid field with named violations',
    url: 'https://places.googleapis.com/v1/places:searchText',
    method: 'POST',
    status: 400,
    body: {
      error: {
        code: 400,
        message: 'Request contains an invalid argument.',
        status: 'INVALID_ARGUMENT',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.BadRequest',
            fieldViolations: [{ field: 'text_query', description: 'Empty text_query.' }],
          },
        ],
      },
    },
    cause: 'request',
    names: [/text_query/],
    source: 'https://cloud.google.com/apis/design/errors#error_details',
  },
  {
    provider: 'Google Maps',
    what: 'distances: a wrong request, with 200',
    url: 'https://maps.googleapis.com/maps/api/distancematrix/json',
    status: 200,
    body: {
      destination_addresses: [],
      error_message: "Invalid request. Missing the 'origins' parameter.",
      origin_addresses: [],
      rows: [],
      status: 'INVALID_REQUEST',
    },
    cause: 'request',
    names: [/origins/],
    source: 'https://developers.google.com/maps/documentation/distance-matrix/distance-matrix',
    seen: '2026-11-22',
  },
  {
    provider: 'Google OAuth',
    what: 'the client is not known',
    url: 'https://oauth2.googleapis.com/token',
    method: 'POST',
    status: 401,
    body: { error: 'invalid_client', error_description: 'The OAuth client was not found.' },
    cause: 'credential',
    names: [/client/],
    source: 'https://www.rfc-editor.org/rfc/rfc6749#section-5.2',
  },
  {
    provider: 'Firebase Auth',
    what: 'the password is wrong',
    url: 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
    method: 'POST',
    status: 400,
    body: {
      error: {
        code: 400,
        message: 'INVALID_LOGIN_CREDENTIALS',
        errors: [{ message: 'INVALID_LOGIN_CREDENTIALS', domain: 'global', reason: 'invalid' }],
      },
    },
    cause: 'customer',
    names: [/INVALID_LOGIN_CREDENTIALS/],
    never: [/does not accept the key/],
    source: 'https://firebase.google.com/docs/reference/rest/auth',
  },
  {
    provider: 'Firestore',
    what: 'an index is missing',
    url: 'https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents:runQuery',
    method: 'POST',
    status: 400,
    body: [
      {
        error: {
          code: 400,
          message:
            'The query requires an index. You can create it here: https://console.firebase.google.com/v1/r/project/p/firestore/indexes?create_composite=x',
          status: 'FAILED_PRECONDITION',
        },
      },
    ],
    cause: 'request',
    also: ['conflict'],
    names: [/requires an index/],
    source: 'https://firebase.google.com/docs/firestore/query-data/indexing',
  },
];
