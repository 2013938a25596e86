import type { ResponseCase } from '#test/responses/response-case.ts';

export const fifthA1: ResponseCase[] = [
  {
    provider: 'USGS Earthquake Catalog',
    what: 'more events than one query may return',
    url: 'https://earthquake.usgs.gov/fdsnws/event/1/query?format=geojson&starttime=2024-01-01&endtime=2026-01-01',
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: `Error 400: Bad Request

314522 matching events exceeds search limit of 20000. Modify the search to match fewer events.

Usage details are available from https://earthquake.usgs.gov/fdsnws/event/1

Request:
/fdsnws/event/1/query?format=geojson&starttime=2024-01-01&endtime=2026-01-01

Request Submitted:
2026-11-25T10:31:07+00:00

Service version:
1.14.1
`,
    cause: 'request',
    names: [/20[ ,.]?000|fewer|limit/i],
    source: 'https://earthquake.usgs.gov/fdsnws/event/1/',
  },
  {
    provider: 'USGS Earthquake Catalog',
    what: 'one event found',
    url: 'https://earthquake.usgs.gov/fdsnws/event/1/query?format=geojson&minmagnitude=6&limit=1',
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      type: 'FeatureCollection',
      metadata: {
        generated: 1795602667000,
        url: 'https://earthquake.usgs.gov/fdsnws/event/1/query?format=geojson&minmagnitude=6&limit=1',
        title: 'USGS Earthquakes',
        status: 200,
        api: '1.14.1',
        limit: 1,
        offset: 1,
        count: 1,
      },
      features: [
        {
          type: 'Feature',
          properties: {
            mag: 6.1,
            place: '112 km WSW of Panguna, Papua New Guinea',
            time: 1795581124310,
            updated: 1795590331040,
            tz: null,
            alert: 'green',
            status: 'reviewed',
            tsunami: 0,
            sig: 573,
            magType: 'mww',
            type: 'earthquake',
            title: 'M 6.1 - 112 km WSW of Panguna, Papua New Guinea',
          },
          geometry: { type: 'Point', coordinates: [154.5423, -6.7312, 35] },
          id: 'us6000rabc',
        },
      ],
      bbox: [154.5423, -6.7312, 35, 154.5423, -6.7312, 35],
    },
    cause: 'success',
    source: 'https://earthquake.usgs.gov/fdsnws/event/1/',
  },
  {
    provider: 'DeepSeek',
    what: 'balance used up',
    url: 'https://api.deepseek.com/chat/completions',
    method: 'POST',
    status: 402,
    headers: { 'content-type': 'application/json' },
    body: {
      error: {
        message: 'Insufficient Balance',
        type: 'unknown_error',
        param: null,
        code: 'invalid_request_error',
      },
    },
    cause: 'payment',
    names: [/balance/i],
    source: 'https://api-docs.deepseek.com/quick_start/error_codes',
    seen: '2026-11-25',
  },
  {
    provider: 'DeepSeek',
    what: 'wrong model name',
    url: 'https://api.deepseek.com/chat/completions',
    method: 'POST',
    status: 400,
    headers: { 'content-type': 'application/json' },
    body: {
      error: {
        message: 'Model Not Exist',
        type: 'invalid_request_error',
        param: null,
        code: 'invalid_request_error',
      },
    },
    cause: 'request',
    also: ['not-found'],
    names: [/model/i],
    source: 'https://api-docs.deepseek.com/quick_start/error_codes',
  },
  {
    provider: 'DeepSeek',
    what: 'wrong API key',
    url: 'https://api.deepseek.com/chat/completions',
    method: 'POST',
    status: 401,
    headers: { 'content-type': 'application/json' },
    body: {
      error: {
        message: 'Authentication Fails, Your api key: ****1234 is invalid',
        type: 'authentication_error',
        param: null,
        code: 'invalid_request_error',
      },
    },
    cause: 'credential',
    names: [/api key/i],
    source: 'https://api-docs.deepseek.com/quick_start/error_codes',
  },
  {
    provider: 'Bright Data',
    what: 'zone named in the request does not exist',
    url: 'https://api.brightdata.com/request',
    method: 'POST',
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: 'zone "sdk_serp" not found',
    cause: 'not-found',
    also: ['request'],
    names: [/zone/i],
    source: 'https://docs.brightdata.com/api-reference/introduction',
    seen: '2026-11-25',
  },
  {
    provider: 'Bright Data',
    what: 'zone action on an account without a payment method',
    url: 'https://api.brightdata.com/zone',
    method: 'POST',
    status: 403,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      msg: 'A payment method is required for this zone action. Please add a payment method and try again.',
      err_id: 'payment_method_required',
    },
    cause: 'payment',
    also: ['account'],
    names: [/payment method/i],
    source: 'https://docs.brightdata.com/api-reference/introduction',
    seen: '2026-11-25',
  },
  {
    provider: 'Smartcar',
    what: 'the owner did not grant the permission for this data',
    url: 'https://api.smartcar.com/v2.0/vehicles/36ab27d0-fd9d-4455-823a-ce30af709ffc/location',
    status: 403,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      type: 'PERMISSION',
      code: null,
      description:
        'Your application has insufficient permissions to access the requested resource. Please prompt the user to re-authenticate using Smartcar Connect.',
      docURL: 'https://smartcar.com/docs/errors/api-errors/permission-errors#null',
      statusCode: 403,
      requestId: '5dea93a1-3f79-4246-90c5-89610a20471c',
      resolution: { type: 'REAUTHENTICATE' },
    },
    cause: 'permission',
    names: [/re-?authenticat|connect|permission/i],
    source: 'https://smartcar.com/docs/errors/api-errors/permission-errors',
  },
  {
    provider: 'Smartcar',
    what: 'access token expired (lives two hours)',
    url: 'https://api.smartcar.com/v2.0/vehicles/36ab27d0-fd9d-4455-823a-ce30af709ffc/odometer',
    status: 401,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      type: 'AUTHENTICATION',
      code: null,
      description:
        'The authorization header is missing or malformed, or it contains invalid or expired authentication credentials. Please check for missing parameters, spelling and casing mistakes, and other syntax issues.',
      docURL: 'https://smartcar.com/docs/errors/api-errors/authentication-errors#null',
      statusCode: 401,
      requestId: 'b4d02d8f-47ee-4a8a-a4b4-a5b0d6a1a6b6',
      resolution: { type: null },
    },
    cause: 'credential',
    source: 'https://smartcar.com/docs/errors/api-errors/authentication-errors',
  },
  {
    provider: 'Infura',
    what: 'wrong project id',
    url: 'https://mainnet.infura.io/v3/e6479020cb86454dbaf5154cedae5815',
    method: 'POST',
    status: 401,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'www-authenticate': 'Basic realm="Auth failure, invalid project id"',
    },
    body: 'invalid project id\n',
    cause: 'credential',
    names: [/project id/i],
    source: 'https://docs.metamask.io/services/reference/ethereum/json-rpc-methods/',
    seen: '2026-11-25',
  },
  {
    provider: 'Infura',
    what: 'settings of the key (secret, allowlist) refuse the request',
    url: 'https://mainnet.infura.io/v3/e6479020cb86454dbaf5154cedae5815',
    method: 'POST',
    status: 403,
    headers: { 'content-type': 'application/json' },
    body: { jsonrpc: '2.0', id: 1, error: { code: -32002, message: 'rejected due to project ID settings' } },
    cause: 'permission',
    also: ['credential'],
    names: [/setting/i],
    source: 'https://docs.metamask.io/services/how-to/use-api-key/',
    seen: '2026-11-25',
  },
];
