import type { CuratedApi } from '#src/curated-api.ts';

export const plausible: CuratedApi = {
  slug: 'plausible',
  name: 'Plausible Analytics',
  alsoCalled: ['Plausible'],
  description:
    'Counts visitors of web sites without cookies and without people’s data. Open source, or as a cloud in Europe.',
  categories: ['analytics'],
  capabilities: ['web analytics', 'page views', 'traffic sources', 'goals', 'funnels', 'event tracking'],
  useCases: ['visitors of a web site', 'conversions', 'dashboard for customers'],
  synonyms: ['Google Analytics alternative', 'privacy', 'GDPR', 'open source', 'self-hosted'],
  pricing: {
    model: 'subscription',
    summary: 'Monthly plans by page views; the software is free to run oneself.',
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
    { method: 'POST', path: '/api/v2/query', summary: 'Ask for numbers' },
    { method: 'POST', path: '/api/event', summary: 'Record a visit' },
    { method: 'GET', path: '/api/v1/sites', summary: 'List sites' },
  ],
  popularity: 3,
  directoryId: null,
};
