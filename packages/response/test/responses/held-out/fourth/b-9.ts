import type { ResponseCase } from '#test/responses/response-case.ts';

export const fourthB9: ResponseCase[] = [
  {
    provider: 'Adzuna',
    what: 'search answered',
    url: 'https://api.adzuna.com/v1/api/jobs/gb/search/1?app_id=abcd1234&app_key=xyz&what=developer&results_per_page=1',
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      __CLASS__: 'Adzuna::API::Response::JobSearchResults',
      count: 18423,
      mean: 54210.5,
      results: [
        {
          __CLASS__: 'Adzuna::API::Response::Job',
          id: '4501239876',
          title: 'Software Developer',
          company: { __CLASS__: 'Adzuna::API::Response::Company', display_name: 'Acme Ltd' },
          location: {
            __CLASS__: 'Adzuna::API::Response::Location',
            area: ['UK', 'London'],
            display_name: 'London, UK',
          },
          category: { __CLASS__: 'Adzuna::API::Response::Category', tag: 'it-jobs', label: 'IT Jobs' },
          salary_min: 50000,
          salary_max: 60000,
          salary_is_predicted: '0',
          created: '2026-11-20T09:12:44Z',
          redirect_url: 'https://www.adzuna.co.uk/jobs/land/ad/4501239876',
          adref: 'eyJhbGciOiJIUzI1NiJ9',
        },
      ],
    },
    cause: 'success',
    source: 'https://developer.adzuna.com/docs/search',
  },
  {
    provider: 'Zapier',
    what: 'webhook accepted',
    url: 'https://hooks.zapier.com/hooks/catch/123456/abcde/',
    method: 'POST',
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: {
      attempt: '0192f3c1-7a55-b0a1-43b0-8a1f6c0f2d11',
      id: '0192f3c1-7a55-b0a1-43b0-8a1f6c0f2d11',
      request_id: '0192f3c1-7a55-b0a1-43b0-8a1f6c0f2d11',
      status: 'success',
    },
    cause: 'success',
    source: 'https://help.zapier.com/hc/en-us/articles/8496288690317-Trigger-Zaps-from-webhooks',
  },
  {
    provider: 'Zapier',
    what: 'field of the body not well formed',
    url: 'https://api.zapier.com/v2/zaps',
    method: 'POST',
    status: 400,
    headers: { 'content-type': 'application/json' },
    body: {
      errors: [
        {
          status: '400',
          title: 'Bad Request',
          detail: 'The request could not be understood by the server due to malformed syntax.',
          source: { pointer: '/data/attributes/first-name' },
        },
      ],
    },
    cause: 'request',
    names: [/first-name/],
    source: 'https://docs.zapier.com/powered-by-zapier/api-reference/common-types/errors',
    seen: '2026-11-25',
  },
  {
    provider: 'Linear',
    what: 'no or invalid API key',
    url: 'https://api.linear.app/graphql',
    method: 'POST',
    status: 401,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      errors: [
        {
          message: 'Authentication required, not authenticated',
          extensions: {
            type: 'authentication error',
            code: 'AUTHENTICATION_ERROR',
            statusCode: 401,
            userError: true,
            userPresentableMessage: 'You need to authenticate to access this operation.',
            meta: {},
          },
        },
      ],
    },
    cause: 'credential',
    source: 'https://linear.app/developers/graphql',
  },
  {
    provider: 'Linear',
    what: 'field misspelt in the query',
    url: 'https://api.linear.app/graphql',
    method: 'POST',
    status: 400,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      errors: [
        {
          message: 'Cannot query field "titel" on type "Issue". Did you mean "title"?',
          locations: [{ line: 1, column: 20 }],
          extensions: {
            http: { status: 400, headers: {} },
            code: 'GRAPHQL_VALIDATION_FAILED',
            type: 'graphql error',
            userError: true,
          },
        },
      ],
    },
    cause: 'request',
    names: [/titel/],
    source: 'https://linear.app/developers/graphql',
  },
  {
    provider: 'Amazon Bedrock',
    what: 'model that may only be called through an inference profile',
    url: 'https://bedrock-runtime.us-east-1.amazonaws.com/model/anthropic.claude-3-5-sonnet-20241022-v2%3A0/invoke',
    method: 'POST',
    status: 400,
    headers: {
      'content-type': 'application/json',
      'x-amzn-errortype': 'ValidationException:http://internal.amazon.com/coral/com.amazon.bedrock/',
    },
    body: {
      message:
        'Invocation of model ID anthropic.claude-3-5-sonnet-20241022-v2:0 with on-demand throughput isn’t supported. Retry your request with the ID or ARN of an inference profile that contains this model.',
    },
    cause: 'request',
    also: ['elsewhere', 'not-enabled'],
    names: [/inference profile/i],
    source: 'https://docs.aws.amazon.com/bedrock/latest/userguide/inference-profiles-use.html',
  },
  {
    provider: 'Amazon Bedrock',
    what: 'no access to the model granted',
    url: 'https://bedrock-runtime.us-east-1.amazonaws.com/model/anthropic.claude-3-sonnet-20240229-v1%3A0/converse',
    method: 'POST',
    status: 403,
    headers: {
      'content-type': 'application/json',
      'x-amzn-errortype': 'AccessDeniedException:http://internal.amazon.com/coral/com.amazon.bedrock/',
    },
    body: { message: "You don't have access to the model with the specified model ID." },
    cause: 'not-enabled',
    also: ['permission'],
    names: [/model/i],
    source: 'https://docs.aws.amazon.com/bedrock/latest/userguide/model-access.html',
  },
  {
    provider: 'Eventbrite',
    what: 'wrong token',
    url: 'https://www.eventbriteapi.com/v3/users/me/',
    status: 401,
    headers: { 'content-type': 'application/json' },
    body: {
      status_code: 401,
      error: 'INVALID_AUTH',
      error_description: 'The OAuth token you provided was invalid.',
    },
    cause: 'credential',
    names: [/token/i],
    source: 'https://www.eventbrite.com/platform/docs/errors',
  },
  {
    provider: 'Eventbrite',
    what: 'event search, which was taken away in 2020',
    url: 'https://www.eventbriteapi.com/v3/events/search/?q=jazz',
    status: 404,
    headers: { 'content-type': 'application/json' },
    body: {
      status_code: 404,
      error: 'NOT_FOUND',
      error_description: 'The path you requested does not exist.',
    },
    cause: 'not-found',
    also: ['retired', 'elsewhere'],
    names: [/path|address|endpoint|url/i],
    source: 'https://www.eventbrite.com/platform/docs/changelog',
  },
  {
    provider: 'Google Vertex AI',
    what: 'API not enabled in the project',
    url: 'https://us-central1-aiplatform.googleapis.com/v1/projects/my-project/locations/us-central1/publishers/google/models/gemini-2.5-flash:generateContent',
    method: 'POST',
    status: 403,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: {
      error: {
        code: 403,
        message:
          'Vertex AI API has not been used in project my-project before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/aiplatform.googleapis.com/overview?project=my-project then retry. If you enabled this API recently, wait a few minutes for the action to propagate to our systems and retry.',
        status: 'PERMISSION_DENIED',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'SERVICE_DISABLED',
            domain: 'googleapis.com',
            metadata: {
              activationUrl:
                'https://console.developers.google.com/apis/api/aiplatform.googleapis.com/overview?project=my-project',
              consumer: 'projects/my-project',
              service: 'aiplatform.googleapis.com',
              containerInfo: 'my-project',
              serviceTitle: 'Vertex AI API',
            },
          },
          {
            '@type': 'type.googleapis.com/google.rpc.LocalizedMessage',
            locale: 'en-US',
            message:
              'Vertex AI API has not been used in project my-project before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/aiplatform.googleapis.com/overview?project=my-project then retry. If you enabled this API recently, wait a few minutes for the action to propagate to our systems and retry.',
          },
          {
            '@type': 'type.googleapis.com/google.rpc.Help',
            links: [
              {
                description: 'Google developers console API activation',
                url: 'https://console.developers.google.com/apis/api/aiplatform.googleapis.com/overview?project=my-project',
              },
            ],
          },
        ],
      },
    },
    cause: 'not-enabled',
    names: [/enable/i],
    source: 'https://docs.cloud.google.com/vertex-ai/docs/start/cloud-environment',
  },
  {
    provider: 'Google Vertex AI',
    what: 'model not found or no access to it',
    url: 'https://us-central1-aiplatform.googleapis.com/v1/projects/my-project/locations/us-central1/publishers/google/models/gemini-1.5-pro-002:generateContent',
    method: 'POST',
    status: 404,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: {
      error: {
        code: 404,
        message:
          'Publisher Model `projects/my-project/locations/us-central1/publishers/google/models/gemini-1.5-pro-002` was not found or your project does not have access to it. Please ensure you are using a valid model version. For more information, see: https://cloud.google.com/vertex-ai/generative-ai/docs/learn/model-versions',
        status: 'NOT_FOUND',
      },
    },
    cause: 'not-found',
    also: ['permission', 'retired', 'elsewhere', 'not-enabled'],
    names: [/model/i],
    source: 'https://cloud.google.com/vertex-ai/generative-ai/docs/learn/model-versions',
  },
];
