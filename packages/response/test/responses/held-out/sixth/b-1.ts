import type { ResponseCase } from '#test/responses/response-case.ts';

export const sixthB1: ResponseCase[] = [
  {
    provider: 'eBay',
    what: 'access token wrong or expired',
    url: 'https://api.ebay.com/buy/browse/v1/item_summary/search?q=drone',
    status: 401,
    headers: { 'content-type': 'application/json', 'www-authenticate': 'Bearer realm="api.ebay.com"' },
    body: {
      errors: [
        {
          errorId: 1001,
          domain: 'OAuth',
          category: 'REQUEST',
          message: 'Invalid access token',
          longMessage: 'Invalid access token. Check the value of the Authorization HTTP request header.',
        },
      ],
    },
    cause: 'credential',
    also: ['elsewhere'],
    source: 'https://developer.ebay.com/api-docs/static/handling-error-messages.html',
  },
  {
    provider: 'eBay',
    what: 'scope missing',
    url: 'https://api.ebay.com/sell/fulfillment/v1/order',
    status: 403,
    headers: { 'content-type': 'application/json' },
    body: {
      errors: [
        {
          errorId: 1100,
          domain: 'ACCESS',
          category: 'REQUEST',
          message: 'Access denied',
          longMessage: 'Insufficient permissions to fulfill the request.',
        },
      ],
    },
    cause: 'permission',
    source: 'https://developer.ebay.com/api-docs/static/oauth-scopes.html',
  },
  {
    provider: 'AbuseIPDB',
    what: 'key missing or wrong',
    url: 'https://api.abuseipdb.com/api/v2/check?ipAddress=118.25.6.39',
    status: 401,
    headers: { 'content-type': 'application/json' },
    body: {
      errors: [
        {
          detail:
            'Authentication failed. Your API key is either missing, incorrect, or revoked. Note: The APIv2 key differs from the APIv1 key.',
          status: 401,
        },
      ],
    },
    cause: 'credential',
    source: 'https://docs.abuseipdb.com/#introduction',
  },
  {
    provider: 'AbuseIPDB',
    what: 'daily limit used up',
    url: 'https://api.abuseipdb.com/api/v2/check?ipAddress=118.25.6.39',
    status: 429,
    headers: {
      'content-type': 'application/json',
      'retry-after': '29241',
      'x-ratelimit-limit': '1000',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': '1764115200',
    },
    body: {
      errors: [
        {
          detail:
            'Daily rate limit of 1000 requests exceeded for this endpoint. See headers for additional details.',
          status: 429,
        },
      ],
    },
    cause: 'quota',
    also: ['rate-limit'],
    names: [/1,?000|day|daily/i],
    source: 'https://docs.abuseipdb.com/#api-daily-rate-limits',
  },
  {
    provider: 'Ably',
    what: 'capability of the key does not include the channel',
    url: 'https://rest.ably.io/channels/orders/messages',
    method: 'POST',
    status: 401,
    headers: {
      'content-type': 'application/json',
      'x-ably-errorcode': '40160',
      'x-ably-errormessage': 'Channel denied access based on given capability; channelId = orders',
    },
    body: {
      error: {
        message:
          'Channel denied access based on given capability; channelId = orders. (See https://help.ably.io/error/40160 for help.)',
        code: 40160,
        statusCode: 401,
        href: 'https://help.ably.io/error/40160',
      },
    },
    cause: 'permission',
    names: [/capabilit|orders/i],
    source: 'https://ably.com/docs/platform/errors/codes',
  },
  {
    provider: 'Ably',
    what: 'no key in the request',
    url: 'https://rest.ably.io/channels/orders/messages',
    method: 'POST',
    status: 401,
    headers: {
      'content-type': 'application/json',
      'x-ably-errorcode': '40101',
      'www-authenticate': 'Basic realm="Ably"',
    },
    body: {
      error: {
        message: 'No authentication information provided. (See https://help.ably.io/error/40101 for help.)',
        code: 40101,
        statusCode: 401,
        href: 'https://help.ably.io/error/40101',
      },
    },
    cause: 'credential',
    source: 'https://ably.com/docs/platform/errors/codes',
  },
  {
    provider: 'VirusTotal',
    what: 'quota used up',
    url: 'https://www.virustotal.com/api/v3/ip_addresses/8.8.8.8',
    status: 429,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: { error: { code: 'QuotaExceededError', message: 'Quota exceeded' } },
    cause: 'quota',
    also: ['rate-limit'],
    source: 'https://docs.virustotal.com/reference/errors',
  },
  {
    provider: 'VirusTotal',
    what: 'file never analysed',
    url: 'https://www.virustotal.com/api/v3/files/275a021bbfb6489e54d471899f7db9d1663fc695ec2fe2a2c4538aabf651fd0e',
    status: 404,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      error: {
        code: 'NotFoundError',
        message: 'File "275a021bbfb6489e54d471899f7db9d1663fc695ec2fe2a2c4538aabf651fd0e" not found',
      },
    },
    cause: 'not-found',
    names: [/file/i],
    source: 'https://docs.virustotal.com/reference/errors',
  },
  {
    provider: 'Alchemy',
    what: 'compute units per second exceeded',
    url: 'https://eth-mainnet.g.alchemy.com/v2/abc123',
    method: 'POST',
    status: 429,
    headers: { 'content-type': 'application/json' },
    body: {
      jsonrpc: '2.0',
      id: 474,
      error: {
        code: 429,
        message:
          'Your app has exceeded its compute units per second capacity. If you have retries enabled, you can safely ignore this message. If not, check out https://docs.alchemy.com/reference/throughput',
      },
    },
    cause: 'rate-limit',
    names: [/compute unit|per second/i],
    source: 'https://www.alchemy.com/docs/reference/throughput',
    seen: '2026-11-25',
  },
  {
    provider: 'Alchemy',
    what: 'monthly capacity used up',
    url: 'https://eth-mainnet.g.alchemy.com/v2/abc123',
    method: 'POST',
    status: 403,
    headers: { 'content-type': 'application/json' },
    body: {
      jsonrpc: '2.0',
      id: 46,
      error: {
        code: -32600,
        message:
          'Monthly capacity limit exceeded. Visit https://dashboard.alchemyapi.io/settings/billing to upgrade your scaling policy for continued service.',
      },
    },
    cause: 'quota',
    also: ['payment'],
    names: [/month/i],
    source: 'https://www.alchemy.com/docs/reference/error-reference',
    seen: '2026-11-25',
  },
  {
    provider: 'Sinch',
    what: 'token of another region or wrong',
    url: 'https://us.sms.api.sinch.com/xms/v1/abc123/batches',
    method: 'POST',
    status: 401,
    headers: { 'content-length': '0' },
    body: '',
    cause: 'credential',
    also: ['elsewhere'],
    source: 'https://developers.sinch.com/docs/sms/api-reference/status-codes/',
  },
];
