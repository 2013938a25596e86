import type { CuratedApi } from '#src/curated-api.ts';

export const honeycomb: CuratedApi = {
  slug: 'honeycomb',
  name: 'Honeycomb',
  description:
    'Traces and events from systems, kept in full, so that any question can be asked of them later.',
  categories: ['monitoring', 'developer-tools'],
  capabilities: ['tracing', 'observability', 'event analytics', 'alerting', 'service level objectives'],
  useCases: ['finding out why one customer is slow', 'debugging of microservices'],
  synonyms: ['OpenTelemetry', 'APM', 'distributed tracing'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of events.',
    freeTier: 'A monthly allowance of events',
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
    { method: 'GET', path: '/1/auth', summary: "Get the key's permissions" },
    { method: 'POST', path: '/1/events/{datasetSlug}', summary: 'Send an event' },
    { method: 'GET', path: '/1/datasets', summary: 'List data sets' },
    { method: 'POST', path: '/1/queries/{datasetSlug}', summary: 'Create a query' },
  ],
  popularity: 3,
  directoryId: null,
};
