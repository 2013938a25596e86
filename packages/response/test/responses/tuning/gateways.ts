import type { ResponseCase } from '#test/responses/response-case.ts';

export const gateways: ResponseCase[] = [
  {
    provider: 'Kong',
    what: 'the API failed, with 503',
    url: 'https://api.acme.dev/v1',
    status: 503,
    body: {
      message: 'name resolution failed',
    },
    cause: 'server',
    source: 'https://developer.konghq.com/plugins/rate-limiting/',
  },
  {
    provider: 'Kong',
    what: 'too many requests, with 429',
    url: 'https://api.acme.dev/v1',
    status: 429,
    headers: {
      'ratelimit-reset': '37',
      'x-ratelimit-remaining-minute': '0',
      'x-ratelimit-limit-minute': '5',
    },
    body: {
      message: 'API rate limit exceeded',
    },
    cause: 'rate-limit',
    source: 'https://developer.konghq.com/plugins/rate-limiting/',
  },
  {
    provider: 'RapidAPI',
    what: 'the account has to pay, with 403',
    url: 'https://weather.p.rapidapi.com/x',
    status: 403,
    body: {
      message: 'You are not subscribed to this API.',
    },
    cause: 'payment',
    also: ['permission'],
    source: 'https://docs.rapidapi.com/docs/response-codes',
  },
  {
    provider: 'RapidAPI',
    what: 'a quota that is used up, with 429',
    url: 'https://weather.p.rapidapi.com/x',
    status: 429,
    body: {
      message:
        'You have exceeded the MONTHLY quota for Requests on your current plan, BASIC. Upgrade your plan at https://rapidapi.com/x',
    },
    cause: 'quota',
    also: ['payment'],
    source: 'https://docs.rapidapi.com/docs/response-codes',
  },
  {
    provider: 'Amazon API Gateway',
    what: 'something that does not exist, with 403',
    url: 'https://abc.execute-api.us-east-1.amazonaws.com/prod',
    status: 403,
    body: {
      message: 'Missing Authentication Token',
    },
    cause: 'not-found',
    also: ['credential', 'permission', 'signature'],
    source:
      'https://docs.aws.amazon.com/apigateway/latest/developerguide/supported-gateway-response-types.html',
  },
  {
    provider: 'Amazon API Gateway',
    what: 'a permission, with 403',
    url: 'https://abc.execute-api.us-east-1.amazonaws.com/prod',
    status: 403,
    headers: {
      'x-amzn-errortype': 'ForbiddenException',
    },
    body: {
      message: 'Forbidden',
    },
    cause: 'permission',
    also: ['credential'],
    source:
      'https://docs.aws.amazon.com/apigateway/latest/developerguide/supported-gateway-response-types.html',
  },
  {
    provider: 'Azure API Management',
    what: 'a key that is not accepted, with 401',
    url: 'https://acme.azure-api.net/x',
    status: 401,
    body: {
      statusCode: 401,
      message:
        'Access denied due to missing subscription key. Make sure to include subscription key when making requests to an API.',
    },
    cause: 'credential',
    source: 'https://learn.microsoft.com/azure/api-management/quota-policy',
  },
  {
    provider: 'Azure API Management',
    what: 'a quota that is used up, with 403',
    url: 'https://acme.azure-api.net/x',
    status: 403,
    body: {
      statusCode: 403,
      message: 'Out of call volume quota. Quota will be replenished in 4.04:05:06.',
    },
    cause: 'quota',
    source: 'https://learn.microsoft.com/azure/api-management/quota-policy',
  },
  {
    provider: 'Azure API Management',
    what: 'too many requests, with 429',
    url: 'https://acme.azure-api.net/x',
    status: 429,
    body: {
      statusCode: 429,
      message: 'Rate limit is exceeded. Try again in 12 seconds.',
    },
    cause: 'rate-limit',
    source: 'https://learn.microsoft.com/azure/api-management/quota-policy',
  },
  {
    provider: 'nginx',
    what: 'the API failed, with 502',
    url: 'https://api.acme.dev/x',
    status: 502,
    headers: {
      'content-type': 'text/html',
      server: 'nginx',
    },
    body: '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>\r\n<center><h1>502 Bad Gateway</h1></center>\r\n<hr><center>nginx</center></body></html>',
    cause: 'server',
    source: 'https://devcenter.heroku.com/articles/error-codes',
  },
  {
    provider: 'nginx',
    what: 'a value that is not accepted, with 499',
    url: 'https://api.acme.dev/x',
    status: 499,
    body: '',
    cause: 'request',
    also: ['server'],
    source: 'https://devcenter.heroku.com/articles/error-codes',
  },
  {
    provider: 'Any API',
    what: 'a key that is not accepted, with 498',
    url: 'https://api.acme.dev/x',
    status: 498,
    body: {
      error: {
        code: 498,
        message: 'Invalid token.',
      },
    },
    cause: 'credential',
    source: 'https://developers.arcgis.com/rest/',
  },
  {
    provider: 'ArcGIS',
    what: 'a key that is not accepted, with 200',
    url: 'https://services.arcgis.com/x/query',
    status: 200,
    body: {
      error: {
        code: 498,
        message: 'Invalid token.',
        details: ['Invalid token.'],
      },
    },
    cause: 'credential',
    source: 'https://developers.arcgis.com/rest/',
  },
  {
    provider: 'ArcGIS',
    what: 'a key that is not accepted, with 200, 499',
    url: 'https://services.arcgis.com/x/query',
    status: 200,
    body: {
      error: {
        code: 499,
        message: 'Token Required',
        details: [],
      },
    },
    cause: 'credential',
    source: 'https://developers.arcgis.com/rest/',
  },
  {
    provider: 'Any API',
    what: 'the API failed, with 530',
    url: 'https://api.acme.dev/x',
    status: 530,
    headers: {
      server: 'cloudflare',
      'content-type': 'text/html',
    },
    body: '<html><head><title>Origin DNS error | x | Cloudflare</title></head><body>Error 1016</body></html>',
    cause: 'server',
    source:
      'https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors/',
  },
  {
    provider: 'Cloudflare',
    what: 'blocked by a policy, with 403',
    url: 'https://api.acme.dev/x',
    status: 403,
    headers: {
      server: 'cloudflare',
      'content-type': 'text/plain',
    },
    body: 'error code: 1020',
    cause: 'policy',
    also: ['permission'],
    source:
      'https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors/',
  },
  {
    provider: 'Cloudflare',
    what: 'too many requests, with 429',
    url: 'https://api.acme.dev/x',
    status: 429,
    headers: {
      server: 'cloudflare',
      'content-type': 'text/plain',
      'retry-after': '30',
    },
    body: 'error code: 1015',
    cause: 'rate-limit',
    source:
      'https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors/',
  },
  {
    provider: 'Any API',
    what: 'another host, with 421',
    url: 'https://api.acme.dev/x',
    status: 421,
    body: 'Misdirected Request',
    cause: 'elsewhere',
    also: ['request'],
    source: 'https://www.rfc-editor.org/rfc/rfc9110#section-15',
  },
  {
    provider: 'Any API',
    what: 'the API failed, with 425',
    url: 'https://api.acme.dev/x',
    status: 425,
    body: {
      error: 'Too Early',
    },
    cause: 'server',
    also: ['request', 'conflict'],
    source: 'https://www.rfc-editor.org/rfc/rfc9110#section-15',
  },
  {
    provider: 'Heroku',
    what: 'the API failed, with 503',
    url: 'https://acme.herokuapp.com/x',
    status: 503,
    headers: {
      'content-type': 'text/html',
    },
    body: '<!DOCTYPE html><html><head><title>Application error</title></head><body></body></html>',
    cause: 'server',
    source: 'https://devcenter.heroku.com/articles/error-codes',
  },
  {
    provider: 'RFC 6750',
    what: 'a key that is not accepted, with 401',
    url: 'https://api.acme.dev/x',
    status: 401,
    headers: {
      'www-authenticate': 'Bearer error="invalid_token", error_description="The access token expired"',
    },
    body: '',
    cause: 'credential',
    source: 'https://www.rfc-editor.org/rfc/rfc6750#section-3.1',
  },
];
