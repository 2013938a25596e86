import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const digitalocean: ProviderCodes = {
  name: 'DigitalOcean',
  slugs: ['digitalocean'],
  hosts: ['api.digitalocean.com'],
  source: 'https://docs.digitalocean.com/reference/api/digitalocean/#section/Introduction/Errors',
  checked: '2026-11-25',
  // The code is called `id`, as what was found is.
  find: ({ id, message }) =>
    typeof id === 'string' && typeof message === 'string' ? [id.toLowerCase()] : [],
  messages: [
    [/rate limit/i, 'rate-limit'],
    [
      /droplet limit|will exceed your|limit exceeded|quota/i,
      ['quota', 'A limit of the account is used up, such as its Droplets: ask for a higher one.'],
    ],
    [
      /pending event|is locked|already has a pending/i,
      ['conflict', 'The Droplet has another request that is not finished: wait until it is.'],
    ],
    [
      /payment|billing|account (?:is )?(?:locked|not)/i,
      ['payment', 'The account is locked until its billing is in order.'],
    ],
  ],
  codes: {
    unauthorized: 'credential',
    forbidden: [
      'permission',
      'The {key} lacks a scope for this, or its user a role in the team: create one with the scope.',
    ],
    not_found: 'not-found',
    too_many_requests: 'rate-limit',
    unprocessable_entity: 'request',
    server_error: 'server',
    conflict: 'conflict',
    precondition_failed: 'conflict',
  },
};
