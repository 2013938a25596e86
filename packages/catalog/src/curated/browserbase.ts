import type { CuratedApi } from '#src/curated-api.ts';

export const browserbase: CuratedApi = {
  slug: 'browserbase',
  name: 'Browserbase',
  description:
    'Cloud browsers for agents and scripts: connect with Playwright or Puppeteer, with proxies, recordings and captcha handling.',
  categories: ['developer-tools', 'ai', 'search'],
  capabilities: [
    'headless browser',
    'browser automation',
    'web scraping',
    'session recording',
    'proxies',
    'screenshots',
    'AI agents',
  ],
  useCases: ['agent that fills in forms on websites', 'scraping pages with scripts', 'end-to-end checks'],
  synonyms: ['headless Chrome', 'Playwright', 'Puppeteer', 'Stagehand', 'browser agent'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on browser hours and concurrency.',
    freeTier: 'One hour of browser time per month',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.browserbase.com/',
    registration: 'https://www.browserbase.com/sign-up',
    documentation: 'https://docs.browserbase.com/',
    developerPortal: 'https://www.browserbase.com/settings',
    apiReference: 'https://docs.browserbase.com/reference/introduction',
  },
  domains: ['browserbase.com'],
  keyPlacement: { type: 'header', name: 'X-BB-API-Key' },
  baseUrl: 'https://api.browserbase.com',
  keyHint: 'bb_live_…',
  oauth: null,
  operations: [
    { method: 'POST', path: '/v1/sessions', summary: 'Start a browser' },
    { method: 'GET', path: '/v1/sessions', summary: 'List sessions' },
    { method: 'GET', path: '/v1/sessions/{id}', summary: 'Get a session' },
    { method: 'GET', path: '/v1/sessions/{id}/recording', summary: "Get a session's recording" },
    { method: 'GET', path: '/v1/projects', summary: 'List projects' },
  ],
  popularity: 3,
  directoryId: null,
};
