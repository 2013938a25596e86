import type { ResponseCase } from '#test/responses/response-case.ts';

export const rpcAndGraphql: ResponseCase[] = [
  {
    provider: 'gRPC',
    what: 'something that does not exist, with 404',
    url: 'https://api.acme.dev/items',
    status: 404,
    body: {
      code: 5,
      message: 'workspace not found',
      details: [],
    },
    cause: 'not-found',
    source: 'https://grpc.io/docs/guides/status-codes/',
  },
  {
    provider: 'gRPC',
    what: 'too many requests, with 200',
    url: 'https://api.acme.dev/pkg.Svc/Method',
    status: 200,
    headers: {
      'grpc-status': '8',
      'grpc-message': 'rate limit exceeded',
      'content-type': 'application/grpc',
    },
    body: '',
    cause: 'rate-limit',
    also: ['quota'],
    source: 'https://grpc.io/docs/guides/status-codes/',
  },
  {
    provider: 'gRPC',
    what: 'the API failed, with 200',
    url: 'https://api.acme.dev/pkg.Svc/Method',
    status: 200,
    headers: {
      'grpc-status': '14',
      'grpc-message': 'upstream connect error',
      'content-type': 'application/grpc',
    },
    body: '',
    cause: 'server',
    source: 'https://grpc.io/docs/guides/status-codes/',
  },
  {
    provider: 'GraphQL',
    what: 'a key that is not accepted, with 200',
    url: 'https://api.acme.dev/graphql',
    status: 200,
    body: {
      errors: [
        {
          message: 'Not authenticated',
          extensions: {
            code: 'UNAUTHENTICATED',
          },
        },
      ],
      data: null,
    },
    cause: 'credential',
    source: 'https://www.apollographql.com/docs/apollo-server/data/errors',
  },
  {
    provider: 'GraphQL',
    what: 'something that does not exist, with 200',
    url: 'https://api.acme.dev/graphql',
    status: 200,
    body: {
      errors: [
        {
          message: 'PersistedQueryNotFound',
          extensions: {
            code: 'PERSISTED_QUERY_NOT_FOUND',
          },
        },
      ],
    },
    cause: 'not-found',
    also: ['request'],
    source: 'https://www.apollographql.com/docs/apollo-server/data/errors',
  },
  {
    provider: 'GraphQL',
    what: 'a value that is not accepted, with 400',
    url: 'https://api.acme.dev/graphql',
    status: 400,
    body: {
      errors: [
        {
          message: 'Query has depth of 12, which exceeds max depth of 10',
          extensions: {
            code: 'MAX_DEPTH_EXCEEDED',
          },
        },
      ],
    },
    cause: 'request',
    source: 'https://www.apollographql.com/docs/apollo-server/data/errors',
  },
  {
    provider: 'OData',
    what: 'something that does not exist, with 404',
    url: 'https://acme.crm.dynamics.com/api/data/v9.2/accounts(1)',
    status: 404,
    body: {
      error: {
        code: '0x80040217',
        message: 'account With Id = 1 Does Not Exist',
      },
    },
    cause: 'not-found',
    source:
      'https://learn.microsoft.com/power-apps/developer/data-platform/webapi/compose-http-requests-handle-errors',
  },
  {
    provider: 'Dynamics',
    what: 'a permission, with 403',
    url: 'https://acme.crm.dynamics.com/api/data/v9.2/accounts',
    status: 403,
    body: {
      error: {
        code: '0x80040220',
        message: 'Principal user (Id=x) is missing prvReadAccount privilege',
      },
    },
    cause: 'permission',
    source:
      'https://learn.microsoft.com/power-apps/developer/data-platform/webapi/compose-http-requests-handle-errors',
  },
  {
    provider: 'Dynamics',
    what: 'too many requests, with 429',
    url: 'https://acme.crm.dynamics.com/api/data/v9.2/accounts',
    status: 429,
    headers: {
      'retry-after': '30',
    },
    body: {
      error: {
        code: '0x80072322',
        message: 'Number of requests exceeded the limit of 6000 over time window of 300 seconds.',
      },
    },
    cause: 'rate-limit',
    source:
      'https://learn.microsoft.com/power-apps/developer/data-platform/webapi/compose-http-requests-handle-errors',
  },
  {
    provider: 'Apigee',
    what: 'a key that is not accepted, with 401',
    url: 'https://api.acme.dev/v1',
    status: 401,
    body: {
      fault: {
        faultstring: 'Invalid access token',
        detail: {
          errorcode: 'keymanagement.service.invalid_access_token',
        },
      },
    },
    cause: 'credential',
    source: 'https://cloud.google.com/apigee/docs/api-platform/troubleshoot/runtime-errors',
  },
  {
    provider: 'Apigee',
    what: 'too many requests, with 429',
    url: 'https://api.acme.dev/v1',
    status: 429,
    body: {
      fault: {
        faultstring: 'Rate limit quota violation. Quota limit  exceeded. Identifier : x',
        detail: {
          errorcode: 'policies.ratelimit.QuotaViolation',
        },
      },
    },
    cause: 'rate-limit',
    also: ['quota'],
    source: 'https://cloud.google.com/apigee/docs/api-platform/troubleshoot/runtime-errors',
  },
  {
    provider: 'Apigee',
    what: 'too many requests, with 500',
    url: 'https://api.acme.dev/v1',
    status: 500,
    body: {
      fault: {
        faultstring: 'Spike arrest violation. Allowed rate : MessageRate{messagesPerPeriod=10}',
        detail: {
          errorcode: 'policies.ratelimit.SpikeArrestViolation',
        },
      },
    },
    cause: 'rate-limit',
    source: 'https://cloud.google.com/apigee/docs/api-platform/troubleshoot/runtime-errors',
  },
  {
    provider: 'Kong',
    what: 'a key that is not accepted, with 401',
    url: 'https://api.acme.dev/v1',
    status: 401,
    body: {
      message: 'No API key found in request',
    },
    cause: 'credential',
    source: 'https://developer.konghq.com/plugins/rate-limiting/',
  },
];
