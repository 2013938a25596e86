import type { ResponseCase } from '#test/responses/response-case.ts';

const SEEN = '2026-12-01';

/** Of a fifteenth set, written by somebody who had not seen the analysis and judged by hand: see docs/decisions/0083. */
export const fifteenthUnknown2: ResponseCase[] = [
  // Right: The requests of the month are used up (MONTHLY_REQUEST_COUNT). Wait for the next month or take a larger plan; a retry does not help.
  {
    provider: 'Kiro',
    what: 'the requests of the month used up, with 402',
    url: 'https://q.us-east-1.amazonaws.com/generateAssistantResponse',
    method: 'POST',
    status: 402,
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amzn-requestid': '0c7e1f50-6f0b-4a57-9e0e-2c6d7a1b8f11',
    },
    body: { message: 'You have reached the limit.', reason: 'MONTHLY_REQUEST_COUNT' },
    cause: 'quota',
    also: ['payment'],
    names: [/month/i],
    never: [/few (?:seconds|minutes)/i],
    source: 'https://github.com/chaogei/Kiro-account-manager/issues/27',
    seen: SEEN,
  },
  // Right: You already have a valid access ticket (TA) for this web service, so no new one is given. Use the stored one until it expires (12 hours), or wait for that; the certificate is fine.
  {
    provider: 'AFIP',
    what: 'a new ticket asked for while one is valid, as a SOAP fault in Spanish',
    url: 'https://wsaahomo.afip.gov.ar/ws/services/LoginCms',
    method: 'POST',
    status: 500,
    headers: { 'content-type': 'text/xml;charset=utf-8' },
    body: `<?xml version="1.0" encoding="utf-8"?>
<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <soapenv:Body>
    <soapenv:Fault>
      <faultcode xmlns:ns1="http://xml.apache.org/axis/">ns1:coe.alreadyAuthenticated</faultcode>
      <faultstring>El CEE ya posee un TA valido para el acceso al WSN solicitado</faultstring>
    </soapenv:Fault>
  </soapenv:Body>
</soapenv:Envelope>`,
    cause: 'conflict',
    names: [/already|existing|still valid/i],
    never: [
      /(?:certificate|password|credentials?|ticket|token) (?:is|are|was|has) (?:wrong|invalid|expired)/i,
    ],
    source: 'https://github.com/AfipSDK/afip.js/issues/31',
    seen: SEEN,
  },
  // Right: Cloudflare in front of the API sent a browser challenge instead of the answer, because the call comes from a script or a data center. Ask the owner to let the API path or your address through, or call from elsewhere; the key is not the matter.
  {
    provider: 'Steps API',
    what: 'a browser challenge of Cloudflare instead of JSON, with 403',
    url: 'https://steps.example.net/api?account=user%40example.net&steps=18000',
    status: 403,
    headers: {
      'content-type': 'text/html; charset=UTF-8',
      server: 'cloudflare',
      'cf-mitigated': 'challenge',
      'cf-ray': '93bd1f0a2c3e9f00-IAD',
      'cache-control': 'private, max-age=0, no-store',
    },
    body: `<!DOCTYPE html>
<html lang="en-US">
<head>
    <title>Just a moment...</title>
    <meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
    <meta http-equiv="X-UA-Compatible" content="IE=Edge">
    <meta name="robots" content="noindex,nofollow">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <style>
        *{box-sizing:border-box;margin:0;padding:0}html{line-height:1.15;-webkit-text-size-adjust:100%;color:#313131}
    </style>
</head>
<body><div class="main-wrapper" role="main"><div class="main-content"><noscript><div class="h2"><span id="challenge-error-text">Enable JavaScript and cookies to continue</span></div></noscript></div></div></body>
</html>`,
    cause: 'web-page',
    also: ['permission', 'policy'],
    names: [/cloudflare/i],
    never: [/(?:key|token|password) (?:is|was) (?:wrong|invalid|expired)/i],
    source: 'https://github.com/ymyuuu/WeChat-Steps-Modification/issues/4',
    seen: SEEN,
  },
  // Right: IIS refused the method PUT before the application saw it (Allow: GET, HEAD, OPTIONS, TRACE), mostly because its WebDAV module is on. Allow PUT in IIS / take WebDAV out; the body is not the matter.
  {
    provider: 'Squidex',
    what: 'a PUT that IIS does not allow, as a page with 405',
    url: 'https://cms.example.net/api/apps/sample-blog/schemas/posts/fields/1',
    method: 'PUT',
    status: 405,
    headers: {
      allow: 'GET, HEAD, OPTIONS, TRACE',
      'content-type': 'text/html',
      server: 'Microsoft-IIS/10.0',
      'x-powered-by': 'ASP.NET',
      date: 'Sat, 10 Mar 2018 04:46:53 GMT',
      'content-length': '1293',
    },
    body: `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<html xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"/>
<title>405 - HTTP verb used to access this page is not allowed.</title>
</head>
<body>
<div id="header"><h1>Server Error</h1></div>
<div id="content">
 <div class="content-container"><fieldset>
  <h2>405 - HTTP verb used to access this page is not allowed.</h2>
  <h3>The page you are looking for cannot be displayed because an invalid method (HTTP verb) was used to attempt access.</h3>
 </fieldset></div>
</div>
</body>
</html>`,
    cause: 'request',
    also: ['web-page', 'server', 'not-enabled'],
    names: [/\bPUT\b/, /method|verb/i],
    never: [/(?:key|token) (?:is|was) (?:wrong|invalid|expired)/i],
    source: 'https://github.com/Squidex/squidex/issues/258',
    seen: SEEN,
  },
  // Right: This game server is suspended in the panel, so its resources cannot be read. Have it unsuspended (by the host, often a bill), or skip it; the key is fine.
  {
    provider: 'Pterodactyl',
    what: 'a server that is suspended, with 409',
    url: 'https://panel.example.net/api/client/servers/1a7ce997/resources',
    status: 409,
    headers: {
      'content-type': 'application/json',
      'x-ratelimit-limit': '240',
      'x-ratelimit-remaining': '231',
    },
    body: {
      errors: [
        {
          code: 'ServerStateConflictException',
          status: '409',
          detail: 'This server is currently suspended and the functionality requested is unavailable.',
        },
      ],
    },
    cause: 'account',
    also: ['conflict', 'permission', 'payment'],
    names: [/suspended/i],
    never: [/key (?:is|was) (?:wrong|invalid|expired)/i, /rate.?limit/i],
    source: 'https://github.com/home-assistant/core/issues/177280',
  },
  // Right: Rate limiting is a licensed feature here, and this installation has no licence activated. Activate the Reactor with a licence, or leave rateLimitConfiguration.forgotPassword off.
  {
    provider: 'FusionAuth',
    what: 'a setting that needs a licence, with 400',
    url: 'https://auth.example.net/api/tenant/30663132-6464-6665-3032-326466613934',
    method: 'PATCH',
    status: 400,
    headers: { 'content-type': 'application/json;charset=UTF-8' },
    body: {
      fieldErrors: {
        'tenant.rateLimitConfiguration.forgotPassword.enabled': [
          {
            code: '[notLicensed]tenant.rateLimitConfiguration.forgotPassword.enabled',
            message: 'You must activate the Reactor using a valid license before enabling rate limiting.',
          },
        ],
      },
    },
    cause: 'not-enabled',
    also: ['payment', 'request'],
    names: [/licen[cs]e/i],
    never: [/too many requests|slow down/i],
    source: 'https://github.com/FusionAuth/fusionauth-issues/issues/1555',
    seen: SEEN,
  },
  // Right: The data center of this cloud project is suspended (not switched on), so no call to it is allowed. Enable it in the cloud development platform, or call the data center that the project uses.
  {
    provider: 'Tuya',
    what: 'a data center that is suspended for the project, with 200',
    url: 'https://openapi.tuyaeu.com/v2.0/infrareds/6700000000000000c890/remotes/eb00000000000000airug/ac/status',
    status: 200,
    headers: { 'content-type': 'application/json;charset=UTF-8', server: 'nginx' },
    body: {
      code: 28841107,
      msg: 'No permission. The data center is suspended.Please go to the cloud development platform to enable the data center. ',
      success: false,
      t: 1716732060153,
      tid: '61ac731d1b6811efa9c3d2b3dc0ef701',
    },
    cause: 'not-enabled',
    also: ['elsewhere', 'permission', 'account'],
    names: [/data.?cent(?:er|re)/i],
    never: [/(?:secret|key|signature) (?:is|was) (?:wrong|invalid)/i],
    source: 'https://github.com/rospogrigio/localtuya/issues/1719',
    seen: SEEN,
  },
  // Right: With 200 and the text ERROR:14 the SMS was not accepted; the response says no more than the number 14. Look it up in the list of error codes (there it is the sender name that is not set up), and take text that begins with ERROR as a failure.
  {
    provider: 'SMSAPI',
    what: 'a refused SMS with only an error number, with 200',
    url: 'https://api.smsapi.com/sms.do',
    method: 'POST',
    status: 200,
    headers: { 'content-type': 'text/plain; charset=UTF-8', server: 'nginx' },
    body: 'ERROR:14',
    cause: 'failed',
    also: ['request'],
    names: [/\b14\b/],
    never: [/rate.?limit/i],
    source: 'https://github.com/erigones/esdc-ce/issues/230',
    seen: SEEN,
  },
  // Right: This endpoint is gone for good; call /new-endpoint, with the parameters of the new documentation. A retry does not help.
  {
    provider: 'Bacalhau',
    what: 'an endpoint that was retired, with the one that replaces it, with 410',
    url: 'http://bacalhau.example.net:1234/requester/list',
    method: 'POST',
    status: 410,
    headers: { 'content-type': 'application/json' },
    body: {
      message: 'This endpoint is deprecated and no longer available. Please use /new-endpoint.',
      new_parameters: 'Refer to the new API documentation for updated parameters.',
    },
    cause: 'retired',
    names: [/new-endpoint/i],
    never: [/(?:key|token) (?:is|was) (?:wrong|invalid|expired)/i],
    source: 'https://github.com/bacalhau-project/bacalhau/issues/4104',
  },
  // Right: Calls come too fast: 80 a minute are allowed, spread evenly. Put about a second between calls and try again; no quota is used up.
  {
    provider: 'D-TRO',
    what: 'a spike arrest of the gateway, with 429',
    url: 'https://dtro-integration.dft.gov.uk/v1/dtros/createFromBody',
    method: 'POST',
    status: 429,
    headers: { 'content-type': 'application/json' },
    body: {
      fault: {
        faultstring: 'Spike arrest violation. Allowed rate : MessageRate{capacity=80, period=Minutes}',
        detail: { errorcode: 'policies.ratelimit.SpikeArrestViolation' },
      },
    },
    cause: 'rate-limit',
    names: [/\b80\b/, /minute/i],
    never: [/(?:daily|monthly) (?:quota|limit)/i],
    source: 'https://github.com/department-for-transport-public/D-TRO/issues/51',
    seen: SEEN,
  },
];
