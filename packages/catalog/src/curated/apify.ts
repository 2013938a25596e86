import type { CuratedApi } from '#src/curated-api.ts';

export const apify: CuratedApi = {
  slug: 'apify',
  name: 'Apify',
  description:
    'A platform with thousands of ready-made scrapers and crawlers, and a place to run your own, with schedules, proxies, and results as JSON or CSV.',
  categories: ['search', 'developer-tools', 'data-enrichment'],
  capabilities: [
    'web scraping',
    'web crawling',
    'ready-made scrapers',
    'browser automation',
    'proxies',
    'datasets',
  ],
  useCases: [
    'posts and profiles of social networks',
    "shops' product prices",
    'places and reviews from maps',
    'data for a language model',
  ],
  synonyms: ['scraper', 'crawler', 'Crawlee', 'MCP server', 'web data'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans with a credit that runs consume; some scrapers have their own price.',
    freeTier: 'A monthly credit',
    checked: null,
  },
  urls: {
    website: 'https://apify.com/',
    registration: 'https://console.apify.com/sign-up',
    documentation: 'https://docs.apify.com/',
    developerPortal: 'https://console.apify.com/settings/integrations',
    apiReference: 'https://docs.apify.com/api/v2',
  },
  domains: ['apify.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.apify.com',
  keyHint: 'apify_api_…',
  oauth: null,
  operations: [
    { method: 'POST', path: '/v2/acts/{actorId}/runs', summary: 'Start a scraper' },
    {
      method: 'POST',
      path: '/v2/acts/{actorId}/run-sync-get-dataset-items',
      summary: 'Run a scraper and wait for the result',
    },
    { method: 'GET', path: '/v2/datasets/{datasetId}/items', summary: 'Get the result' },
    { method: 'GET', path: '/v2/acts', summary: 'List your scrapers' },
    { method: 'GET', path: '/v2/users/me', summary: 'Get the account' },
  ],
  popularity: 4,
  directoryId: null,
};
