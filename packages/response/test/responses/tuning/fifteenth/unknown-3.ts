import type { ResponseCase } from '#test/responses/response-case.ts';

const SEEN = '2026-12-01';

/** Of a fifteenth set, written by somebody who had not seen the analysis and judged by hand: see docs/decisions/0083. */
export const fifteenthUnknown3: ResponseCase[] = [
  // Right: A firewall in front of the service rejected the request and sent a web page with 200; the API never saw it. Look at what in the URL or body may look like an attack, and give the support ID to the administrator.
  {
    provider: 'SBI',
    what: 'a request that a firewall rejected, as a page with 200',
    url: 'https://www.sbi.example.net/services/rates?p=2%3D2',
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      pragma: 'no-cache',
      connection: 'close',
      'content-length': '247',
    },
    body: '<html><head><title>Request Rejected</title></head><body>The requested URL was rejected. Please consult with your administrator.<br/><br/>Your support ID is: 15549882842558379424<br/><br/><a href="javascript:history.back();">[Go Back]</a></body></html>',
    cause: 'web-page',
    also: ['policy', 'permission', 'request'],
    names: [/support ID|15549882842558379424/i],
    never: [/(?:key|token) (?:is|was) (?:wrong|invalid|expired)/i],
    source: 'https://github.com/Ekultek/WhatWaf/issues/1371',
    seen: SEEN,
  },
  // Right: The key is known, but this needs elevated permission, which the locked folder asks for and which an API key does not have. Use a session that is unlocked, or leave the locked folder out of the search.
  {
    provider: 'Immich',
    what: 'a call that needs elevated permission, with 401',
    url: 'https://photos.example.net/api/search/metadata',
    method: 'POST',
    status: 401,
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-powered-by': 'Express' },
    body: {
      message: 'Elevated permission is required',
      error: 'Unauthorized',
      statusCode: 401,
      correlationId: '42vo0cm8',
    },
    cause: 'permission',
    also: ['credential'],
    names: [/elevated|permission/i],
    never: [/the (?:api )?key (?:is|was) (?:wrong|invalid|expired)/i],
    source: 'https://github.com/immich-app/immich/issues/20622',
    seen: SEEN,
  },
  // Right: The form was received and stored; the message is a note for the person who filled it in. Nothing to do.
  {
    provider: 'ODK',
    what: 'a form that was received, with XML and 201',
    url: 'https://forms.example.net/submission',
    method: 'POST',
    status: 201,
    headers: {
      'content-type': 'text/xml; charset=utf-8',
      'x-openrosa-version': '1.0',
      'x-openrosa-accept-content-length': '10000000',
    },
    body: `<OpenRosaResponse xmlns="http://openrosa.org/http/response">
    <message>Form Received! You've submitted 5 forms today</message>
</OpenRosaResponse>`,
    cause: 'success',
    names: [/received|accepted|submitted|stored|created/i],
    never: [/limit|quota/i],
    source: 'https://github.com/getodk/collect/issues/336',
    seen: SEEN,
  },
  // Right: Too many calls in a short time; wait 39 seconds (extras.wait_seconds) and go on more slowly.
  {
    provider: 'Discourse',
    what: 'too many calls, with the seconds to wait, with 429',
    url: 'https://forum.example.net/posts.json?before=48211',
    status: 429,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'retry-after': '39',
      'discourse-rate-limit-error-code': 'user_api_key_limiter_60_secs',
    },
    body: {
      errors: ['You’ve performed this action too many times. Please wait 39 seconds before trying again.'],
      error_type: 'rate_limit',
      extras: { wait_seconds: 39, time_left: '39 seconds' },
    },
    cause: 'rate-limit',
    names: [/\b39\b/],
    never: [/upgrade (?:the|your) plan/i],
    source: 'https://github.com/n8n-io/n8n/issues/24074',
    seen: SEEN,
  },
  // Right: The key may not read users.list (message "Forbidden"); the code INTERNAL_SERVER_ERROR is misleading. Give the group of the API key the permission for users.
  {
    provider: 'Wiki.js',
    what: 'a GraphQL field that the key may not read, with the code of a server error and 200',
    url: 'https://wiki.example.net/graphql',
    method: 'POST',
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-powered-by': 'Wiki.js' },
    body: {
      errors: [
        {
          message: 'Forbidden',
          locations: [{ line: 3, column: 5 }],
          path: ['users', 'list'],
          extensions: { code: 'INTERNAL_SERVER_ERROR' },
        },
      ],
      data: { users: { list: null } },
    },
    cause: 'permission',
    names: [/users/i],
    never: [/server (?:has )?crashed|server is down/i],
    source: 'https://github.com/requarks/wiki/issues/3801',
    seen: SEEN,
  },
  // Right: The query worked and found nothing: data is empty and total_results is 0. Check the filter (address, network, time range), not the key.
  {
    provider: 'Pinax',
    what: 'a query that found nothing, with an empty list',
    url: 'https://token-api.example.net/nft/ownerships/evm/0x000000000000000000000000000000000000dead?network_id=base',
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: {
      data: [],
      statistics: { bytes_read: 110134179, rows_read: 1745869, elapsed: 0.123360055 },
      pagination: { previous_page: 1, current_page: 1, next_page: 1, total_pages: 1 },
      results: 0,
      total_results: 0,
      request_time: '2025-05-05T18:22:53.248Z',
      duration_ms: 300,
    },
    cause: 'success',
    names: [/empty|no (?:data|results?|matches|rows|records|items|entries)|nothing|\b0\b|zero/i],
    never: [/request (?:has )?failed/i],
    source: 'https://github.com/pinax-network/pinax-api/pull/70',
    seen: SEEN,
  },
  // Right: The path without the slash is redirected to the one with it. Call /api/ directly over https; the address in Location (http and port 8080) is the inner one of nginx and probably cannot be reached.
  {
    provider: 'GeoLens',
    what: 'a redirect to an inner address because of a missing slash, with 301',
    url: 'https://geo.example.net/api',
    status: 301,
    headers: { 'content-type': 'text/html', server: 'nginx', location: 'http://geo.example.net:8080/api/' },
    body: `<html>
<head><title>301 Moved Permanently</title></head>
<body>
<center><h1>301 Moved Permanently</h1></center>
<hr><center>nginx</center>
</body>
</html>`,
    cause: 'elsewhere',
    also: ['request', 'web-page', 'server'],
    names: [/slash|\/api\//i],
    never: [/(?:key|token) (?:is|was) (?:wrong|invalid|expired)/i],
    source: 'https://github.com/geolens-io/geolens/issues/1597',
    seen: SEEN,
  },
  // Right: The write was accepted; 204 has no body and that is normal here. Where the points do not show, look at the database, the time range and the precision of the timestamps.
  {
    provider: 'InfluxDB',
    what: 'an accepted write, with an empty 204',
    url: 'http://influx.example.net:8086/write?db=synology',
    method: 'POST',
    status: 204,
    headers: {
      'content-type': 'application/json',
      'request-id': '881972bb-1a20-11ea-8170-0242ac110002',
      'x-influxdb-build': 'OSS',
      'x-influxdb-version': '1.7.9',
      'x-request-id': '881972bb-1a20-11ea-8170-0242ac110002',
    },
    body: '',
    cause: 'success',
    never: [/write (?:has )?failed/i, /not authori[sz]ed/i],
    source: 'https://github.com/kernelkaribou/synology-monitoring/issues/8',
    seen: SEEN,
  },
  // Right: The session token has ended (data: "Session terminated, re-login, please."). Call user.login again and repeat the call with the new token; the "Invalid params." is not about your parameters.
  {
    provider: 'Zabbix',
    what: 'a session that has ended, called invalid params, with 200',
    url: 'https://zabbix.example.net/api_jsonrpc.php',
    method: 'POST',
    status: 200,
    headers: { 'content-type': 'application/json', server: 'nginx' },
    body: {
      jsonrpc: '2.0',
      error: { code: -32602, message: 'Invalid params.', data: 'Session terminated, re-login, please.' },
      id: '1',
    },
    cause: 'credential',
    names: [/session/i, /log.?in|log(?:ging)? in|sign(?:ing)? in|authenticat/i],
    never: [/(?:fix|correct) (?:the|your) param/i],
    source: 'https://github.com/HenriqueCaires/ZabbixApi/pull/49',
    seen: SEEN,
  },
  // Right: GLPI saw no login: neither login and password nor a user_token arrived. Send Authorization: user_token ... (or Basic), and see that the web server passes the Authorization header on.
  {
    provider: 'GLPI',
    what: 'a login that did not arrive, as a list in French with 400',
    url: 'http://glpi.example.net:8080/api/initSession',
    status: 400,
    headers: { 'content-type': 'application/json; charset=UTF-8', server: 'Apache/2.4.18 (Ubuntu)' },
    body: '["ERROR_LOGIN_PARAMETERS_MISSING","le(s) paramètre(s) login, password ou user_token sont manquants; Afficher la documentation dans votre navigateur à http://glpi.example.net:8080/api/#ERROR_LOGIN_PARAMETERS_MISSING"]',
    cause: 'credential',
    also: ['request'],
    names: [/user_token/i],
    never: [/(?:user_token|password) (?:is|was) (?:wrong|invalid|expired)/i],
    source: 'https://github.com/glpi-project/glpi/issues/850',
    seen: SEEN,
  },
];
