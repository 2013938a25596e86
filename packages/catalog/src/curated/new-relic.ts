import type { CuratedApi } from '#src/curated-api.ts';

export const newRelic: CuratedApi = {
  slug: 'new-relic',
  name: 'New Relic',
  alsoCalled: ['NewRelic'],
  description:
    'Metrics, traces, logs and errors from applications and machines, with its own query language, dashboards and alerts.',
  categories: ['monitoring', 'developer-tools', 'cloud'],
  capabilities: [
    'application monitoring',
    'log management',
    'infrastructure monitoring',
    'tracing',
    'error tracking',
    'alerting',
    'uptime monitoring',
    'dashboards',
  ],
  useCases: ['finding out why the site is slow', 'alerts at night', 'logs from many servers'],
  synonyms: ['APM', 'observability', 'NRQL', 'telemetry'],
  pricing: {
    model: 'freemium',
    summary: 'Billed by data volume and full users.',
    freeTier: 'A monthly data allowance and one full user',
    checked: null,
  },
  urls: {
    website: 'https://newrelic.com/',
    registration: 'https://newrelic.com/signup',
    documentation: 'https://docs.newrelic.com/',
    developerPortal: 'https://one.newrelic.com/launcher/api-keys-ui.api-keys-launcher',
    apiReference: 'https://docs.newrelic.com/docs/apis/intro-apis/introduction-new-relic-apis/',
  },
  domains: ['newrelic.com'],
  keyPlacement: { type: 'header', name: 'Api-Key' },
  baseUrl: 'https://api.newrelic.com',
  keyHint: 'NRAK-…',
  oauth: null,
  operations: [
    { method: 'POST', path: '/graphql', summary: 'Query with NerdGraph' },
    // What stays of REST v2 after July 2027. https://docs.newrelic.com/eol/2026/07/eol-07-31-26-rest-api-v2
    { method: 'GET', path: '/v2/alerts_policies.json', summary: 'List alert policies' },
  ],
  popularity: 4,
  directoryId: null,
};
