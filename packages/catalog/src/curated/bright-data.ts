import type { CuratedApi } from '#src/curated-api.ts';

export const brightData: CuratedApi = {
  slug: 'bright-data',
  name: 'Bright Data',
  alsoCalled: ['Luminati'],
  description:
    'Proxies in every country, an unlocker for sites that block bots, scrapers for well-known sites, search results and ready-made data sets.',
  categories: ['search', 'data-enrichment', 'market-research'],
  capabilities: [
    'web scraping',
    'proxies',
    'search engine results',
    'structured data extraction',
    'ready-made datasets',
    'browser automation',
  ],
  useCases: ["competitors' prices", 'market research', 'training data', 'social media data'],
  synonyms: ['residential proxy', 'web unlocker', 'SERP', 'scraper', 'MCP server', 'web data'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per record, request or gigabyte, or monthly plans.',
    freeTier: 'A trial credit',
    checked: null,
  },
  urls: {
    website: 'https://brightdata.com/',
    registration: 'https://brightdata.com/cp/start',
    documentation: 'https://docs.brightdata.com/',
    developerPortal: 'https://brightdata.com/cp/setting/users',
    apiReference: 'https://docs.brightdata.com/api-reference/introduction',
  },
  domains: ['brightdata.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.brightdata.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'POST', path: '/request', summary: 'Fetch a page through a zone' },
    { method: 'POST', path: '/datasets/v3/trigger', summary: 'Start a scraper' },
    { method: 'GET', path: '/datasets/v3/progress/{snapshot_id}', summary: 'Get the status' },
    { method: 'GET', path: '/datasets/v3/snapshot/{snapshot_id}', summary: 'Get the result' },
  ],
  popularity: 3,
  directoryId: null,
};
