import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

/** NerdGraph reports errors with 200. */
export const newRelic: ProviderCodes = {
  name: 'New Relic',
  slugs: ['new-relic'],
  hosts: ['api.newrelic.com', 'api.eu.newrelic.com', 'insights-api.newrelic.com', '*.nr-data.net'],
  source: 'https://docs.newrelic.com/docs/apis/nerdgraph/get-started/introduction-new-relic-nerdgraph/',
  checked: '2026-11-25',
  messages: [
    [
      /(?:invalid|provide) .{0,10}api.?key|api-key|api.?key.{0,30}(?:invalid|required|missing|not valid)|access.?denied.{0,40}key/i,
      [
        'credential',
        'The API does not accept the {key}: it is wrong, of another kind (user, license, ingest), or the account is in the other region (api.newrelic.com or api.eu.newrelic.com). NerdGraph and the REST API need a user key, in the API-Key or X-Api-Key header.',
      ],
    ],
    [/access denied|not authorized|not entitled|permission/i, 'permission'],
    [/nrql|syntax/i, ['request', 'The API does not accept the NRQL query: the message says where.']],
    [/too many requests|rate limit|concurrent/i, 'rate-limit'],
    [
      /unsupported account|account .{0,30}(?:not found|does not exist)|entity not found/i,
      ['not-found', 'The account or entity does not exist, or is in another region.'],
    ],
  ],
  codes: {
    ACCESS_DENIED: 'permission',
    BAD_USER_INPUT: 'request',
    NOT_FOUND: 'not-found',
    TOO_MANY_REQUESTS: 'rate-limit',
    UNAUTHORIZED: 'credential',
    FORBIDDEN: 'permission',
    TIMEOUT: ['server', 'The query took too long: try again, or ask for a shorter time.'],
    UPSTREAM_ERROR: 'server',
    SERVER_ERROR: 'server',
    INVALID_INPUT: 'request',
  },
};
