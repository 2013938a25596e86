import type { ResponseCase } from '#test/responses/response-case.ts';

const SEEN = '2026-12-01';

/** Of a fifteenth set, written by somebody who had not seen the analysis and judged by hand: see docs/decisions/0083. */
export const fifteenthOwn3: ResponseCase[] = [
  // Right: The plan allows 1 browser session at a time and 1 is open. End that session (or let it time
  // out) before you create the next, or raise the plan's limit. (The wrapping of the message is
  // rebuilt.)
  {
    provider: 'browserbase',
    what: 'one browser session too many',
    url: 'https://api.browserbase.com/v1/sessions',
    method: 'POST',
    status: 429,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      statusCode: 429,
      error: 'Too Many Requests',
      message:
        "You've exceeded your max concurrent sessions limit (limit 1, currently 1). Please contact support to increase your limit.",
    },
    cause: 'quota',
    also: ['rate-limit', 'payment'],
    names: [/concurrent|at (once|a time|the same time)|simultaneous/i],
    never: [/invalid (api )?key/i],
    source: 'https://github.com/browserbase/mcp-server-browserbase/issues/40',
    seen: SEEN,
  },
  // Right: HTTP 200, but denied: the Geocoding API is not activated in the Google Cloud project of the
  // key (or the key may not use it). Enable it in the console for that project; the address is fine.
  {
    provider: 'google-maps-platform',
    what: 'a geocoding API that is not activated in the project',
    url: 'https://maps.googleapis.com/maps/api/geocode/json?address=Berlin&key=example',
    status: 200,
    headers: { 'content-type': 'application/json; charset=UTF-8', server: 'mafe' },
    body: {
      error_message:
        'This API project is not authorized to use this API. Please ensure that this API is activated in the APIs Console: https://console.developers.google.com/apis/library?project=_ Please ensure this API is activated in the Google Developers Console: https://console.developers.google.com/apis/api/geocoding_backend?project=_',
      results: [],
      status: 'REQUEST_DENIED',
    },
    cause: 'not-enabled',
    also: ['permission'],
    names: [/enable|activat|turn(ed)? on/i, /project/i],
    never: [/no results? (was|were) found/i, /rotate/i],
    source: 'https://github.com/Tastaturberuf/anyStores/issues/62',
    seen: SEEN,
  },
  // Right: The workspace lives in the other data centre (the redirect names the EU host), and the call
  // went to the US one. Set the client's region to EU (api-eu.customer.io); the key is right.
  {
    provider: 'customer-io',
    what: 'a workspace of the other region',
    url: 'https://api.customer.io/v1/customers?email=jane%40example.com',
    status: 301,
    headers: {
      'content-type': 'application/json',
      location: 'https://beta-api-eu.customer.io/v1/customers?email=jane%40example.com',
    },
    body: { errors: [{ detail: 'wrong datacenter', status: '301' }] },
    cause: 'elsewhere',
    names: [/\bEU\b|api-eu|Europe/i],
    never: [/rotate|new (api )?key/i, /customer (was|is) not found/i],
    source: 'https://github.com/customerio/customerio-node/issues/134',
    seen: SEEN,
  },
  // Right: Some of the events failed the validation: the one at index 0 has an $insert_id with a
  // character other than letters, digits and hyphen (the colon). Clean that id and send these events
  // again; the others of the batch were taken.
  {
    provider: 'mixpanel',
    what: 'an import of which some events were refused',
    url: 'https://api.mixpanel.com/import?strict=1&project_id=1234567',
    method: 'POST',
    status: 400,
    headers: { 'content-type': 'application/json' },
    body: {
      code: 400,
      error: 'some data points in the request failed validation',
      failed_records: [
        {
          index: 0,
          insert_id: 'ajs-next-d4506e5ffc42f66153f31e222b5c98ce:8nDHprEv8m4QQ3shWDV2dH-1',
          field: '$insert_id',
          message: "'$insert_id' is invalid: must only contain alphanumeric or hyphen '-' characters",
        },
      ],
    },
    cause: 'partial',
    also: ['request'],
    names: [/insert_id/],
    never: [/api secret (is|was) (wrong|invalid)/i, /too many (requests|events)/i],
    source: 'https://github.com/mixpanel/mixpanel-utils/issues/40',
    seen: SEEN,
  },
  // Right: The list of statuses needs a filter in the query: a valid from_date, or envelope_ids, or
  // transaction_ids. Ids only in the body are not seen unless envelope_ids=request_body stands in the
  // query.
  {
    provider: 'docusign',
    what: 'a list of envelopes without a date or ids',
    url: 'https://demo.docusign.net/restapi/v2/accounts/00000000-0000-0000-0000-000000000000/envelopes/status',
    method: 'PUT',
    status: 400,
    headers: {
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
      'x-docusign-tracetoken': '6f2f0f0e-2b1f-4c80-9a57-55d8d3e6f0aa',
    },
    body: {
      errorCode: 'INVALID_REQUEST_PARAMETER',
      message:
        "The request contained at least one invalid parameter. Query parameter 'from_date' must be set to a valid DateTime, or 'envelope_ids' or 'transaction_ids' must be specified.",
    },
    cause: 'request',
    names: [/from_date/, /envelope_ids|transaction_ids/],
    never: [/envelope (does not exist|was not found)/i, /token (is|has|was) expired/i],
    source: 'https://github.com/docusign/docusign-esign-csharp-client/issues/169',
    seen: SEEN,
  },
  // Right: Translator does not accept the key as sent: missing, of another service, or (most often) of a
  // resource in a region, without the Ocp-Apim-Subscription-Region header. Send the key of a Translator
  // resource and its region.
  {
    provider: 'azure-ai-translator',
    what: 'a key of a regional resource, without its region',
    url: 'https://api.cognitive.microsofttranslator.com/translate?api-version=3.0&to=de',
    method: 'POST',
    status: 401,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-requestid': '0b7f5f1e-3c84-4d6a-8f7a-5b8f9d1f2a90',
    },
    body: {
      error: {
        code: 401000,
        message: 'The request is not authorized because credentials are missing or invalid.',
      },
    },
    cause: 'credential',
    also: ['elsewhere'],
    names: [/key|credential|token/i],
    never: [/language (is|was) not supported/i, /rate limit/i],
    source: 'https://github.com/MicrosoftTranslator/Text-Translation-API-V3-NodeJS/issues/4',
    seen: SEEN,
  },
  // Right: Without a verified domain Resend sends only to the address of the account itself. Verify a
  // domain in Resend and use a from address on it; the key and the body are fine.
  {
    provider: 'resend',
    what: 'a test mail to somebody else',
    url: 'https://api.resend.com/emails',
    method: 'POST',
    status: 403,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: {
      statusCode: 403,
      message: 'You can only send testing emails to your own email address.',
      name: 'validation_error',
    },
    cause: 'not-enabled',
    also: ['account', 'permission', 'request', 'policy'],
    names: [/\bown\b|your account'?s? (e-?mail )?address|domain/i],
    never: [/invalid (api )?key/i, /recipient('s address)? (is|was) (invalid|malformed)/i],
    source: 'https://github.com/edwardspresume/sveltekit-lucia-auth-v3-example/issues/5',
    seen: SEEN,
  },
  // Right: Mollie has suspended the account, so no payment can be created until that is settled. Look in
  // the dashboard for what Mollie asks for, or write to their support; no change of the request helps.
  // (The wrapping of the message is rebuilt.)
  {
    provider: 'mollie',
    what: 'an account that is suspended',
    url: 'https://api.mollie.com/v2/payments',
    method: 'POST',
    status: 422,
    headers: { 'content-type': 'application/hal+json' },
    body: {
      status: 422,
      title: 'Unprocessable Entity',
      detail: 'Your account is currently suspended.',
      _links: {
        documentation: { href: 'https://docs.mollie.com/overview/handling-errors', type: 'text/html' },
      },
    },
    cause: 'account',
    names: [/suspend/i],
    never: [/(add|fix|correct|check) the (missing )?(field|parameter|amount)/i, /invalid (api )?key/i],
    source: 'https://github.com/mollie/laravel-mollie/issues/190',
    seen: SEEN,
  },
  // Right: The server knows no such URL for this account: either the path is wrong, or (as Razorpay said
  // here) server-to-server payments are not enabled for the account. Check the path, then ask Razorpay's
  // support to enable the feature; neither the card nor the order is at fault.
  {
    provider: 'razorpay',
    what: 'a URL that the account does not have',
    url: 'https://api.razorpay.com/v1/payments/create/json',
    method: 'POST',
    status: 400,
    headers: { 'content-type': 'application/json' },
    body: {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description: 'The requested URL was not found on the server.',
        source: 'NA',
        step: 'NA',
        reason: 'NA',
        metadata: {},
      },
    },
    cause: 'not-found',
    also: ['not-enabled', 'request', 'permission', 'account'],
    names: [/URL|path|endpoint|route|address/i],
    never: [/declined/i, /order (id )?(does not exist|was not found)/i],
    source: 'https://github.com/razorpay/razorpay-node/issues/315',
    seen: SEEN,
  },
  // Right: Stuff is a board's name where Trello wants its id. Take the id (or the short link of the
  // board's address, or GET /1/members/me/boards) and call again; key and token passed.
  {
    provider: 'trello',
    what: "a board's name in the place of its id",
    url: 'https://api.trello.com/1/boards/Stuff?fields=name&key=example&token=example',
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: 'invalid id',
    cause: 'request',
    also: ['not-found'],
    names: [/\bid\b/i],
    never: [/(key|token) (is|was) (invalid|wrong|expired)/i],
    source: 'https://github.com/GothenburgBitFactory/bugwarrior/issues/639',
    seen: SEEN,
  },
];
