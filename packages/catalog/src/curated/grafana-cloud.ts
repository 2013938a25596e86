import type { CuratedApi } from '#src/curated-api.ts';

export const grafanaCloud: CuratedApi = {
  slug: 'grafana-cloud',
  name: 'Grafana Cloud',
  alsoCalled: ['Grafana'],
  description:
    'Dashboards, metrics, logs, traces, alerts and incidents based on open standards. The software is open source.',
  categories: ['monitoring', 'business-intelligence', 'developer-tools'],
  capabilities: [
    'dashboards',
    'metrics',
    'log management',
    'tracing',
    'alerting',
    'incident management',
    'uptime monitoring',
  ],
  useCases: ['server dashboard', 'logs from many services', 'alerts to the one on call'],
  synonyms: ['Prometheus', 'Loki', 'observability', 'open source', 'self-hosted'],
  pricing: {
    model: 'freemium',
    summary: 'The software is free; the cloud is billed by metrics, logs and users.',
    freeTier: 'A plan with a limited number of metrics and logs, and the software itself',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://grafana.com/products/cloud/',
    registration: 'https://grafana.com/auth/sign-up/create-user',
    documentation: 'https://grafana.com/docs/',
    developerPortal: 'https://grafana.com/',
    apiReference: 'https://grafana.com/docs/grafana/latest/developers/http_api/',
  },
  domains: ['grafana.com', 'grafana.net'],
  keyPlacement: { type: 'bearer' },
  baseUrl: null,
  keyHint: 'glsa_…, a service account token',
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/org', summary: 'Get the organization' },
    { method: 'GET', path: '/api/search', summary: 'Search dashboards' },
    { method: 'GET', path: '/api/dashboards/uid/{uid}', summary: 'Get a dashboard' },
    { method: 'POST', path: '/api/dashboards/db', summary: 'Save a dashboard' },
    { method: 'GET', path: '/api/v1/provisioning/alert-rules', summary: 'List alert rules' },
  ],
  popularity: 4,
  directoryId: null,
};
