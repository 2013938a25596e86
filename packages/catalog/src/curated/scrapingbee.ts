import type { CuratedApi } from '#src/curated-api.ts';

export const scrapingbee: CuratedApi = {
  slug: 'scrapingbee',
  name: 'ScrapingBee',
  description:
    'Fetches a page with a real browser and rotating proxies and returns the HTML, a screenshot, or the fields you name.',
  categories: ['search', 'developer-tools'],
  capabilities: [
    'web scraping',
    'headless browser',
    'proxies',
    'screenshots',
    'structured data extraction',
    'search engine results',
  ],
  useCases: ["shops' product prices", 'reading pages that need scripts', 'search results'],
  synonyms: ['scraper', 'crawler', 'web data', 'rotating proxy'],
  pricing: {
    model: 'subscription',
    summary: 'Monthly plans with credits; pages that need a browser cost more.',
    freeTier: 'Trial credits',
    checked: null,
  },
  urls: {
    website: 'https://www.scrapingbee.com/',
    registration: 'https://dashboard.scrapingbee.com/account/register',
    documentation: 'https://www.scrapingbee.com/documentation/',
    developerPortal: 'https://dashboard.scrapingbee.com/',
    apiReference: null,
  },
  domains: ['scrapingbee.com'],
  keyPlacement: { type: 'query', name: 'api_key' },
  baseUrl: 'https://app.scrapingbee.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/v1/', summary: 'Fetch a page' },
    { method: 'GET', path: '/api/v1/usage', summary: 'Get the credits used' },
    { method: 'GET', path: '/api/v1/store/google', summary: 'Get search results' },
  ],
  popularity: 3,
  directoryId: null,
};
