import type { ResponseCase } from '#test/responses/response-case.ts';

const SEEN = '2026-12-01';

/** Of a fifteenth set, written by somebody who had not seen the analysis and judged by hand: see docs/decisions/0083. */
export const fifteenthOwn1: ResponseCase[] = [
  // Right: The call worked, but UPS knows nothing of that number: the warning TW0001 stands in the place
  // of the tracking. Check the number, and give a new label time to be scanned; handle warnings although
  // the status is 200.
  {
    provider: 'ups',
    what: 'a tracking number of which UPS knows nothing',
    url: 'https://onlinetools.ups.com/api/track/v1/details/1Z5629230309413682xxxx',
    status: 200,
    headers: { 'content-type': 'application/json', apihttpstatus: '200' },
    body: {
      trackResponse: {
        shipment: [
          {
            inquiryNumber: '1Z5629230309413682xxxx',
            warnings: [{ code: 'TW0001', message: 'Tracking Information Not Found' }],
          },
        ],
      },
    },
    cause: 'not-found',
    also: ['request', 'partial'],
    names: [/track/i],
    never: [/(was|is|has been) delivered/i, /authenti/i],
    source: 'https://github.com/UPS-API/api-documentation/issues/166',
    seen: SEEN,
  },
  // Right: HTTP 200, but the query was not run: Wolfram|Alpha does not know the appid. Check that it is
  // copied whole and belongs to this API (Full Results); a new one takes some minutes to work.
  {
    provider: 'wolfram-alpha',
    what: 'an appid that is not known',
    url: 'http://api.wolframalpha.com/v2/query?appid=EXAMPLE-APPID&input=%2240%2B2%22&format=image,plaintext',
    status: 200,
    headers: { 'content-type': 'text/xml;charset=utf-8' },
    body: `<queryresult success="false" error="true" numpods="0" datatypes="" timedout="" timedoutpods="" timing="0.032" parsetiming="0." parsetimedout="false" recalculate="" id="" host="http://www5a.wolframalpha.com" server="55" related="" version="2.6" profile="EnterDoQuery:0.,StartWrap:0.032011">
<error>
<code>1</code>
<msg>Invalid appid</msg>
</error>
</queryresult>`,
    cause: 'credential',
    names: [/app ?id/i],
    never: [/(input|query) (could not be|was not) (understood|interpreted)/i, /timed out/i],
    source: 'https://github.com/hsjunnesson/wolfram.el/issues/1',
    seen: SEEN,
  },
  // Right: Too many calls: 5 a minute are allowed here. Wait 49 seconds, then slow down; calls with a
  // token have a higher limit than anonymous ones.
  {
    provider: 'courtlistener',
    what: 'more than five calls a minute',
    url: 'https://www.courtlistener.com/api/rest/v4/search/?q=habeas',
    status: 429,
    headers: { 'content-type': 'application/json', 'retry-after': '49' },
    body: {
      detail: 'Request was throttled. Rate limit exceeded: 5/min. Expected available in 49 seconds.',
    },
    cause: 'rate-limit',
    names: [/49/, /\b5\b/],
    never: [/invalid token/i, /upgrade your browser/i],
    source: 'https://github.com/freelawproject/courtlistener/issues/7655',
    seen: SEEN,
  },
  // Right: This is Cloudflare's page that asks for a captcha, not CoinGecko's API: the protection in
  // front of it took the client for a robot. Send fewer calls and a proper user agent, avoid a shared or
  // VPN address, or use a key and its host; nothing can be read from the body.
  {
    provider: 'coingecko',
    what: 'a page that asks for a captcha instead of the prices',
    url: 'https://api.coingecko.com/api/v3/exchange_rates',
    status: 403,
    headers: {
      'content-type': 'text/html; charset=UTF-8',
      server: 'cloudflare',
      'cf-ray': '5605d1f0bd2ac2f4-VIE',
    },
    body: `<!DOCTYPE html>
<!--[if lt IE 7]> <html class="no-js ie6 oldie" lang="en-US"> <![endif]-->
<!--[if gt IE 8]><!--> <html class="no-js" lang="en-US"> <!--<![endif]-->
<head>
<title>Attention Required! | Cloudflare</title>
<meta name="captcha-bypass" id="captcha-bypass" />
<meta charset="UTF-8" />
<meta name="robots" content="noindex, nofollow" />
<link rel="stylesheet" id="cf_styles-css" href="/cdn-cgi/styles/cf.errors.css" type="text/css" media="screen,projection" />
</head>
<body></body>
</html>`,
    cause: 'web-page',
    also: ['rate-limit', 'policy', 'permission'],
    names: [/cloudflare/i],
    never: [/(api )?key (is|was) (wrong|invalid|expired)/i, /endpoint (does not|doesn't) exist/i],
    source: 'https://github.com/bitcoin-wallet/bitcoin-wallet/issues/613',
    seen: SEEN,
  },
  // Right: The file has 11926513 bytes and the plan takes images up to 10485760 (10 MB). Compress or
  // resize before the upload, or take a plan with a higher limit; the same file will fail each time.
  {
    provider: 'cloudinary',
    what: 'an image that is too big for the plan',
    url: 'https://api.cloudinary.com/v1_1/demo/image/upload',
    method: 'POST',
    status: 400,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-cld-error': 'File size too large. Got 11926513. Maximum is 10485760.',
    },
    body: {
      error: {
        message:
          'File size too large. Got 11926513. Maximum is 10485760. Upgrade your plan to enjoy higher limits https://www.cloudinary.com/pricing/upgrades/file-limit',
      },
    },
    cause: 'request',
    also: ['quota', 'payment'],
    names: [/10485760|10\.[45]\d* ?MB|10 ?Mi?B/i],
    never: [/signature/i, /format (is|was) not supported/i],
    source: 'https://github.com/cloudinary-hackathon/proyect/pull/21',
    seen: SEEN,
  },
  // Right: Apple has accepted the notification; a success has no body, only the apns-id. It is not yet
  // delivered, and a removed app is reported (410) only some time later.
  {
    provider: 'apple-push',
    what: 'a notification that was accepted, with an empty body',
    url: 'https://api.push.apple.com/3/device/0000111122223333444455556666777788889999aaaabbbbccccddddeeeeffff',
    method: 'POST',
    status: 200,
    headers: { 'apns-id': '637EA9C7-9B29-4A1C-D715-2C82C753BA0E' },
    body: '',
    cause: 'success',
    never: [/device token (is|was) (invalid|bad|expired)/i, /(request|call) failed/i],
    source: 'https://github.com/inaka/apns4erl/issues/169',
    seen: SEEN,
  },
  // Right: Together lists the model, but does not serve it on demand: it runs only on a dedicated
  // endpoint. Start one for mistralai/Mistral-Small-24B-Instruct-2501, or choose a serverless model.
  {
    provider: 'together-ai',
    what: 'a model that needs an endpoint of its own',
    url: 'https://api.together.xyz/v1/chat/completions',
    method: 'POST',
    status: 400,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      id: 'okkMWqL-2kFHot-a023f60e9b77ff7e',
      error: {
        message:
          'Unable to access non-serverless model mistralai/Mistral-Small-24B-Instruct-2501. Please visit https://api.together.ai/models/mistralai/Mistral-Small-24B-Instruct-2501 to create and start a new dedicated endpoint for the model.',
        type: 'invalid_request_error',
        param: null,
        code: 'model_not_available',
      },
    },
    cause: 'not-enabled',
    also: ['not-found', 'request'],
    names: [/dedicated|serverless/i, /Mistral-Small-24B/i],
    never: [/invalid (api )?key/i, /temporar(y|ily)/i],
    source: 'https://github.com/HeyPuter/puter/issues/3168',
    seen: SEEN,
  },
  // Right: Binance does not serve the place that the call comes from (often a cloud server in the US).
  // Run it from a permitted country, or use the entity or data host for yours; key, signature and
  // parameters do not matter.
  {
    provider: 'binance',
    what: 'a call from a country that is not served',
    url: 'https://api.binance.com/api/v3/exchangeInfo',
    status: 451,
    headers: { 'content-type': 'application/json', server: 'CloudFront' },
    body: {
      code: 0,
      msg: "Service unavailable from a restricted location according to 'b. Eligibility' in https://www.binance.com/en/terms. Please contact customer service if you believe you received this message in error.",
    },
    cause: 'policy',
    also: ['elsewhere', 'permission', 'account'],
    names: [/location|countr|region|jurisdiction/i],
    never: [
      /invalid (api )?key/i,
      /signature (is|was) (wrong|invalid)/i,
      /temporar(y|ily) (down|outage|unavailable)/i,
    ],
    source: 'https://github.com/ccxt/ccxt/issues/16044',
    seen: SEEN,
  },
  // Right: The buyer's bank or card refused the payment; the integration is fine. Send the buyer back to
  // PayPal (the redirect link) to choose another way to pay; do not repeat the capture with the same
  // one.
  {
    provider: 'paypal',
    what: "a buyer's payment method that was declined",
    url: 'https://api-m.paypal.com/v2/checkout/orders/5AB12345CD678901E/capture',
    method: 'POST',
    status: 422,
    headers: { 'content-type': 'application/json', 'paypal-debug-id': '9858b622cdb32' },
    body: {
      name: 'UNPROCESSABLE_ENTITY',
      details: [
        {
          issue: 'INSTRUMENT_DECLINED',
          description:
            "The instrument presented  was either declined by the processor or bank, or it can't be used for this payment.",
        },
      ],
      message:
        'The requested action could not be performed, semantically incorrect, or failed business validation.',
      debug_id: '9858b622cdb32',
      links: [
        {
          href: 'https://developer.paypal.com/api/rest/reference/orders/v2/errors/#INSTRUMENT_DECLINED',
          rel: 'information_link',
          method: 'GET',
        },
        {
          href: 'https://www.paypal.com/checkoutnow?token=5AB12345CD678901E',
          rel: 'redirect',
          method: 'GET',
        },
      ],
    },
    cause: 'customer',
    names: [/declin|refus/i, /buyer|payer|customer|card ?holder|bank/i],
    never: [/your (own )?(account|plan|billing) (is|has)/i, /malformed/i],
    source: 'https://github.com/woocommerce/woocommerce-paypal-payments/issues/2903',
    seen: SEEN,
  },
  // Right: The empty 204 is the answer: today is not a public holiday in Germany (200 would mean that it
  // is one). Decide by the status, and do not parse a body. (From knowledge of the documentation.)
  {
    provider: 'nager-date',
    what: 'an empty answer that says that today is no holiday',
    url: 'https://date.nager.at/api/v3/IsTodayPublicHoliday/DE',
    status: 204,
    headers: { date: 'Tue, 01 Dec 2026 09:12:44 GMT', server: 'cloudflare' },
    body: '',
    cause: 'success',
    never: [/(request|call) failed/i, /country( code)? (is|was) (unknown|invalid|not found)/i],
    source: 'https://date.nager.at/Api',
  },
];
