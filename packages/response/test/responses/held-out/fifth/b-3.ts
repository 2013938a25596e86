import type { ResponseCase } from '#test/responses/response-case.ts';

export const fifthB3: ResponseCase[] = [
  {
    provider: 'Black Forest Labs',
    what: 'x-key header missing or wrong',
    url: 'https://api.bfl.ai/v1/flux-pro-1.1',
    method: 'POST',
    status: 403,
    headers: { 'content-type': 'application/json' },
    body: { detail: 'Not authenticated - Invalid Authentication' },
    cause: 'credential',
    source: 'https://docs.bfl.ai/api_integration/errors',
    seen: '2026-11-25',
  },
  {
    provider: 'Black Forest Labs',
    what: 'prompt stopped by the moderation, with 200',
    url: 'https://api.bfl.ai/v1/get_result?id=6aeb9987-de91-4079-b518-8ada7a3f47b2',
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: {
      id: '6aeb9987-de91-4079-b518-8ada7a3f47b2',
      status: 'Request Moderated',
      result: null,
      progress: null,
      details: { 'Moderation Reasons': ['Safety Filter'] },
    },
    cause: 'policy',
    names: [/moderat|safety|content filter/i],
    source: 'https://docs.bfl.ai/api_integration/errors',
  },
  {
    provider: 'Zoho CRM',
    what: 'token expired or of another data centre',
    url: 'https://www.zohoapis.com/crm/v7/Leads?fields=Last_Name',
    status: 401,
    headers: { 'content-type': 'application/json;charset=utf-8' },
    body: { code: 'INVALID_TOKEN', details: {}, message: 'invalid oauth token', status: 'error' },
    cause: 'credential',
    also: ['elsewhere'],
    source: 'https://www.zoho.com/crm/developer/docs/api/v7/status-codes.html',
  },
  {
    provider: 'Zoho CRM',
    what: 'required field missing',
    url: 'https://www.zohoapis.com/crm/v7/Leads',
    method: 'POST',
    status: 400,
    headers: { 'content-type': 'application/json;charset=utf-8' },
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
    names: [/Last_?\s?Name/i],
    source: 'https://www.zoho.com/crm/developer/docs/api/v7/insert-records.html',
  },
  {
    provider: 'Miro',
    what: 'value that the shape does not know',
    url: 'https://api.miro.com/v2/boards/uXjVOfjkmAo=/shapes',
    method: 'POST',
    status: 400,
    headers: { 'content-type': 'application/json' },
    body: {
      type: 'error',
      code: '2.0703',
      message: 'Invalid parameters',
      context: {
        fields: [
          {
            field: 'data.shape',
            message:
              'Unexpected value [hexagonn], expected one of: [rectangle, round_rectangle, circle, triangle, rhombus, hexagon]',
          },
        ],
      },
      status: 400,
    },
    cause: 'request',
    names: [/shape/i],
    source: 'https://developers.miro.com/reference/error-codes',
  },
  {
    provider: 'Namecheap',
    what: 'IP of the caller not whitelisted, with 200',
    url: 'https://api.namecheap.com/xml.response?ApiUser=me&ApiKey=…&UserName=me&ClientIp=203.0.113.24&Command=namecheap.domains.getList',
    status: 200,
    headers: { 'content-type': 'text/xml; charset=utf-8' },
    body: `<?xml version="1.0" encoding="utf-8"?>
<ApiResponse Status="ERROR" xmlns="http://api.namecheap.com/xml.response">
  <Errors>
    <Error Number="1011150">Invalid request IP: 203.0.113.24</Error>
  </Errors>
  <Warnings />
  <RequestedCommand />
  <Server>PHX01APIEXT03</Server>
  <GMTTimeDifference>--5:00</GMTTimeDifference>
  <ExecutionTime>0</ExecutionTime>
</ApiResponse>`,
    cause: 'permission',
    also: ['policy', 'account', 'credential', 'request', 'not-enabled'],
    names: [/\bIP\b/i],
    source: 'https://www.namecheap.com/support/api/intro/',
    seen: '2026-11-25',
  },
  {
    provider: 'Namecheap',
    what: 'API key wrong or API access not switched on, with 200',
    url: 'https://api.namecheap.com/xml.response?ApiUser=me&ApiKey=…&UserName=me&ClientIp=203.0.113.24&Command=namecheap.domains.check&DomainList=example.com',
    status: 200,
    headers: { 'content-type': 'text/xml; charset=utf-8' },
    body: `<?xml version="1.0" encoding="utf-8"?>
<ApiResponse Status="ERROR" xmlns="http://api.namecheap.com/xml.response">
  <Errors>
    <Error Number="1011102">API Key is invalid or API access has not been enabled</Error>
  </Errors>
  <Warnings />
  <RequestedCommand />
  <Server>PHX01APIEXT01</Server>
  <GMTTimeDifference>--5:00</GMTTimeDifference>
  <ExecutionTime>0</ExecutionTime>
</ApiResponse>`,
    cause: 'credential',
    also: ['not-enabled'],
    source: 'https://www.namecheap.com/support/api/error-codes/',
  },
  {
    provider: 'Box',
    what: 'token expired, empty body',
    url: 'https://api.box.com/2.0/folders/0/items',
    status: 401,
    headers: {
      'www-authenticate':
        'Bearer realm="Service", error="invalid_token", error_description="The access token provided is invalid."',
      'content-length': '0',
    },
    body: '',
    cause: 'credential',
    names: [/token/i],
    source: 'https://developer.box.com/guides/api-calls/permissions-and-errors/common-errors/',
  },
  {
    provider: 'Box',
    what: 'file not there or not shared with the service account',
    url: 'https://api.box.com/2.0/files/1234567890',
    status: 404,
    headers: { 'content-type': 'application/json' },
    body: {
      type: 'error',
      status: 404,
      code: 'not_found',
      context_info: {
        errors: [
          {
            reason: 'invalid_parameter',
            name: 'item',
            message: "invalid value 'f_1234567890'. Item with value 'f_1234567890' not found",
          },
        ],
      },
      help_url: 'http://developers.box.com/docs/#errors',
      message: 'Not Found',
      request_id: 'y3zvqwhbg2mt6q5p',
    },
    cause: 'not-found',
    also: ['permission'],
    names: [/1234567890|item|file/i],
    source: 'https://developer.box.com/guides/api-calls/permissions-and-errors/common-errors/',
  },
  {
    provider: 'PlanetScale',
    what: 'database not there, or service token without access to it',
    url: 'https://api.planetscale.com/v1/organizations/acme/databases/shop',
    status: 404,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: { code: 'not_found', message: 'Not Found' },
    cause: 'not-found',
    also: ['permission', 'credential'],
    source: 'https://planetscale.com/docs/api/reference/service-tokens',
    seen: '2026-11-25',
  },
  {
    provider: 'HubSpot',
    what: 'private app without the scope',
    url: 'https://api.hubapi.com/crm/v3/objects/contacts',
    status: 403,
    headers: { 'content-type': 'application/json;charset=utf-8' },
    body: {
      status: 'error',
      message:
        "This app hasn't been granted all required scopes to make this call. Read more about required scopes here: https://developers.hubspot.com/scopes.",
      correlationId: '4f2071b3-bf52-4e77-8dbe-6f80ad4f3a5f',
      errors: [
        {
          message: 'One or more of the following scopes are required.',
          context: { requiredGranularScopes: ['crm.objects.contacts.read'] },
        },
      ],
      links: { scopes: 'https://developers.hubspot.com/scopes' },
      category: 'MISSING_SCOPES',
    },
    cause: 'permission',
    names: [/crm\.objects\.contacts\.read/],
    source: 'https://developers.hubspot.com/docs/api-reference/error-handling',
    seen: '2026-11-25',
  },
];
