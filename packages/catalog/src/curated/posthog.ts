import type { CuratedApi } from '#src/curated-api.ts';

export const posthog: CuratedApi = {
  slug: 'posthog',
  name: 'PostHog',
  description:
    'Open-source product analytics with session recordings, feature flags, experiments, surveys and a query language over the events.',
  categories: ['analytics', 'developer-tools'],
  capabilities: [
    'event tracking',
    'product analytics',
    'web analytics',
    'funnels',
    'retention analysis',
    'session replay',
    'feature flags',
    'A/B testing',
    'surveys',
    'user segmentation',
    'dashboards',
    'data export',
    'error tracking',
  ],
  useCases: [
    'user behaviour in an app',
    'feature rollouts',
    'A/B tests',
    'seeing where users get stuck',
    'web traffic dashboard',
  ],
  synonyms: ['product analytics', 'user behaviour', 'open source', 'tracking', 'HogQL'],
  pricing: {
    model: 'freemium',
    summary: 'Billed by events, recordings and flag requests, each with a free monthly allowance.',
    freeTier: 'A monthly allowance of events, recordings and flag requests',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://posthog.com/',
    registration: 'https://us.posthog.com/signup',
    documentation: 'https://posthog.com/docs',
    developerPortal: 'https://us.posthog.com/settings/user-api-keys',
    apiReference: 'https://posthog.com/docs/api',
  },
  domains: ['posthog.com'],
  keyPlacement: {
    type: 'bearer',
  },
  // The United States cloud: the European one is eu.posthog.com.
  baseUrl: 'https://us.posthog.com',
  keyHint: 'phx_…',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/api/users/@me/',
      summary: 'Get the current user',
    },
    {
      method: 'GET',
      path: '/api/projects/{project_id}/feature_flags/',
      summary: 'List feature flags',
    },
    {
      method: 'POST',
      path: '/api/projects/{project_id}/query/',
      summary: 'Query events',
    },
    {
      method: 'GET',
      path: '/api/projects/{project_id}/insights/',
      summary: 'List saved reports',
    },
    {
      method: 'GET',
      path: '/api/projects/{project_id}/persons/',
      summary: 'List users',
    },
  ],
  popularity: 4,
  directoryId: null,
};
