import type { CuratedApi } from '#src/curated-api.ts';

export const googleAds: CuratedApi = {
  slug: 'google-ads',
  name: 'Google Ads API',
  alsoCalled: ['AdWords'],
  builtIn: { slug: 'google', is: 'part' },
  description:
    'Campaigns, keywords, budgets, bids and results of Google Ads accounts, and keyword ideas with their search volumes. Needs a developer token that Google approves.',
  categories: ['marketing', 'analytics'],
  capabilities: [
    'ad campaign management',
    'ad reporting',
    'keyword research',
    'audience targeting',
    'conversion tracking',
    'search volume',
    'budget management',
  ],
  useCases: ['campaign dashboard', 'automatic bids', 'keyword planning', 'reports for agency clients'],
  synonyms: ['AdWords', 'PPC', 'search ads', 'SEM', 'paid search', 'advertising', 'Keyword Planner'],
  pricing: {
    model: 'free',
    summary:
      'The API is free; the ads themselves are paid for. A developer token is needed, with daily limits that depend on its access level.',
    freeTier: 'Everything, within the limits of the access level',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://developers.google.com/google-ads/api',
    registration: 'https://ads.google.com/',
    documentation: 'https://developers.google.com/google-ads/api/docs/start',
    developerPortal: 'https://console.cloud.google.com/apis/credentials',
    apiReference: 'https://developers.google.com/google-ads/api/reference/rpc',
  },
  domains: ['ads.google.com', 'googleads.googleapis.com', 'googleapis.com', 'google.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://googleads.googleapis.com',
  keyHint: 'OAuth 2.0 access token; a developer-token header is also required',
  oauth: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scopes: ['https://www.googleapis.com/auth/adwords'],
  },
  operations: [
    {
      method: 'GET',
      path: '/v{version}/customers:listAccessibleCustomers',
      summary: 'List accessible accounts',
    },
    {
      method: 'POST',
      path: '/v{version}/customers/{customerId}/googleAds:search',
      summary: 'Query campaigns and results',
      body: { query: 'SELECT campaign.id, campaign.name FROM campaign' },
    },
    {
      method: 'POST',
      path: '/v{version}/customers/{customerId}/campaigns:mutate',
      summary: 'Create or change campaigns',
    },
    {
      method: 'POST',
      path: '/v{version}/customers/{customerId}:generateKeywordIdeas',
      summary: 'Find keywords with their search volumes',
    },
  ],
  popularity: 5,
  directoryId: null,
};
