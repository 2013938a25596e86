import type { CuratedApi } from '#src/curated-api.ts';

export const splunk: CuratedApi = {
  slug: 'splunk',
  name: 'Splunk',
  description:
    'Searches machine data of any kind: logs, events and metrics, for operations and for security.',
  categories: ['monitoring', 'security'],
  capabilities: [
    'log management',
    'log search',
    'security monitoring',
    'dashboards',
    'alerting',
    'event collection',
  ],
  useCases: ['logs from many servers', 'signs of an attack', 'reports for auditors'],
  synonyms: ['SIEM', 'SPL', 'observability', 'log aggregation', 'Cisco'],
  pricing: {
    model: 'contact-sales',
    summary: 'Priced by data volume or by computing.',
    freeTier: 'A trial, and a small licence',
    checked: null,
  },
  urls: {
    website: 'https://www.splunk.com/',
    registration: 'https://www.splunk.com/en_us/download.html',
    documentation: 'https://help.splunk.com/',
    developerPortal: 'https://dev.splunk.com/',
    apiReference: 'https://help.splunk.com/en/splunk-enterprise/leverage-rest-apis',
  },
  domains: ['splunk.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: null,
  keyHint: 'An authentication token; the event collector takes Splunk TOKEN',
  oauth: null,
  operations: [
    { method: 'POST', path: '/services/search/jobs', summary: 'Start a search' },
    { method: 'GET', path: '/services/search/v2/jobs/{search_id}/results', summary: 'Get the results' },
    { method: 'POST', path: '/services/collector/event', summary: 'Send an event' },
    { method: 'GET', path: '/services/server/info', summary: 'Get information about the server' },
  ],
  popularity: 3,
  directoryId: null,
};
