import type { ResponseCase } from '#test/responses/response-case.ts';

const SEEN = '2026-12-01';

/** Of a fifteenth set, written by somebody who had not seen the analysis and judged by hand: see docs/decisions/0083. */
export const fifteenthOwn2: ResponseCase[] = [
  // Right: The proxy (nginx) in front of the API got no good answer from the servers behind it: an
  // outage, not the query. Wait and retry with growing pauses, look at the status page, and do not parse
  // the body as JSON.
  {
    provider: 'open-meteo',
    what: 'a bad gateway in front of the forecast',
    url: 'https://api.open-meteo.com/v1/forecast?latitude=-33.44&longitude=151.4466&hourly=global_tilted_irradiance,temperature_2m&timezone=Australia%2FSydney&past_days=1&forecast_days=3&tilt=30&azimuth=-120',
    status: 502,
    headers: { 'content-type': 'text/html', server: 'nginx' },
    body: '<html> <head><title>502 Bad Gateway</title></head> <body> <center><h1>502 Bad Gateway</h1></center> <hr><center>nginx</center> </body> </html>',
    cause: 'server',
    also: ['web-page'],
    names: [/502|gateway|proxy/i],
    never: [
      /(parameter|latitude|query) (is|was) (wrong|invalid)/i,
      /(wrong|invalid|missing|expired) api key/i,
    ],
    source: 'https://github.com/open-meteo/open-meteo-website/issues/1005',
    seen: SEEN,
  },
  // Right: Stability's content moderation flagged the prompt (or the image), so nothing was made and
  // nothing charged. Change the prompt; the same one will be refused again.
  {
    provider: 'stability-ai',
    what: 'a prompt that the moderation flagged',
    url: 'https://api.stability.ai/v2beta/stable-image/generate/sd3',
    method: 'POST',
    status: 403,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      errors: [
        'Your request was flagged by our content moderation system, as a result your request was denied and you were not charged.',
      ],
      name: 'content_moderation',
    },
    cause: 'policy',
    names: [/moderat|flagged/i],
    never: [/invalid (api )?key/i, /(out of|no|not enough|insufficient) credits/i, /scope/i],
    source: 'https://github.com/ZHO-ZHO-ZHO/ComfyUI-StableDiffusion3-API/issues/2',
    seen: SEEN,
  },
  // Right: The call carried no key at all: Brevo found none in the headers. Send it as the header api-
  // key (and check that the client really sets it, under that name); the key itself was never looked at.
  {
    provider: 'brevo',
    what: 'a call without the key in its headers',
    url: 'https://api.brevo.com/v3/account',
    status: 401,
    headers: {
      'content-type': 'application/json',
      'content-length': '72',
      'sib-request-id': '2dc45d44-da76-909c-8a3a-c4fa031d5e3a',
      'x-envoy-upstream-service-time': '5',
      'cf-cache-status': 'DYNAMIC',
      server: 'cloudflare',
      'cf-ray': '94eb80da6ee43d0a-CDG',
    },
    body: { message: 'authentication not found in headers', code: 'unauthorized' },
    cause: 'credential',
    names: [/header/i],
    never: [/key (is|was|has been|has) (wrong|expired|revoked|disabled)/i, /rotate/i],
    source: 'https://github.com/getbrevo/brevo-python/issues/13',
    seen: SEEN,
  },
  // Right: Replicate finds no such version, or will not show it to this token (also if the token is
  // missing, or the model is private). Copy the current version id of the model, or use the models
  // endpoint without a version, and check which account the token belongs to.
  {
    provider: 'replicate',
    what: 'a version of a model that does not exist',
    url: 'https://api.replicate.com/v1/predictions',
    method: 'POST',
    status: 422,
    headers: { 'content-type': 'application/problem+json' },
    body: {
      title: 'Invalid version or not permitted',
      detail: "The specified version does not exist (or perhaps you don't have permission to use it?)",
      status: 422,
    },
    cause: 'not-found',
    also: ['permission', 'request'],
    names: [/version/i],
    never: [/rate limit/i, /prompt (is|was) (invalid|missing)/i],
    source: 'https://github.com/fofr/cog-face-to-many/issues/9',
    seen: SEEN,
  },
  // Right: HTTP 200, but no notification was created (the id is empty): none of the targeted devices is
  // subscribed. Check that the ids are of push subscriptions of this app and that the users allowed
  // notifications; a retry does not help.
  {
    provider: 'onesignal',
    what: 'a notification without a single recipient',
    url: 'https://onesignal.com/api/v1/notifications',
    method: 'POST',
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: { id: '', recipients: 0, errors: ['All included players are not subscribed'] },
    cause: 'request',
    also: ['not-found', 'customer', 'failed'],
    names: [/subscri/i],
    never: [/successfully (sent|created|delivered)/i, /invalid (api )?key/i],
    source: 'https://github.com/zeyneloz/onesignal-node/issues/9',
    seen: SEEN,
  },
  // Right: An app with Trial access may not create Pins on api.pinterest.com. Use https://api-
  // sandbox.pinterest.com while you build, and request Standard access for production.
  {
    provider: 'pinterest',
    what: 'a Pin in production, with an app on trial',
    url: 'https://api.pinterest.com/v5/pins',
    method: 'POST',
    status: 403,
    headers: { 'content-type': 'application/json', 'x-pinterest-rid': '7606362844227236' },
    body: {
      code: 29,
      message:
        'Apps with Trial access may not create Pins in production https://api.pinterest.com - use API Sandbox https://api-sandbox.pinterest.com instead.',
    },
    cause: 'not-enabled',
    also: ['elsewhere', 'permission'],
    names: [/sandbox/i, /trial/i],
    never: [/token (is|was|has) (invalid|expired)/i, /board (was|is) not found/i],
    source: 'https://github.com/gitroomhq/postiz-app/issues/1084',
    seen: SEEN,
  },
  // Right: Kraken's public methods take only GET since January 2024, and this was a POST. Send GET with
  // the parameters in the query; Time exists, and no key is needed. (Body and status are quoted in two
  // threads.)
  {
    provider: 'kraken',
    what: 'a POST to a public method that wants GET',
    url: 'https://api.kraken.com/0/public/Time',
    method: 'POST',
    status: 405,
    headers: { 'content-type': 'application/json', allow: 'GET', server: 'cloudflare' },
    body: { error: ['EGeneral:Unknown method'] },
    cause: 'request',
    also: ['not-found', 'retired'],
    names: [/\bGET\b/],
    never: [/(nonce|signature) (is|was) (wrong|invalid)/i, /invalid (api )?key/i],
    source: 'https://github.com/voidloop/krakenapi/pull/14',
    seen: SEEN,
  },
  // Right: HTTP 200, but there is no data: the free limit of 5 calls a minute (500 a day) is reached.
  // Wait a minute and space the calls out, or take a premium plan; check every answer for Note before
  // reading the series.
  {
    provider: 'alpha-vantage',
    what: 'a note about the call frequency instead of the prices',
    url: 'https://www.alphavantage.co/query?function=GLOBAL_QUOTE&symbol=IBM&apikey=example',
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: {
      Note: 'Thank you for using Alpha Vantage! Our standard API call frequency is 5 calls per minute and 500 calls per day. Please visit https://www.alphavantage.co/premium/ if you would like to target a higher API call frequency.',
    },
    cause: 'rate-limit',
    also: ['quota', 'payment'],
    names: [/\b5\b[^.]{0,30}minute/i],
    never: [/invalid (api )?key/i, /symbol (is|was) (invalid|unknown)/i],
    source: 'https://github.com/finance-quote/finance-quote/pull/104',
    seen: SEEN,
  },
  // Right: The database refused the insert: no row-level security policy of customers allows this row
  // for this user. Add or fix an INSERT policy (WITH CHECK, e.g. auth.uid() = user_id) and send the
  // user's token, or write from the server; the table and the row's format are fine.
  {
    provider: 'supabase',
    what: 'an insert that no row-level policy allows',
    url: 'https://abcdefghijklmnopqrst.supabase.co/rest/v1/customers',
    method: 'POST',
    status: 403,
    headers: { 'content-type': 'application/json; charset=utf-8', 'proxy-status': 'PostgREST; error=42501' },
    body: {
      code: '42501',
      details: null,
      hint: null,
      message: 'new row violates row-level security policy for table "customers"',
    },
    cause: 'permission',
    names: [/customers/, /row[- ]level security|\bRLS\b|polic(y|ies)/i],
    never: [/table (does not|doesn't) exist/i, /duplicate/i],
    source: 'https://github.com/denoland/saaskit/issues/78',
    seen: SEEN,
  },
  // Right: A good answer: the European Central Bank sets no rates on 1 January, so the API gives those
  // of the last working day, 2019-12-31. Read the date field, and do not store the rates under the date
  // that was asked for.
  {
    provider: 'frankfurter',
    what: 'the rates of the last working day before a holiday',
    url: 'https://api.frankfurter.app/2020-01-01',
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      amount: 1.0,
      base: 'EUR',
      date: '2019-12-31',
      rates: { AUD: 1.5995, CHF: 1.0854, GBP: 0.8508, JPY: 121.94, USD: 1.1234 },
    },
    cause: 'success',
    never: [/invalid date/i, /(request|call) failed/i],
    source: 'https://github.com/lineofflight/frankfurter/issues/31',
    seen: SEEN,
  },
];
