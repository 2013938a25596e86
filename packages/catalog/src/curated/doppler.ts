import type { CuratedApi } from '#src/curated-api.ts';

export const doppler: CuratedApi = {
  slug: 'doppler',
  name: 'Doppler',
  description: 'Stores project secrets and settings by environment and delivers them to where programs run.',
  categories: ['security', 'developer-tools'],
  capabilities: ['secrets management', 'environment variables', 'configuration sync', 'access control'],
  useCases: ['settings for many services', 'secrets in a pipeline', 'key rotation'],
  synonyms: ['secret manager', 'env files', 'Infisical', 'Vault alternative'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans priced per user.',
    freeTier: 'A plan for a few users',
    checked: null,
  },
  urls: {
    website: 'https://www.doppler.com/',
    registration: 'https://dashboard.doppler.com/register',
    documentation: 'https://docs.doppler.com/',
    developerPortal: 'https://dashboard.doppler.com/',
    apiReference: 'https://docs.doppler.com/reference/api',
  },
  domains: ['doppler.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.doppler.com',
  keyHint: 'dp.st.… or dp.pt.…',
  oauth: null,
  operations: [
    { method: 'GET', path: '/v3/me', summary: "Get the token's permissions" },
    { method: 'GET', path: '/v3/projects', summary: 'List projects' },
    { method: 'GET', path: '/v3/configs/config/secrets', summary: 'List secrets' },
    { method: 'POST', path: '/v3/configs/config/secrets', summary: 'Write secrets' },
  ],
  popularity: 2,
  directoryId: null,
};
