import type { CuratedApi } from '#src/curated-api.ts';

export const betterStack: CuratedApi = {
  slug: 'better-stack',
  name: 'Better Stack',
  alsoCalled: ['Logtail', 'Better Uptime', 'BetterStack'],
  description:
    'Monitors sites, alerts whoever is on call, hosts a status page, and stores logs, metrics and errors.',
  categories: ['monitoring', 'developer-tools'],
  capabilities: [
    'uptime monitoring',
    'incident management',
    'status pages',
    'on-call scheduling',
    'log management',
    'error tracking',
  ],
  useCases: ['phone call at night when a site is down', 'public status page', 'app logs'],
  synonyms: ['downtime', 'alerting', 'heartbeat', 'log aggregation', 'observability'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans priced per responder, monitors and log volume.',
    freeTier: 'A few monitors and some logs',
    checked: null,
  },
  urls: {
    website: 'https://betterstack.com/',
    registration: 'https://betterstack.com/users/sign-up',
    documentation: 'https://betterstack.com/docs/',
    developerPortal: 'https://betterstack.com/settings/api-tokens',
    apiReference: 'https://betterstack.com/docs/uptime/api/getting-started-with-uptime-api/',
  },
  domains: ['betterstack.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://uptime.betterstack.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/v2/monitors', summary: 'List monitors' },
    { method: 'POST', path: '/api/v2/monitors', summary: 'Add a monitor' },
    { method: 'GET', path: '/api/v2/incidents', summary: 'List incidents' },
    { method: 'GET', path: '/api/v2/status-pages', summary: 'List status pages' },
    { method: 'GET', path: '/api/v2/heartbeats', summary: 'List heartbeats' },
  ],
  popularity: 3,
  directoryId: null,
};
