import type { CuratedApi } from '#src/curated-api.ts';

export const screenshotone: CuratedApi = {
  slug: 'screenshotone',
  name: 'ScreenshotOne',
  description:
    'Takes screenshots of web pages, whole pages too, without cookie banners and advertisements, also as PDF and video.',
  categories: ['developer-tools', 'media'],
  capabilities: ['website screenshots', 'HTML to PDF', 'full page screenshots', 'scrolling videos'],
  useCases: ['preview of links', 'archive of pages', 'pictures for social networks'],
  synonyms: ['webpage image', 'headless browser', 'URL to image', 'thumbnails'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans by number of screenshots.',
    freeTier: 'A number of screenshots each month',
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
    { method: 'GET', path: '/animate', summary: 'Make a video of a page' },
    { method: 'GET', path: '/usage', summary: 'Read how many are left' },
  ],
  popularity: 2,
  directoryId: null,
};
