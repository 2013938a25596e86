import type { ResponseCase } from '#test/responses/response-case.ts';

export const fourthB4: ResponseCase[] = [
  {
    provider: 'Algolia',
    what: 'search key used for writing',
    url: 'https://ABC123XYZ9.algolia.net/1/indexes/products/batch',
    method: 'POST',
    status: 403,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: { message: 'Method not allowed with this API key', status: 403 },
    cause: 'permission',
    names: [/key/i],
    source: 'https://www.algolia.com/doc/guides/security/api-keys/',
  },
  {
    provider: 'Langfuse',
    what: 'keys of another region or wrong keys',
    url: 'https://cloud.langfuse.com/api/public/traces',
    status: 401,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: { message: "Invalid credentials. Confirm that you've configured the correct host." },
    cause: 'credential',
    also: ['elsewhere'],
    names: [/host|region/i],
    source: 'https://langfuse.com/faq/all/cloud-data-regions',
    seen: '2026-11-25',
  },
  {
    provider: 'Langfuse',
    what: 'one event of the batch refused',
    url: 'https://cloud.langfuse.com/api/public/ingestion',
    method: 'POST',
    status: 207,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      successes: [{ id: 'f2f2a3f1-8a6c-4a0e-9d71-0a6f0f3f8f11', status: 201 }],
      errors: [
        {
          id: '9c0c6f0e-3fb9-4bb6-93f5-b8c1bb0a2a6d',
          status: 400,
          message: 'Invalid request data',
          error:
            '[{"code":"invalid_type","expected":"string","received":"undefined","path":["body","traceId"],"message":"Required"}]',
        },
      ],
    },
    cause: 'partial',
    also: ['request'],
    names: [/traceId/],
    source: 'https://api.reference.langfuse.com/#tag/ingestion',
  },
  {
    provider: 'Airtable',
    what: 'token has no access to the base, or the table name is wrong',
    url: 'https://api.airtable.com/v0/appAbCdEfGhIjKlMn/Contacts',
    status: 403,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      error: {
        type: 'INVALID_PERMISSIONS_OR_MODEL_NOT_FOUND',
        message:
          'Invalid permissions, or the requested model was not found. Check that both your user and your token have the required permissions, and that the model names and/or ids are correct.',
      },
    },
    cause: 'permission',
    also: ['not-found'],
    source: 'https://airtable.com/developers/web/api/errors',
  },
  {
    provider: 'Airtable',
    what: 'field name misspelt',
    url: 'https://api.airtable.com/v0/appAbCdEfGhIjKlMn/Contacts',
    method: 'POST',
    status: 422,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: { error: { type: 'UNKNOWN_FIELD_NAME', message: 'Unknown field name: "Emial"' } },
    cause: 'request',
    names: [/Emial/],
    source: 'https://airtable.com/developers/web/api/errors',
  },
  {
    provider: 'Google Health API',
    what: 'API not enabled in the project',
    url: 'https://health.googleapis.com/v4/users/me/dataTypes/steps/dataPoints',
    status: 403,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: {
      error: {
        code: 403,
        message:
          'Google Health API has not been used in project 104233845216 before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/health.googleapis.com/overview?project=104233845216 then retry. If you enabled this API recently, wait a few minutes for the action to propagate to our systems and retry.',
        status: 'PERMISSION_DENIED',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'SERVICE_DISABLED',
            domain: 'googleapis.com',
            metadata: {
              service: 'health.googleapis.com',
              serviceTitle: 'Google Health API',
              containerInfo: '104233845216',
              consumer: 'projects/104233845216',
              activationUrl:
                'https://console.developers.google.com/apis/api/health.googleapis.com/overview?project=104233845216',
            },
          },
        ],
      },
    },
    cause: 'not-enabled',
    names: [/enable/i],
    source: 'https://developers.google.com/health/reference/rest/v4/errors',
  },
  {
    provider: 'Google Health API',
    what: 'token without the scope for the data',
    url: 'https://health.googleapis.com/v4/users/me/dataTypes/sleep/dataPoints',
    status: 403,
    headers: {
      'content-type': 'application/json; charset=UTF-8',
      'www-authenticate':
        'Bearer realm="https://accounts.google.com/", error="insufficient_scope", scope="https://www.googleapis.com/auth/googlehealth.sleep.readonly"',
    },
    body: {
      error: {
        code: 403,
        message: 'Request had insufficient authentication scopes.',
        status: 'PERMISSION_DENIED',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
            domain: 'googleapis.com',
            metadata: { service: 'health.googleapis.com' },
          },
        ],
      },
    },
    cause: 'permission',
    names: [/scope/i],
    source: 'https://developers.google.com/health/scopes',
  },
  {
    provider: 'Google Gemini API',
    what: 'wrong API key',
    url: 'https://generativelanguage.googleapis.com/v1beta/models/gemini-2.5-flash:generateContent',
    method: 'POST',
    status: 400,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: {
      error: {
        code: 400,
        message: 'API key not valid. Please pass a valid API key.',
        status: 'INVALID_ARGUMENT',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'API_KEY_INVALID',
            domain: 'googleapis.com',
            metadata: { service: 'generativelanguage.googleapis.com' },
          },
          {
            '@type': 'type.googleapis.com/google.rpc.LocalizedMessage',
            locale: 'en-US',
            message: 'API key not valid. Please pass a valid API key.',
          },
        ],
      },
    },
    cause: 'credential',
    names: [/key/i],
    source: 'https://ai.google.dev/gemini-api/docs/troubleshooting',
    seen: '2026-11-25',
  },
  {
    provider: 'Google Gemini API',
    what: 'free tier quota used up',
    url: 'https://generativelanguage.googleapis.com/v1beta/models/gemini-2.5-pro:generateContent',
    method: 'POST',
    status: 429,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: {
      error: {
        code: 429,
        message:
          'You exceeded your current quota, please check your plan and billing details. For more information on this error, head to: https://ai.google.dev/gemini-api/docs/rate-limits. To monitor your current usage, head to: https://ai.dev/usage?tab=rate-limit. \n* Quota exceeded for metric: generativelanguage.googleapis.com/generate_content_free_tier_requests, limit: 0, model: gemini-2.5-pro\nPlease retry in 36.462012587s.',
        status: 'RESOURCE_EXHAUSTED',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.Help',
            links: [
              {
                description: 'Learn more about Gemini API quotas',
                url: 'https://ai.google.dev/gemini-api/docs/rate-limits',
              },
            ],
          },
          {
            '@type': 'type.googleapis.com/google.rpc.QuotaFailure',
            violations: [
              {
                quotaMetric: 'generativelanguage.googleapis.com/generate_content_free_tier_requests',
                quotaId: 'GenerateRequestsPerDayPerProjectPerModel-FreeTier',
                quotaDimensions: { location: 'global', model: 'gemini-2.5-pro' },
              },
            ],
          },
          { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '36s' },
        ],
      },
    },
    cause: 'quota',
    also: ['rate-limit', 'payment'],
    names: [/free[- _]?tier|plan|billing|per day|PerDay|daily/i],
    source: 'https://ai.google.dev/gemini-api/docs/rate-limits',
  },
  {
    provider: 'Google Gemini API',
    what: 'model that does not exist (any more)',
    url: 'https://generativelanguage.googleapis.com/v1beta/models/gemini-pro:generateContent',
    method: 'POST',
    status: 404,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: {
      error: {
        code: 404,
        message:
          'models/gemini-pro is not found for API version v1beta, or is not supported for generateContent. Call ListModels to see the list of available models and their supported methods.',
        status: 'NOT_FOUND',
      },
    },
    cause: 'not-found',
    also: ['retired', 'request'],
    names: [/gemini-pro|model/i],
    source: 'https://ai.google.dev/gemini-api/docs/models',
  },
  {
    provider: 'Google Gemini API',
    what: 'model overloaded',
    url: 'https://generativelanguage.googleapis.com/v1beta/models/gemini-2.5-pro:generateContent',
    method: 'POST',
    status: 503,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: {
      error: {
        code: 503,
        message: 'The model is overloaded. Please try again later.',
        status: 'UNAVAILABLE',
      },
    },
    cause: 'server',
    names: [/overload/i],
    source: 'https://ai.google.dev/gemini-api/docs/troubleshooting',
  },
];
