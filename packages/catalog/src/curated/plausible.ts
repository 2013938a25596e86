import type { CuratedApi } from '#src/curated-api.ts';

export const plausible: CuratedApi = {
  slug: 'plausible',
  name: 'Plausible Analytics',
  alsoCalled: ['Plausible'],
  description:
    'Counts website visitors without cookies and without personal data. Open source, or hosted in Europe.',
  categories: ['analytics'],
  capabilities: ['web analytics', 'page views', 'traffic sources', 'goals', 'funnels', 'event tracking'],
  useCases: ['website visitors', 'conversions', 'dashboard for customers'],
  synonyms: ['Google Analytics alternative', 'privacy', 'GDPR', 'open source', 'self-hosted'],
  pricing: {
    model: 'subscription',
    summary: 'Monthly plans based on page views; the software is free to self-host.',
    freeTier: 'A trial, and the software itself',
    checked: null,
  },
  urls: {
    website: 'https://plausible.io/',
    registration: 'https://plausible.io/register',
    documentation: 'https://plausible.io/docs',
    developerPortal: 'https://plausible.io/settings/api-keys',
    apiReference: 'https://plausible.io/docs/stats-api',
  },
  domains: ['plausible.io'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://plausible.io',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'POST', path: '/api/v2/query', summary: 'Query statistics' },
    { method: 'POST', path: '/api/event', summary: 'Record a visit' },
    { method: 'GET', path: '/api/v1/sites', summary: 'List sites' },
  ],
  popularity: 3,
  directoryId: null,
};
