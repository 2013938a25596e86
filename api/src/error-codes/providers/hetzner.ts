import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const hetzner: ProviderCodes = {
  name: 'Hetzner',
  slugs: ['hetzner'],
  hosts: ['api.hetzner.cloud', 'api.hetzner.com'],
  source: 'https://docs.hetzner.cloud/reference/cloud#errors',
  checked: '2026-11-25',
  codes: {
    unauthorized: [
      'credential',
      'The API does not accept the {key}: it is wrong or deleted. One is created in the security settings of a project, and sees only that project.',
    ],
    token_readonly: ['permission', 'The {key} may not write: create one with read and write access.'],
    forbidden: 'permission',
    invalid_input: 'request',
    json_error: ['request', 'The API could not read the JSON of the body.'],
    locked: ['conflict', 'The resource is locked by another request: wait until that is finished.'],
    not_found: 'not-found',
    rate_limit_exceeded: 'rate-limit',
    resource_limit_exceeded: [
      'quota',
      'A limit of the account is used up, such as its servers: ask for a higher one.',
    ],
    resource_unavailable: [
      'overloaded',
      'This is not available now, as the servers of this type are used up: try again later, or take another location.',
    ],
    placement_error: [
      'overloaded',
      'No place was found for the server: try again later, or take another location.',
    ],
    uniqueness_error: ['conflict', 'A record with the same name or value exists already.'],
    protected: ['conflict', 'The resource is protected, which conflicts with this: switch that off first.'],
    maintenance: ['server', 'The API is under maintenance: try again later.'],
    conflict: 'conflict',
    unsupported_error: 'request',
    server_error: 'server',
    service_error: 'server',
    server_not_stopped: ['conflict', 'The server runs, which conflicts with this: stop it first.'],
    deprecated_api_endpoint: [
      'elsewhere',
      'The endpoint is retired: the documentation names the other address.',
    ],
    invalid_server_type: 'request',
    must_be_in_use: 'request',
    timeout: ['server', 'The API took too long: try again.'],
    server_already_attached: ['conflict', 'The server is attached already.'],
    no_space_left_in_location: ['overloaded', 'The location has no space: try again later, or take another.'],
    resource_in_use: ['conflict', 'The resource is in use already.'],
  },
};
