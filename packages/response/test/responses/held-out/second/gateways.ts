import type { ResponseCase } from '#test/responses/response-case.ts';

const HTML = { 'content-type': 'text/html' };

export const secondGateways: ResponseCase[] = [
  {
    provider: 'Cloudflare',
    what: 'rate limit of the site, plain text',
    url: 'https://api.example.com/v1/items',
    status: 429,
    headers: {
      'content-type': 'text/plain; charset=UTF-8',
      server: 'cloudflare',
      'cf-ray': '8f2-FRA',
      'retry-after': '30',
    },
    body: 'error code: 1015',
    cause: 'rate-limit',
    names: [/30/],
    source:
      'https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors/error-1015/',
  },
  {
    provider: 'HAProxy',
    what: 'no backend, HTML',
    url: 'https://api.example.com/v1/items',
    status: 503,
    headers: HTML,
    body: '<html><body><h1>503 Service Unavailable</h1>\nNo server is available to handle this request.\n</body></html>',
    cause: 'server',
    source: 'https://docs.haproxy.org/3.0/configuration.html#1.3.1',
  },
  {
    provider: 'Apigee',
    what: 'quota policy',
    url: 'https://api.example.com/v1/items',
    status: 429,
    body: {
      fault: {
        faultstring: 'Rate limit quota violation. Quota limit  exceeded. Identifier : _default',
        detail: { errorcode: 'policies.ratelimit.QuotaViolation' },
      },
    },
    cause: 'quota',
    also: ['rate-limit'],
    source:
      'https://cloud.google.com/apigee/docs/api-platform/reference/policies/quota-policy-runtime-errors',
  },
  {
    provider: 'Azure API Management',
    what: 'call volume quota',
    url: 'https://acme.azure-api.net/orders',
    status: 403,
    body: { statusCode: 403, message: 'Out of call volume quota. Quota will be replenished in 02:35:12.' },
    cause: 'quota',
    names: [/02:35:12|2 hours/],
    source: 'https://learn.microsoft.com/en-us/azure/api-management/quota-policy',
  },
  {
    provider: 'Exchange Web Services',
    what: 'server busy fault',
    url: 'https://outlook.office365.com/EWS/Exchange.asmx',
    method: 'POST',
    status: 500,
    headers: { 'content-type': 'text/xml; charset=utf-8' },
    body: '<?xml version="1.0" encoding="utf-8"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><s:Fault><faultcode xmlns:a="http://schemas.microsoft.com/exchange/services/2006/types">a:ErrorServerBusy</faultcode><faultstring xml:lang="en-US">The server cannot service this request right now. Try again later.</faultstring><detail><e:ResponseCode xmlns:e="http://schemas.microsoft.com/exchange/services/2006/errors">ErrorServerBusy</e:ResponseCode><t:MessageXml xmlns:t="http://schemas.microsoft.com/exchange/services/2006/types"><t:Value Name="BackOffMilliseconds">297749</t:Value></t:MessageXml></detail></s:Fault></s:Body></s:Envelope>',
    cause: 'server',
    also: ['rate-limit'],
    names: [/right now|busy/i],
    source:
      'https://learn.microsoft.com/en-us/exchange/client-developer/exchange-web-services/ews-throttling-in-exchange',
  },
  {
    provider: 'Slack',
    what: 'method retired, in a 200',
    url: 'https://slack.com/api/channels.list',
    status: 200,
    body: { ok: false, error: 'method_deprecated' },
    cause: 'retired',
    source: 'https://docs.slack.dev/changelog/2020/10/14/deprecating-antecedents-to-the-conversations-api',
  },
  {
    provider: 'Django REST framework',
    what: 'throttled, the time only in the text',
    url: 'https://api.example.com/api/v1/items/',
    status: 429,
    body: { detail: 'Request was throttled. Expected available in 34 seconds.' },
    cause: 'rate-limit',
    names: [/34 s/],
    source: 'https://www.django-rest-framework.org/api-guide/throttling/',
  },
];
