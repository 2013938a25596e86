import type { ResponseCase } from '#test/responses/response-case.ts';

const SEEN = '2026-12-01';

/** Of a fifteenth set, written by somebody who had not seen the analysis and judged by hand: see docs/decisions/0083. */
export const fifteenthUnknown4: ResponseCase[] = [
  // Right: The password in the Authorization header has not the form of a secret key. Use the secret key from the merchant profile as the password (with the shop ID as the user), not another password.
  {
    provider: 'YooKassa',
    what: 'a password that is not a secret key, with 401',
    url: 'https://api.yookassa.ru/v3/payments',
    method: 'POST',
    status: 401,
    headers: { 'content-type': 'application/json', server: 'nginx' },
    body: {
      type: 'error',
      id: 'ab5a11cd-13cc-4e33-af8b-75a74e18dd09',
      code: 'invalid_credentials',
      description:
        'Incorrect password format in the Authorization header. Use Secret key issued in Merchant Profile as the password',
      parameter: 'Authorization',
    },
    cause: 'credential',
    names: [/secret key/i],
    never: [/permission|scope/i],
    source: 'https://github.com/yoomoney/yookassa-github-docs/issues/18',
    seen: SEEN,
  },
  // Right: The Kong gateway has no route for this host, path and method, so the call reached no service. Check the address (path, host, version) or add the route in Kong.
  {
    provider: 'Kong',
    what: 'a gateway without a route for the call, with 404',
    url: 'https://gateway.example.net/kong-admin/services/orders',
    method: 'PATCH',
    status: 404,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      connection: 'keep-alive',
      'content-length': '48',
      'x-kong-response-latency': '0',
      server: 'kong/2.4.1',
    },
    body: { message: 'no Route matched with those values' },
    cause: 'not-found',
    also: ['elsewhere', 'request'],
    names: [/route/i],
    never: [/(?:order|record|object) (?:does not exist|was deleted)/i],
    source: 'https://github.com/pantsel/konga/issues/711',
    seen: SEEN,
  },
  // Right: Only part was imported: the first document failed because the field `url` of the schema is missing in it, the others went in. Add `url` (or make it optional) and import that document again.
  {
    provider: 'Typesense',
    what: 'an import of which one document failed, as JSON lines with 200',
    url: 'http://search.example.net:8108/collections/r4/documents/import?action=upsert&return_id=true',
    method: 'POST',
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'access-control-allow-origin': '*' },
    body: `{"code":400,"document":"{\\"id\\":\\"wlWMMcoqShiuWbBSK73_ng\\",\\"title\\":\\"title1\\"}","error":"Field \`url\` has been declared in the schema, but is not found in the document.","success":false}
{"id":"wH64iUUhScCcBnY8aNJVOw","success":true}
{"id":"Cnt5XP49Q02DaUayIFTAng","success":true}`,
    cause: 'partial',
    also: ['request'],
    names: [/\burl\b/i],
    never: [/all (?:the )?documents failed/i],
    source: 'https://github.com/typesense/typesense/issues/1893',
    seen: SEEN,
  },
  // Right: A test API key was used on a resource of live mode. Use the live key for it (or a test resource for the test key).
  {
    provider: 'SignatureAPI',
    what: 'a test key for a live resource, with 403',
    url: 'https://api.signatureapi.com/v1/envelopes/55072f0e-b919-4d69-89cd-e7e56af00530',
    status: 403,
    headers: { 'content-type': 'application/problem+json' },
    body: {
      type: 'https://signatureapi.com/docs/v1/errors/mode-error',
      title: 'Mode Error',
      status: 403,
      detail: 'You are trying to access a live-mode resource with a test API key. Please use a live API key',
    },
    cause: 'credential',
    also: ['elsewhere', 'permission'],
    names: [/\blive/i, /\btest/i],
    never: [/key (?:is|was|has been) (?:expired|revoked)/i],
    source: 'https://signatureapi.com/docs/v1/errors/mode-error.md',
    seen: SEEN,
  },
  // Right: Nothing is wrong although it is called AcceptedError: the request was accepted and the broker settings are still being detected. Send the same request again after 60 seconds (recommendedRetryTime).
  {
    provider: 'MetaApi',
    what: 'an accepted request that is still being processed, called an error, with 202',
    url: 'https://mt-provisioning-api-v1.agiliumtrade.agiliumtrade.ai/users/current/accounts',
    method: 'POST',
    status: 202,
    headers: { 'content-type': 'application/json', 'retry-after': '60' },
    body: {
      id: 1,
      error: 'AcceptedError',
      message: 'Automatic broker settings detection is in progress, please retry in 60 seconds',
      metadata: { recommendedRetryTime: '2022-05-31T09:00:52.361Z' },
    },
    cause: 'success',
    names: [/60|minute|09:00:52/i],
    never: [/(?:broker|settings) (?:is|are) (?:wrong|invalid)/i, /rate.?limit/i],
    source: 'https://metaapi.cloud/docs/provisioning/models/acceptedError/',
    seen: SEEN,
  },
  // Right: It worked: the message was accepted and is queued, not yet delivered. Keep the message_id and wait for a status update.
  {
    provider: 'Sent',
    what: 'a message that was accepted and is queued, with 202',
    url: 'https://api.sent.dm/v3/messages',
    method: 'POST',
    status: 202,
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-request-id': 'req_7X9zKp2jDw' },
    body: {
      success: true,
      data: {
        status: 'QUEUED',
        template_id: '7ba7b820-9dad-11d1-80b4-00c04fd430c8',
        template_name: 'order_confirmation',
        recipients: [
          { message_id: '8ba7b830-9dad-11d1-80b4-00c04fd430c8', to: '+14155551234', channel: 'sms' },
        ],
      },
      error: null,
      meta: { request_id: 'req_7X9zKp2jDw', timestamp: '2026-03-04T11:28:25.2096416+00:00', version: 'v3' },
    },
    cause: 'success',
    names: [/queue|accepted/i],
    never: [/has been delivered/i],
    source: 'https://docs.sent.dm/start/guides/message-responses',
    seen: SEEN,
  },
  // Right: The SMS was not sent although the status is 200: the account has not enough credit. Buy credit on the account page, then send it again.
  {
    provider: 'SMSdiscount',
    what: 'an SMS account without credit, with XML and 200',
    url: 'https://www.smsdiscount.com/myaccount/sendsms.php?username=acme&from=%2B421900000000&to=%2B421900000001&text=hi',
    status: 200,
    headers: { 'content-type': 'text/xml; charset=utf-8' },
    body: `<?xml version="1.0" encoding="utf-8"?>
<SmsResponse>
    <version>1</version>
    <result>0</result>
    <resultstring>failure</resultstring>
    <description>Sorry, you do not have enough credit to send this sms. Go to your accountpage
to buy credit!</description>
    <endcause>1</endcause>
</SmsResponse>`,
    cause: 'payment',
    also: ['quota', 'account'],
    names: [/credit|balance/i],
    never: [/(?:password|credentials?) (?:is|are) (?:wrong|invalid)/i],
    source: 'https://github.com/kparal/esmska/issues/345',
    seen: SEEN,
  },
  // Right: The sender ID of the message is not known to the provider, so register it (or use one that is registered). The token is fine.
  {
    provider: 'Pindo',
    what: 'a sender ID that is not registered, with 409',
    url: 'https://api.pindo.io/v1/sms/',
    method: 'POST',
    status: 409,
    headers: { 'content-type': 'application/json' },
    body: { error: 'Unknown sender id  EKAZE', message: 'Unknown sender id EKAZE', status: 409 },
    cause: 'request',
    also: ['not-enabled', 'not-found', 'conflict', 'permission'],
    names: [/sender/i],
    never: [/token (?:is|was) (?:wrong|invalid|expired)/i, /already exists/i],
    source: 'https://github.com/pindoio/pindo-cli/pull/58',
    seen: SEEN,
  },
  // Right: The server of PagSeguro broke: its query found more than one row where it expects one (an unhandled exception). It is not your JSON; give the time and path to their support.
  {
    provider: 'PagSeguro',
    what: 'an unhandled exception of the server, with 500',
    url: 'https://ws.pagseguro.uol.com.br/recurring-payment/boletos',
    method: 'POST',
    status: 500,
    headers: { 'content-type': 'application/json;charset=UTF-8' },
    body: {
      timestamp: '2018-08-08T20:40:39.598+0000',
      status: 500,
      error: 'Internal Server Error',
      exception: 'org.springframework.dao.IncorrectResultSizeDataAccessException',
      message:
        'result returns more than one elements; nested exception is javax.persistence.NonUniqueResultException: result returns more than one elements',
      path: '/recurring-payment/boletos',
    },
    cause: 'server',
    names: [/more than one|duplicate|non.?unique|multiple|several|two/i],
    never: [/fix (?:the|your) (?:json|request|body)/i],
    source: 'https://github.com/pagseguro/pagseguro-sdk-php/issues/137',
    seen: SEEN,
  },
  // Right: The Envoy proxy could not connect to the service behind it (connection failure), so the request did not reach it. See that the service runs and that port and route are right.
  {
    provider: 'Istio',
    what: 'a proxy that cannot connect to the service, as plain text with 503',
    url: 'http://mesh.example.net:30186/people',
    status: 503,
    headers: {
      'content-length': '91',
      'content-type': 'text/plain',
      date: 'Thu, 23 Sep 2021 23:51:02 GMT',
      server: 'istio-envoy',
      'x-envoy-upstream-service-time': '57',
    },
    body: 'upstream connect error or disconnect/reset before headers. reset reason: connection failure',
    cause: 'server',
    names: [/connect/i],
    never: [/(?:key|token) (?:is|was) (?:wrong|invalid|expired)/i, /rate.?limit/i],
    source: 'https://github.com/istio/istio/issues/35334',
    seen: SEEN,
  },
];
