import type { CuratedApi } from '#src/curated-api.ts';

export const screenshotone: CuratedApi = {
  slug: 'screenshotone',
  name: 'ScreenshotOne',
  description:
    'Takes screenshots of web pages, including full-page ones, without cookie banners and ads, also as PDF and video.',
  categories: ['developer-tools', 'media'],
  capabilities: ['website screenshots', 'HTML to PDF', 'full page screenshots', 'scrolling videos'],
  useCases: ['link previews', 'page archive', 'pictures for social networks'],
  synonyms: ['webpage image', 'headless browser', 'URL to image', 'thumbnails'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of screenshots.',
    freeTier: 'A monthly allowance of screenshots',
    checked: null,
  },
  urls: {
    website: 'https://screenshotone.com/',
    registration: 'https://dash.screenshotone.com/sign-up',
    documentation: 'https://screenshotone.com/docs/getting-started/',
    developerPortal: 'https://dash.screenshotone.com/access',
    apiReference: 'https://screenshotone.com/docs/options/',
  },
  domains: ['screenshotone.com'],
  keyPlacement: { type: 'query', name: 'access_key' },
  baseUrl: 'https://api.screenshotone.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/take', summary: 'Take a screenshot' },
    { method: 'GET', path: '/animate', summary: 'Record a video of a page' },
    { method: 'GET', path: '/usage', summary: 'Get the remaining quota' },
  ],
  popularity: 2,
  directoryId: null,
};
