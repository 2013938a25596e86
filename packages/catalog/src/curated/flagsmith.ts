import type { CuratedApi } from '#src/curated-api.ts';

export const flagsmith: CuratedApi = {
  slug: 'flagsmith',
  name: 'Flagsmith',
  description: 'Feature flags and remote configuration for apps and servers. Open source or hosted.',
  categories: ['developer-tools'],
  capabilities: [
    'feature flags',
    'remote configuration',
    'gradual rollout',
    'A/B testing',
    'audience segments',
  ],
  useCases: ['release to a few users first', 'changing settings without a deploy', 'kill switch'],
  synonyms: ['feature toggles', 'LaunchDarkly alternative', 'open source', 'self-hosted'],
  pricing: {
    model: 'freemium',
    summary: 'The software is free; the cloud has monthly plans based on calls.',
    freeTier: 'A monthly allowance of calls, and the software itself',
    checked: null,
  },
  urls: {
    website: 'https://www.flagsmith.com/',
    registration: 'https://app.flagsmith.com/signup',
    documentation: 'https://docs.flagsmith.com/',
    developerPortal: 'https://app.flagsmith.com/',
    apiReference: 'https://api.flagsmith.com/api/v1/docs/',
  },
  domains: ['flagsmith.com'],
  keyPlacement: { type: 'header', name: 'X-Environment-Key' },
  baseUrl: 'https://edge.api.flagsmith.com/api/v1',
  keyHint: "An environment's key",
  oauth: null,
  operations: [
    { method: 'GET', path: '/flags/', summary: 'List the flags of an environment' },
    { method: 'GET', path: '/identities/', summary: "Get a user's flags" },
    { method: 'POST', path: '/identities/', summary: "Store a user's traits" },
  ],
  popularity: 2,
  directoryId: null,
};
