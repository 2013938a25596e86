import type { CuratedApi } from '#src/curated-api.ts';

export const uptimerobot: CuratedApi = {
  slug: 'uptimerobot',
  name: 'UptimeRobot',
  alsoCalled: ['Uptime Robot'],
  description:
    'Asks web sites, ports and certificates at intervals and tells when they fail, with status pages.',
  categories: ['monitoring'],
  capabilities: ['uptime monitoring', 'website monitoring', 'status pages', 'SSL monitoring', 'alerts'],
  useCases: ['mail when a site is down', 'public status page', 'certificates that end'],
  synonyms: ['downtime', 'ping', 'health checks', 'is my site down'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans by monitors and interval.',
    freeTier: 'A number of monitors at five minutes, not for business',
    checked: null,
  },
  urls: {
    website: 'https://uptimerobot.com/',
    registration: 'https://dashboard.uptimerobot.com/sign-up',
    documentation: 'https://uptimerobot.com/api/',
    developerPortal: 'https://dashboard.uptimerobot.com/integrations',
    apiReference: 'https://uptimerobot.com/api/v3/',
  },
  domains: ['uptimerobot.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.uptimerobot.com',
  keyHint: 'The main API key of the account',
  oauth: null,
  operations: [
    { method: 'GET', path: '/v3/monitors', summary: 'List monitors' },
    { method: 'POST', path: '/v3/monitors', summary: 'Add a monitor' },
    { method: 'GET', path: '/v3/monitors/{id}', summary: 'Read a monitor' },
    { method: 'GET', path: '/v3/incidents', summary: 'List incidents' },
    { method: 'GET', path: '/v3/user/me', summary: 'Read the account' },
  ],
  popularity: 3,
  directoryId: null,
};
