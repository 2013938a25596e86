import type { ResponseCase } from '#test/responses/response-case.ts';

const SEEN = '2026-12-01';

/** Of a fifteenth set, written by somebody who had not seen the analysis and judged by hand: see docs/decisions/0083. */
export const fifteenthOwn4: ResponseCase[] = [
  // Right: The account has fewer credits left than this crawl may use (without a limit it counts as
  // 10,000 pages). Lower the limit of the crawl to what is left, or buy credits.
  {
    provider: 'firecrawl',
    what: 'a crawl for which the credits do not suffice',
    url: 'https://api.firecrawl.dev/v2/crawl',
    method: 'POST',
    status: 402,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      success: false,
      error:
        'Insufficient credits to perform this request. For more credits, you can upgrade your plan at https://firecrawl.dev/pricing or try changing the request limit to a lower value.',
    },
    cause: 'payment',
    also: ['quota', 'request'],
    names: [/credit/i, /limit/i],
    never: [/invalid (api )?key/i, /too many requests/i],
    source: 'https://github.com/firecrawl/firecrawl/issues/2460',
    seen: SEEN,
  },
  // Right: DeepL no longer takes the key from the form body (auth_key). Send it as the header
  // Authorization: DeepL-Auth-Key <key>; the key stays the same.
  {
    provider: 'deepl',
    what: 'a key in the form body, which is no longer supported',
    url: 'https://api-free.deepl.com/v2/translate',
    method: 'POST',
    status: 403,
    headers: { 'content-type': 'application/json' },
    body: {
      message:
        "Legacy authentication method 'form body' is no longer supported. Please update to header-based authentication. Find more details in our docs: https://developers.deepl.com/docs/resources/breaking-changes-change-notices/november-2025-deprecation-of-legacy-auth-methods. You can find more info in our docs: https://developers.deepl.com/docs/getting-started/auth",
    },
    cause: 'retired',
    also: ['credential', 'request'],
    names: [/header/i],
    never: [/rotate/i, /key (is|was) (wrong|invalid|expired)/i, /quota (is|was) (used|exceeded)/i],
    source: 'https://github.com/tolgee/tolgee-platform/issues/3400',
    seen: SEEN,
  },
  // Right: Datadog has accepted the points. If they do not show up, look whether the key belongs to this
  // site (EU: api.datadoghq.eu), and at the points' time; the answer itself is no error.
  {
    provider: 'datadog',
    what: 'points of a metric that were accepted',
    url: 'https://api.datadoghq.com/api/v1/series',
    method: 'POST',
    status: 202,
    headers: { 'content-type': 'application/json' },
    body: { status: 'ok' },
    cause: 'success',
    never: [/(key|metric) (is|was) (invalid|rejected|wrong)/i, /rate limit (is|was) (reached|exceeded)/i],
    source: 'https://github.com/DataDog/datadogpy/issues/727',
    seen: SEEN,
  },
  // Right: The /api/v3 endpoints are closed to accounts that had no valid subscription before August 31,
  // 2025; the key is fine. Call the same data under /stable/ (profile?symbol=AAPL).
  {
    provider: 'financial-modeling-prep',
    what: 'an endpoint of an old version, with a new account',
    url: 'https://financialmodelingprep.com/api/v3/profile/AAPL?apikey=example',
    status: 403,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      'Error Message':
        'Legacy Endpoint : Due to Legacy endpoints being no longer supported - This endpoint is only available for legacy users who have valid subscriptions prior August 31, 2025. Please visit our subscription page to upgrade your plan or contact us at https://site.financialmodelingprep.com/developer/docs/pricing',
    },
    cause: 'retired',
    also: ['payment', 'not-enabled', 'permission'],
    names: [/legacy|deprecated|retired|no longer|closed/i],
    never: [/invalid (api )?key/i, /key (is|was) (wrong|invalid|missing)/i],
    source: 'https://github.com/AI4Finance-Foundation/FinRobot/issues/73',
    seen: SEEN,
  },
  // Right: The Weather Service failed by itself and says nothing more. Retry a few times with growing
  // pauses; if it stays, report it with the correlation id 23a051dd.
  {
    provider: 'us-national-weather-service',
    what: 'an unexpected problem with a forecast',
    url: 'https://api.weather.gov/zones/forecast/PZZ530/forecast',
    status: 500,
    headers: { 'content-type': 'application/problem+json', 'x-correlation-id': '23a051dd' },
    body: {
      correlationId: '23a051dd',
      title: 'Unexpected Problem',
      type: 'https://api.weather.gov/problems/UnexpectedProblem',
      status: 500,
      detail: 'An unexpected problem has occurred.',
      instance: 'https://api.weather.gov/requests/23a051dd',
    },
    cause: 'server',
    also: ['failed'],
    names: [/23a051dd/],
    never: [/(wrong|invalid|missing|expired) api key/i, /your request (is|was) (malformed|invalid)/i],
    source: 'https://github.com/weather-gov/api/issues/182',
    seen: SEEN,
  },
  // Right: The token is good but was granted without activity:read (or activity:read_all). Send the
  // athlete through the authorization again with that scope, and use the new token.
  {
    provider: 'strava',
    what: 'a token without the scope for activities',
    url: 'https://www.strava.com/api/v3/athlete/activities',
    status: 401,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-ratelimit-limit': '200,2000',
      'x-ratelimit-usage': '3,41',
    },
    body: {
      message: 'Authorization Error',
      errors: [{ resource: 'AccessToken', field: 'activity:read_permission', code: 'missing' }],
    },
    cause: 'permission',
    also: ['credential'],
    names: [/activity:read/i],
    never: [/token (is|has|was) expired/i, /rate limit (is|was) (reached|exceeded)/i],
    source: 'https://github.com/googledatastudio/community-connectors/issues/291',
    seen: SEEN,
  },
  // Right: Starting the recording failed on Agora's side with code 15 and an empty sid: nothing is being
  // recorded, and the answer does not say why. Compare the start body (token, storageConfig, mode) with
  // the documentation, get a fresh resourceId and try once more, then ask Agora with the resourceId.
  {
    provider: 'agora',
    what: 'a cloud recording that did not start, with only a number',
    url: 'https://api.agora.io/v1/apps/0123456789abcdef0123456789abcdef/cloud_recording/resourceid/nUwUbQf9Zg6tsgtLslGnDg0lk8/mode/mix/start',
    method: 'POST',
    status: 500,
    headers: { 'content-type': 'application/json', 'x-request-id': 'c1d2e3f4a5b6' },
    body: { resourceId: 'nUwUbQf9Zg6tsgtLslGnDg0lk8', sid: '', code: 15 },
    cause: 'failed',
    also: ['server', 'request'],
    names: [/\b15\b/],
    never: [/successfully started/i, /too many requests/i],
    source: 'https://github.com/AgoraIO-Extensions/Agora-Flutter-SDK/issues/759',
    seen: SEEN,
  },
  // Right: The site is larger than Netlify lets this account deploy: 104857600 bytes (100 MB). Make the
  // published folder smaller or move to a plan or a method with a higher limit; sending it again changes
  // nothing.
  {
    provider: 'netlify',
    what: 'a deploy that is larger than the site may be',
    url: 'https://api.netlify.com/api/v1/sites/3f2c9a10-5b7e-4c1d-9a66-0d5c1f7be201/deploys',
    method: 'POST',
    status: 422,
    headers: { 'content-type': 'application/json', server: 'Netlify' },
    body: { code: 422, message: 'Max site size exceeded (104857600)' },
    cause: 'quota',
    also: ['request', 'payment'],
    names: [/104857600|104\.8|100 ?Mi?B/i],
    never: [/too many requests/i, /invalid token/i],
    source: 'https://github.com/GetPublii/Publii/issues/449',
    seen: SEEN,
  },
  // Right: The folder already has a file of that name, 11446498. Upload a new version of that file, or
  // use another name; the same upload again will fail. (Code, status and message are quoted, the
  // conflict's details are rebuilt.)
  {
    provider: 'box',
    what: 'a file name that is taken in the folder',
    url: 'https://upload.box.com/api/2.0/files/content',
    method: 'POST',
    status: 409,
    headers: { 'content-type': 'application/json' },
    body: {
      type: 'error',
      status: 409,
      code: 'item_name_in_use',
      context_info: {
        conflicts: {
          type: 'file',
          id: '11446498',
          sequence_id: '0',
          etag: '0',
          name: 'scan-0001.pdf',
        },
      },
      help_url: 'http://developers.box.com/docs/#errors',
      message: 'Item with the same name already exists',
      request_id: 'abcdef123456',
    },
    cause: 'conflict',
    names: [/same name|already|in use|taken/i],
    never: [/too many requests/i, /no permission/i, /wait and (try|retry)/i],
    source: 'https://github.com/box/box-node-sdk/issues/159',
    seen: SEEN,
  },
  // Right: HTTP 200, but not run: the complexity budget of the minute is used up (the query costs
  // 222080, 747 of 10000000 are left). Wait 16 seconds, then ask for less at once.
  {
    provider: 'monday-com',
    what: 'a complexity budget that is used up',
    url: 'https://api.monday.com/v2',
    method: 'POST',
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      error_code: 'ComplexityException',
      status_code: 429,
      error_message:
        'Complexity budget exhausted, query cost 222080 budget remaining 747 out of 10000000 reset in 16 seconds',
      error_data: {},
      errors: [
        'Complexity budget exhausted, query cost 222080 budget remaining 747 out of 10000000 reset in 16 seconds',
      ],
      account_id: 1234567,
    },
    cause: 'rate-limit',
    also: ['quota'],
    names: [/\b16\b/, /complexity/i],
    never: [/syntax error/i, /invalid token/i],
    source: 'https://github.com/airbytehq/airbyte/issues/31539',
    seen: SEEN,
  },
];
