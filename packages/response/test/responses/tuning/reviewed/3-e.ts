import type { ResponseCase } from '#test/responses/response-case.ts';

/** Responses of APIs of the catalog, which were explained wrongly or vaguely before their tables were reviewed. */
export const reviewed3e: ResponseCase[] = [
  {
    provider: 'openfda',
    what: 'nothing',
    url: 'https://api.fda.gov/drug/label.json?search=x',
    status: 404,
    body: { error: { code: 'NOT_FOUND', message: 'No matches found!' } },
    cause: 'not-found',
    names: [/search/],
    source: 'https://open.fda.gov/apis/',
  },
  {
    provider: 'openfda',
    what: 'skip',
    url: 'https://api.fda.gov/drug/label.json?skip=26000',
    status: 400,
    body: { error: { code: 'BAD_REQUEST', message: 'Skip value must 25000 or less.' } },
    cause: 'request',
    names: [/search_after|Link/i],
    source: 'https://open.fda.gov/apis/',
  },
  {
    provider: 'openrouter',
    what: 'privacy',
    url: 'https://openrouter.ai/api/v1/chat/completions',
    status: 404,
    body: {
      error: {
        message:
          'No endpoints found matching your data policy (Free model publication). Configure: https://openrouter.ai/settings/privacy',
        code: 404,
      },
    },
    cause: 'permission',
    also: ['policy', 'not-enabled'],
    names: [/privacy/],
    source: 'https://openrouter.ai/docs/api/reference/errors-and-debugging',
  },
  {
    provider: 'openrouter',
    what: 'tools',
    url: 'https://openrouter.ai/api/v1/chat/completions',
    status: 404,
    body: {
      error: {
        message:
          'No endpoints found that support tool use. To learn more about provider routing, visit: https://openrouter.ai/docs/provider-routing',
        code: 404,
      },
    },
    cause: 'request',
    names: [/tool/],
    source: 'https://openrouter.ai/docs/api/reference/errors-and-debugging',
  },
  {
    provider: 'llamaparse',
    what: 'wrong',
    url: 'https://api.cloud.llamaindex.ai/api/v1/parsing/upload',
    status: 401,
    body: { detail: 'Invalid authentication token' },
    cause: 'credential',
    names: [/region|eu\./i],
    source: 'https://docs.cloud.llamaindex.ai/',
  },
  {
    provider: 'personio',
    what: 'wrong',
    url: 'https://api.personio.de/v1/auth',
    status: 403,
    body: { success: false, error: { code: 0, message: 'Wrong credentials' } },
    cause: 'credential',
    names: [/client/i],
    source: 'https://developer.personio.de/reference/errors',
  },
  {
    provider: 'personio',
    what: 'expired',
    url: 'https://api.personio.de/v1/company/employees',
    status: 401,
    body: { success: false, error: { code: 401, message: 'Unauthenticated' } },
    cause: 'credential',
    names: [/token/],
    source: 'https://developer.personio.de/reference/errors',
  },
  {
    provider: 'linear',
    what: 'bearer',
    url: 'https://api.linear.app/graphql',
    status: 400,
    body: {
      errors: [
        {
          message:
            "It looks like you're trying to use an API key as a Bearer token. Remove the Bearer prefix from the Authorization header.",
          extensions: {
            type: 'invalid input',
            code: 'INPUT_ERROR',
            statusCode: 400,
            userError: true,
            userPresentableMessage:
              "It looks like you're trying to use an API key as a Bearer token. Remove the Bearer prefix from the Authorization header.",
          },
        },
      ],
    },
    cause: 'credential',
    names: [/Bearer/],
    never: [/could not read/],
    source: 'https://linear.app/developers/graphql',
  },
  {
    provider: 'cohere',
    what: 'removed',
    url: 'https://api.cohere.com/v2/chat',
    status: 404,
    body: {
      id: 'a',
      message:
        "model 'command-r' was removed on September 15, 2025. See https://docs.cohere.com/docs/models for our latest models",
    },
    cause: 'retired',
    source: 'https://docs.cohere.com/reference/errors',
  },
  {
    provider: 'cohere',
    what: 'trial month',
    url: 'https://api.cohere.com/v2/chat',
    status: 429,
    body: {
      id: 'a',
      message:
        "You are using a Trial key, which is limited to 1000 API calls / month. You can continue to use the Trial key for free or upgrade to a Production key with higher rate limits at 'https://dashboard.cohere.com/api-keys'.",
    },
    cause: 'quota',
    names: [/month/],
    source: 'https://docs.cohere.com/reference/errors',
  },
  {
    provider: 'zoho-crm',
    what: 'mandatory',
    url: 'https://www.zohoapis.com/crm/v6/Leads',
    status: 202,
    body: {
      data: [
        {
          code: 'MANDATORY_NOT_FOUND',
          details: { api_name: 'Last_Name', json_path: '$.data[0].Last_Name' },
          message: 'required field not found',
          status: 'error',
        },
      ],
    },
    cause: 'request',
    source: 'https://www.zoho.com/crm/developer/docs/api/v8/status-codes.html',
  },
  {
    provider: 'zoho-crm',
    what: 'duplicate',
    url: 'https://www.zohoapis.com/crm/v6/Leads',
    status: 202,
    body: {
      data: [
        {
          code: 'DUPLICATE_DATA',
          details: { api_name: 'Email', id: '554023000000' },
          message: 'duplicate data',
          status: 'error',
        },
      ],
    },
    cause: 'conflict',
    source: 'https://www.zoho.com/crm/developer/docs/api/v8/status-codes.html',
  },
];
