import type { CuratedApi } from '#src/curated-api.ts';

export const datadog: CuratedApi = {
  slug: 'datadog',
  name: 'Datadog',
  description: 'Metrics, logs, traces, monitors, dashboards and incidents for servers, apps and networks.',
  categories: ['monitoring', 'developer-tools', 'cloud', 'security'],
  capabilities: [
    'metrics',
    'logs',
    'dashboards',
    'alerts',
    'performance monitoring',
    'incident management',
    'uptime checks',
    'log management',
    'tracing',
    'webhooks',
  ],
  useCases: ['server dashboard', 'alerts under high load', 'log search', 'custom business metrics'],
  synonyms: ['observability', 'APM', 'infrastructure monitoring', 'tracing', 'SIEM'],
  pricing: {
    model: 'subscription',
    summary: 'Billed per host, per gigabyte or per event, depending on the product.',
    freeTier: 'A trial, and a free plan for a few hosts',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.datadoghq.com/',
    registration: 'https://www.datadoghq.com/free-datadog-trial/',
    documentation: 'https://docs.datadoghq.com/',
    developerPortal: 'https://app.datadoghq.com/organization-settings/api-keys',
    apiReference: 'https://docs.datadoghq.com/api/latest/',
  },
  domains: ['datadoghq.com'],
  keyPlacement: {
    type: 'header',
    name: 'DD-API-KEY',
  },
  // For the first site in the United States: other sites have their own hosts, such as api.datadoghq.eu.
  baseUrl: 'https://api.datadoghq.com',
  keyHint: 'Reading also needs a DD-APPLICATION-KEY header',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/api/v1/validate',
      summary: 'Check whether the key works',
    },
    {
      method: 'POST',
      path: '/api/v2/series',
      summary: 'Send metrics',
    },
    {
      method: 'GET',
      path: '/api/v1/query',
      summary: 'Query metrics',
    },
    {
      method: 'GET',
      path: '/api/v1/monitor',
      summary: 'List monitors',
    },
    {
      method: 'POST',
      path: '/api/v2/logs/events/search',
      summary: 'Search logs',
    },
    {
      method: 'GET',
      path: '/api/v1/dashboard',
      summary: 'List dashboards',
    },
  ],
  popularity: 4,
  directoryId: null,
};
