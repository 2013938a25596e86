import type { CuratedApi } from '#src/curated-api.ts';

export const googleSearchConsole: CuratedApi = {
  slug: 'google-search-console',
  name: 'Google Search Console API',
  alsoCalled: ['Search Console'],
  builtIn: { slug: 'google', is: 'part' },
  description:
    "Which searches a site's pages appear for in Google, how often they are clicked, and whether they are indexed.",
  categories: ['marketing', 'analytics', 'search'],
  capabilities: ['search performance', 'search rankings', 'keyword data', 'sitemaps', 'index status'],
  useCases: ['rank for keywords', 'pages that lost visitors', 'SEO report'],
  synonyms: ['SEO', 'webmaster tools', 'Google ranking', 'impressions'],
  pricing: {
    model: 'free',
    summary: 'Free, within usage limits.',
    freeTier: 'Entirely free',
    checked: '2026-11-23',
    source: 'https://developers.google.com/webmaster-tools/pricing',
  },
  urls: {
    website: 'https://search.google.com/search-console/about',
    registration: 'https://console.cloud.google.com/apis/library/searchconsole.googleapis.com',
    documentation: 'https://developers.google.com/webmaster-tools',
    developerPortal: 'https://console.cloud.google.com/auth/clients',
    apiReference: 'https://developers.google.com/webmaster-tools/v1/api_reference_index',
  },
  domains: ['search.google.com', 'searchconsole.googleapis.com', 'googleapis.com', 'google.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://searchconsole.googleapis.com',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scopes: ['https://www.googleapis.com/auth/webmasters.readonly'],
  },
  operations: [
    { method: 'GET', path: '/webmasters/v3/sites', summary: 'List sites' },
    {
      method: 'POST',
      path: '/webmasters/v3/sites/{siteUrl}/searchAnalytics/query',
      summary: 'Query searches and clicks',
    },
    {
      method: 'POST',
      path: '/v1/urlInspection/index:inspect',
      summary: 'Check whether a page is indexed',
    },
    { method: 'GET', path: '/webmasters/v3/sites/{siteUrl}/sitemaps', summary: 'List sitemaps' },
  ],
  popularity: 4,
  directoryId: 'googleapis.com:searchconsole',
};
