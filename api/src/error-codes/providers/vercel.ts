import { asObject } from '@gatehouse/contract/json-text.ts';
import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const vercel: ProviderCodes = {
  name: 'Vercel',
  slugs: ['vercel'],
  hosts: ['api.vercel.com'],
  source: 'https://vercel.com/docs/rest-api/errors',
  checked: '2026-11-23',
  find: (body) => (asObject(body.error)?.invalidToken === true ? ['invalidToken'] : []),
  codes: {
    invalidToken: 'credential',
    forbidden: ['permission', 'The {key} lacks access to this: it may be limited to another team.'],
    rate_limited: 'rate-limit',
    too_many_requests: 'rate-limit',
    payment_required: 'payment',
    not_found: 'not-found',
    conflict: 'conflict',
    bad_request: 'request',
    internal_server_error: 'server',
  },
};
