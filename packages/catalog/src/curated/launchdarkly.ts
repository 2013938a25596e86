import type { CuratedApi } from '#src/curated-api.ts';

export const launchdarkly: CuratedApi = {
  slug: 'launchdarkly',
  name: 'LaunchDarkly',
  description:
    'Feature flags: switches features for some users without a deploy, rolls them out step by step, and measures experiments.',
  categories: ['developer-tools', 'analytics'],
  capabilities: [
    'feature flags',
    'gradual rollout',
    'A/B testing',
    'experiments',
    'audience segments',
    'audit logs',
  ],
  useCases: ['release to a few users first', 'kill switch', 'experiment with a price page'],
  synonyms: ['feature toggles', 'feature management', 'experimentation'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans by service connections and monthly active users.',
    freeTier: 'A plan with a small number of connections and users each month',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://launchdarkly.com/',
    registration: 'https://app.launchdarkly.com/signup',
    documentation: 'https://launchdarkly.com/docs/home',
    developerPortal: 'https://app.launchdarkly.com/settings/authorization',
    apiReference: 'https://launchdarkly.com/docs/api',
  },
  domains: ['launchdarkly.com'],
  keyPlacement: { type: 'header', name: 'Authorization' },
  baseUrl: 'https://app.launchdarkly.com',
  keyHint: 'api-…',
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/v2/caller-identity', summary: 'Read whose key it is' },
    { method: 'GET', path: '/api/v2/projects', summary: 'List projects' },
    { method: 'GET', path: '/api/v2/flags/{projectKey}', summary: 'List flags' },
    { method: 'POST', path: '/api/v2/flags/{projectKey}', summary: 'Create a flag' },
    { method: 'PATCH', path: '/api/v2/flags/{projectKey}/{featureFlagKey}', summary: 'Switch a flag' },
  ],
  popularity: 4,
  directoryId: 'launchdarkly.com',
};
