import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const notion: ProviderCodes = {
  name: 'Notion',
  slugs: ['notion'],
  hosts: ['api.notion.com'],
  source: 'https://developers.notion.com/reference/status-codes',
  checked: '2026-11-25',
  messages: [
    [
      /multiple data sources/i,
      [
        'request',
        'The database has several data sources, which this value of Notion-Version does not know: send 2025-09-03 or later, and query a data source by its id.',
      ],
    ],
    [
      /provided id .{0,60}is a (?:page|database|block)/i,
      ['request', 'The id is that of something else, a page or a database: the path takes another value.'],
    ],
    [
      /is not a property that exists|could not find (?:sort |filter )?property/i,
      ['request', 'The database has no such property: that value has to be its name or id.'],
    ],
  ],
  codes: {
    object_not_found: [
      'not-found',
      'The page or database does not exist, or is not shared with the integration: share it there (Connections).',
    ],
    restricted_resource: [
      'permission',
      'The integration lacks a capability (a permission) for this: add it in its settings.',
    ],
    unauthorized: 'credential',
    rate_limited: 'rate-limit',
    validation_error: 'request',
    invalid_json: ['request', 'The API could not read the body.'],
    missing_version: ['request', 'The Notion-Version header is missing.'],
    conflict_error: ['conflict', 'Somebody changed the same data at the same time: try again.'],
    internal_server_error: 'server',
    service_unavailable: 'overloaded',
    invalid_request: 'request',
    invalid_request_url: ['not-found', 'The path does not exist: check it.'],
    invalid_grant: ['credential', 'The code of the login is expired or was used: connect again.'],
    database_connection_unavailable: 'overloaded',
    gateway_timeout: ['server', 'The API took too long: try again.'],
    rate_limit_exceeded: 'rate-limit',
  },
};
