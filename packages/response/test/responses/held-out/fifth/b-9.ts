import type { ResponseCase } from '#test/responses/response-case.ts';

export const fifthB9: ResponseCase[] = [
  {
    provider: 'Strava',
    what: 'rate limit of the application',
    url: 'https://www.strava.com/api/v3/athlete',
    status: 429,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-ratelimit-limit': '200,2000',
      'x-ratelimit-usage': '214,1230',
    },
    body: {
      message: 'Rate Limit Exceeded',
      errors: [{ resource: 'Application', field: 'rate limit', code: 'exceeded' }],
    },
    cause: 'rate-limit',
    also: ['quota'],
    source: 'https://developers.strava.com/docs/rate-limits/',
  },
  {
    provider: 'Amazon Selling Partner API',
    what: 'access token expired',
    url: 'https://sellingpartnerapi-na.amazon.com/orders/v0/orders?MarketplaceIds=ATVPDKIKX0DER',
    status: 403,
    headers: { 'content-type': 'application/json', 'x-amzn-errortype': 'AccessDeniedException' },
    body: {
      errors: [
        {
          message: 'Access to requested resource is denied.',
          code: 'Unauthorized',
          details: 'The access token you provided has expired.',
        },
      ],
    },
    cause: 'credential',
    names: [/expired/i],
    source: 'https://developer-docs.amazon.com/sp-api/docs/sp-api-errors-faq',
  },
  {
    provider: 'Amazon Selling Partner API',
    what: 'too many requests',
    url: 'https://sellingpartnerapi-na.amazon.com/orders/v0/orders?MarketplaceIds=ATVPDKIKX0DER',
    status: 429,
    headers: { 'content-type': 'application/json', 'x-amzn-ratelimit-limit': '0.0167' },
    body: {
      errors: [
        {
          code: 'QuotaExceeded',
          message: 'You exceeded your quota for the requested resource.',
          details: '',
        },
      ],
    },
    cause: 'rate-limit',
    also: ['quota'],
    source: 'https://developer-docs.amazon.com/sp-api/docs/usage-plans-and-rate-limits',
  },
  {
    provider: 'Amazon Selling Partner API',
    what: 'role missing or seller of another region',
    url: 'https://sellingpartnerapi-na.amazon.com/orders/v0/orders/026-1520163-6049104/address',
    status: 403,
    headers: { 'content-type': 'application/json', 'x-amzn-errortype': 'AccessDeniedException' },
    body: {
      errors: [{ code: 'Unauthorized', message: 'Access to requested resource is denied.', details: '' }],
    },
    cause: 'permission',
    also: ['credential', 'elsewhere'],
    source: 'https://developer-docs.amazon.com/sp-api/docs/sp-api-errors-faq',
  },
  {
    provider: 'Azure AI Vision',
    what: 'key of another resource or region',
    url: 'https://westeurope.api.cognitive.microsoft.com/vision/v3.2/analyze?visualFeatures=Tags',
    method: 'POST',
    status: 401,
    headers: { 'content-type': 'application/json' },
    body: {
      error: {
        code: '401',
        message:
          'Access denied due to invalid subscription key or wrong API endpoint. Make sure to provide a valid key for an active subscription and use a correct regional API endpoint for your resource.',
      },
    },
    cause: 'credential',
    also: ['elsewhere'],
    names: [/region|endpoint/i],
    source: 'https://learn.microsoft.com/azure/ai-services/computer-vision/',
  },
  {
    provider: 'Azure AI Vision',
    what: 'the service cannot fetch the image',
    url: 'https://myvision.cognitiveservices.azure.com/vision/v3.2/analyze?visualFeatures=Description',
    method: 'POST',
    status: 400,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      error: {
        code: 'InvalidRequest',
        message: 'Image URL is not accessible.',
        innererror: { code: 'InvalidImageUrl', message: 'Image URL is not accessible.' },
      },
    },
    cause: 'request',
    names: [/url/i],
    source: 'https://learn.microsoft.com/azure/ai-services/computer-vision/how-to/call-analyze-image',
  },
  {
    provider: 'Splunk',
    what: 'HEC token wrong',
    url: 'https://splunk.example.com:8088/services/collector/event',
    method: 'POST',
    status: 403,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: { text: 'Invalid token', code: 4 },
    cause: 'credential',
    names: [/token/i],
    source:
      'https://help.splunk.com/en/splunk-enterprise/get-data-in/collect-http-event-data/troubleshoot-http-event-collector',
  },
  {
    provider: 'Splunk',
    what: 'HEC, index not allowed or not there',
    url: 'https://splunk.example.com:8088/services/collector/event',
    method: 'POST',
    status: 400,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: { text: 'Incorrect index', code: 7, 'invalid-event-number': 1 },
    cause: 'request',
    also: ['permission', 'not-found'],
    names: [/index/i],
    source:
      'https://help.splunk.com/en/splunk-enterprise/get-data-in/collect-http-event-data/troubleshoot-http-event-collector',
  },
  {
    provider: 'Splunk',
    what: 'REST API without a valid session',
    url: 'https://splunk.example.com:8089/services/search/jobs',
    status: 401,
    headers: { 'content-type': 'text/xml; charset=UTF-8' },
    body: '<?xml version="1.0" encoding="UTF-8"?>\n<response>\n  <messages>\n    <msg type="WARN">call not properly authenticated</msg>\n  </messages>\n</response>\n',
    cause: 'credential',
    source: 'https://help.splunk.com/en/splunk-enterprise/leverage-rest-apis/rest-api-reference',
  },
  {
    provider: 'Splunk',
    what: 'HEC event accepted',
    url: 'https://splunk.example.com:8088/services/collector/event',
    method: 'POST',
    status: 200,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: { text: 'Success', code: 0 },
    cause: 'success',
    source:
      'https://help.splunk.com/en/splunk-enterprise/get-data-in/collect-http-event-data/http-event-collector-examples',
  },
  {
    provider: 'Dropbox Sign',
    what: 'no paid API plan and no test_mode',
    url: 'https://api.hellosign.com/v3/signature_request/send',
    method: 'POST',
    status: 402,
    headers: { 'content-type': 'application/json' },
    body: {
      error: {
        error_msg:
          'You must either upgrade to a paid API plan (https://app.hellosign.com/api/pricing) or use the test_mode=1 parameter.',
        error_name: 'payment_required',
      },
    },
    cause: 'payment',
    names: [/test_mode/i],
    source: 'https://developers.hellosign.com/docs/api/errors-and-warnings',
  },
];
