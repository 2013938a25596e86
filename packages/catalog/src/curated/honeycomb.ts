import type { CuratedApi } from '#src/curated-api.ts';

export const honeycomb: CuratedApi = {
  slug: 'honeycomb',
  name: 'Honeycomb',
  description:
    'Traces and events of systems, kept whole, so that any question can be asked of them afterwards.',
  categories: ['monitoring', 'developer-tools'],
  capabilities: ['tracing', 'observability', 'event analytics', 'alerting', 'service level objectives'],
  useCases: ['why is one customer slow', 'debugging of microservices'],
  synonyms: ['OpenTelemetry', 'APM', 'distributed tracing'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans by number of events.',
    freeTier: 'A number of events each month',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.honeycomb.io/',
    registration: 'https://ui.honeycomb.io/signup',
    documentation: 'https://docs.honeycomb.io/',
    developerPortal: 'https://ui.honeycomb.io/account',
    apiReference: 'https://docs.honeycomb.io/api/',
  },
  domains: ['honeycomb.io'],
  keyPlacement: { type: 'header', name: 'X-Honeycomb-Team' },
  baseUrl: 'https://api.honeycomb.io',
  keyHint: 'hcaik_… or a configuration key',
  oauth: null,
  operations: [
    { method: 'GET', path: '/1/auth', summary: 'Read what the key may do' },
    { method: 'POST', path: '/1/events/{datasetSlug}', summary: 'Send an event' },
    { method: 'GET', path: '/1/datasets', summary: 'List data sets' },
    { method: 'POST', path: '/1/queries/{datasetSlug}', summary: 'Write a query' },
  ],
  popularity: 3,
  directoryId: null,
};
