import type { CuratedApi } from '#src/curated-api.ts';

export const upstash: CuratedApi = {
  slug: 'upstash',
  name: 'Upstash',
  alsoCalled: ['QStash', 'Upstash Redis'],
  description:
    'Serverless Redis, message queue with schedules (QStash), workflows and a vector index, each accessed over HTTP and billed per call.',
  categories: ['database', 'developer-tools', 'cloud'],
  capabilities: [
    'Redis',
    'key-value store',
    'message queue',
    'background jobs',
    'scheduled jobs',
    'rate limiting',
    'vector search',
    'workflows',
  ],
  useCases: ['cache of a serverless app', 'background job after a request', 'API rate limiting', 'sessions'],
  synonyms: ['hosted Redis', 'cache', 'cron', 'queue', 'serverless Redis', 'task queue'],
  pricing: {
    model: 'freemium',
    summary: 'Priced per hundred thousand commands or messages, or fixed monthly plans.',
    freeTier: 'One database with a monthly allowance of commands',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://upstash.com/',
    registration: 'https://console.upstash.com/',
    documentation: 'https://upstash.com/docs',
    developerPortal: 'https://console.upstash.com/',
    apiReference: 'https://upstash.com/docs/redis/features/restapi',
  },
  domains: ['upstash.com', 'upstash.io'],
  keyPlacement: { type: 'bearer' },
  baseUrl: null,
  keyHint: "The database's REST token",
  oauth: null,
  operations: [
    { method: 'GET', path: '/get/{key}', summary: 'Get a value' },
    { method: 'POST', path: '/set/{key}', summary: 'Store a value' },
    { method: 'GET', path: '/incr/{key}', summary: 'Increment a counter' },
    { method: 'POST', path: '/pipeline', summary: 'Run several commands' },
    {
      method: 'POST',
      path: '/v2/publish/{destination}',
      summary: 'Send a message to a URL later, with QStash',
    },
  ],
  popularity: 4,
  directoryId: null,
};
