import type { CuratedApi } from '#src/curated-api.ts';

export const launchdarkly: CuratedApi = {
  slug: 'launchdarkly',
  name: 'LaunchDarkly',
  description:
    'Feature flags: turns features on for some users without a deploy, rolls them out gradually, and measures experiments.',
  categories: ['developer-tools', 'analytics'],
  capabilities: ['feature flags', 'gradual rollout', 'A/B testing', 'experiments', 'audience segments'],
  useCases: ['release to a few users first', 'kill switch', 'pricing page experiment'],
  synonyms: ['feature toggles', 'feature management', 'experimentation'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on service connections and monthly active users.',
    freeTier: 'A plan with a small monthly allowance of connections and users',
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
    { method: 'GET', path: '/api/v2/caller-identity', summary: "Get the key's owner" },
    { method: 'GET', path: '/api/v2/projects', summary: 'List projects' },
    { method: 'GET', path: '/api/v2/flags/{projectKey}', summary: 'List flags' },
    { method: 'POST', path: '/api/v2/flags/{projectKey}', summary: 'Create a flag' },
    {
      method: 'PATCH',
      path: '/api/v2/flags/{projectKey}/{featureFlagKey}',
      summary: 'Turn a flag on or off',
    },
  ],
  popularity: 4,
  directoryId: 'launchdarkly.com',
};
