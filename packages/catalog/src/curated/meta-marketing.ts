import type { CuratedApi } from '#src/curated-api.ts';

export const metaMarketing: CuratedApi = {
  slug: 'meta-marketing',
  name: 'Meta Marketing API',
  alsoCalled: ['Facebook Ads', 'Meta Ads'],
  builtIn: { slug: 'facebook-graph', is: 'part' },
  description:
    'Ads on Facebook and Instagram: campaigns, audiences, creatives, budgets and results of ad accounts.',
  categories: ['marketing', 'analytics', 'social'],
  capabilities: [
    'ad campaign management',
    'ad reporting',
    'audience targeting',
    'conversion tracking',
    'budget management',
    'lead management',
  ],
  useCases: [
    'campaign dashboard',
    'automatic budgets',
    'custom audiences from the CRM',
    'reports for agency clients',
  ],
  synonyms: ['Facebook Ads', 'Instagram Ads', 'paid social', 'advertising', 'Meta Ads', 'Conversions API'],
  pricing: {
    model: 'free',
    summary:
      'The API is free, within rate limits; the ads themselves are paid for. Wider access needs app review.',
    freeTier: 'Everything, within rate limits',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://developers.facebook.com/docs/marketing-apis',
    registration: 'https://developers.facebook.com/',
    documentation: 'https://developers.facebook.com/docs/marketing-api',
    developerPortal: 'https://developers.facebook.com/apps/',
    apiReference: 'https://developers.facebook.com/docs/marketing-api/reference',
  },
  domains: ['graph.facebook.com', 'facebook.com', 'meta.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://graph.facebook.com',
  keyHint: 'EAA…',
  oauth: {
    authorizationUrl: 'https://www.facebook.com/dialog/oauth',
    tokenUrl: 'https://graph.facebook.com/oauth/access_token',
    scopes: ['ads_read', 'ads_management'],
  },
  operations: [
    {
      method: 'GET',
      path: '/me/adaccounts',
      summary: 'List ad accounts',
    },
    {
      method: 'GET',
      path: '/act_{ad-account-id}/campaigns',
      summary: 'List campaigns',
    },
    {
      method: 'POST',
      path: '/act_{ad-account-id}/campaigns',
      summary: 'Create a campaign',
    },
    {
      method: 'GET',
      path: '/act_{ad-account-id}/insights',
      summary: 'Get results',
    },
    {
      method: 'GET',
      path: '/act_{ad-account-id}/customaudiences',
      summary: 'List custom audiences',
    },
  ],
  popularity: 5,
  directoryId: null,
};
