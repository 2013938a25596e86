import type { CuratedApi } from '#src/curated-api.ts';

export const firecrawl: CuratedApi = {
  slug: 'firecrawl',
  name: 'Firecrawl',
  description:
    'Turns web pages and whole sites into Markdown or structured data for language models; it runs scripts, follows links and gets around blocks.',
  categories: ['search', 'ai', 'developer-tools'],
  capabilities: [
    'web scraping',
    'web crawling',
    'web pages to markdown',
    'structured data extraction',
    'site mapping',
    'web search',
    'screenshots',
  ],
  useCases: [
    'feeding a site to a chatbot',
    'price lists from web pages',
    'watching pages for changes',
    'retrieval-augmented generation',
  ],
  synonyms: ['scraper', 'crawler', 'MCP server', 'web data for LLMs', 'open source'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans with credits; most pages cost one.',
    freeTier: 'A limited number of credits',
    checked: null,
  },
  urls: {
    website: 'https://www.firecrawl.dev/',
    registration: 'https://www.firecrawl.dev/signin',
    documentation: 'https://docs.firecrawl.dev/',
    developerPortal: 'https://www.firecrawl.dev/app/api-keys',
    apiReference: 'https://docs.firecrawl.dev/api-reference/introduction',
  },
  domains: ['firecrawl.dev'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.firecrawl.dev',
  keyHint: 'fc-…',
  oauth: null,
  operations: [
    { method: 'POST', path: '/v2/scrape', summary: 'Scrape a page' },
    { method: 'POST', path: '/v2/crawl', summary: 'Crawl a site' },
    { method: 'GET', path: '/v2/crawl/{id}', summary: 'Get the status of a crawl' },
    { method: 'POST', path: '/v2/map', summary: 'List the pages of a site' },
    { method: 'POST', path: '/v2/search', summary: 'Search the web and read the results' },
    { method: 'POST', path: '/v2/extract', summary: 'Extract structured data' },
  ],
  popularity: 4,
  directoryId: null,
};
