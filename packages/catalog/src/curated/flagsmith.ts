import type { CuratedApi } from '#src/curated-api.ts';

export const flagsmith: CuratedApi = {
  slug: 'flagsmith',
  name: 'Flagsmith',
  description: 'Feature flags and remote settings for apps and servers. Open source, or as a cloud.',
  categories: ['developer-tools'],
  capabilities: [
    'feature flags',
    'remote configuration',
    'gradual rollout',
    'A/B testing',
    'audience segments',
  ],
  useCases: ['release to a few users first', 'settings without a deploy', 'kill switch'],
  synonyms: ['feature toggles', 'LaunchDarkly alternative', 'open source', 'self-hosted'],
  pricing: {
    model: 'freemium',
    summary: 'The software is free; the cloud has monthly plans by calls.',
    freeTier: 'A number of calls each month, and the software itself',
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
  keyHint: 'The key of an environment',
  oauth: null,
  operations: [
    { method: 'GET', path: '/flags/', summary: 'List the flags of an environment' },
    { method: 'GET', path: '/identities/', summary: 'Read the flags of a user' },
    { method: 'POST', path: '/identities/', summary: 'Store traits of a user' },
  ],
  popularity: 2,
  directoryId: null,
};
