import type { ProviderCodes } from '#src/error-codes/provider-codes.ts';

export const planetscale: ProviderCodes = {
  name: 'PlanetScale',
  slugs: ['planetscale'],
  hosts: ['api.planetscale.com'],
  source: 'https://planetscale.com/docs/api/planetscale-api-oauth-applications',
  checked: '2026-11-25',
  codes: {
    unauthorized: 'credential',
    not_found: 'not-found',
    forbidden: 'permission',
    unprocessable: 'request',
    service_unavailable: 'overloaded',
  },
};
