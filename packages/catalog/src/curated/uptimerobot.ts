import type { CuratedApi } from '#src/curated-api.ts';

export const uptimerobot: CuratedApi = {
  slug: 'uptimerobot',
  name: 'UptimeRobot',
  alsoCalled: ['Uptime Robot'],
  description:
    'Checks websites, ports and certificates at regular intervals and alerts you when they fail, with status pages.',
  categories: ['monitoring'],
  capabilities: ['uptime monitoring', 'website monitoring', 'status pages', 'SSL monitoring', 'alerts'],
  useCases: ['email when a site is down', 'public status page', 'alerts for expiring certificates'],
  synonyms: ['downtime', 'ping', 'health checks', 'is my site down'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of monitors and the check interval.',
    freeTier: 'A limited number of monitors checked every five minutes, for non-commercial use',
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
  keyHint: "The account's main API key",
  oauth: null,
  operations: [
    { method: 'GET', path: '/v3/monitors', summary: 'List monitors' },
    { method: 'POST', path: '/v3/monitors', summary: 'Add a monitor' },
    { method: 'GET', path: '/v3/monitors/{id}', summary: 'Get a monitor' },
    { method: 'GET', path: '/v3/incidents', summary: 'List incidents' },
    { method: 'GET', path: '/v3/user/me', summary: 'Get the account' },
  ],
  popularity: 3,
  directoryId: null,
};
