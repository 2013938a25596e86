import type { CuratedApi } from '#src/curated-api.ts';

export const pinterest: CuratedApi = {
  slug: 'pinterest',
  name: 'Pinterest',
  description: 'Boards and pins of an account, plus analytics, advertising and product catalogues.',
  categories: ['social', 'marketing', 'e-commerce'],
  capabilities: [
    'publish pins',
    'boards',
    'social media posting',
    'pin analytics',
    'advertising',
    'product catalogue',
  ],
  useCases: ['scheduled pins', 'shop products as pins', 'advertising reports'],
  synonyms: ['social network', 'pins', 'inspiration'],
  pricing: {
    model: 'free',
    summary: 'Free; full access requires a review.',
    freeTier: 'Entirely free',
    checked: null,
  },
  urls: {
    website: 'https://developers.pinterest.com/',
    registration: 'https://www.pinterest.com/business/create/',
    documentation: 'https://developers.pinterest.com/docs/',
    developerPortal: 'https://developers.pinterest.com/apps/',
    apiReference: 'https://developers.pinterest.com/docs/api/v5/introduction/',
  },
  domains: ['pinterest.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.pinterest.com/v5',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://www.pinterest.com/oauth/',
    tokenUrl: 'https://api.pinterest.com/v5/oauth/token',
    scopes: ['boards:read', 'pins:read', 'pins:write'],
  },
  operations: [
    { method: 'GET', path: '/user_account', summary: 'Get the account' },
    { method: 'GET', path: '/boards', summary: 'List boards' },
    { method: 'POST', path: '/pins', summary: 'Publish a pin' },
    { method: 'GET', path: '/pins/{pin_id}/analytics', summary: 'Get the statistics of a pin' },
    { method: 'GET', path: '/ad_accounts', summary: 'List advertising accounts' },
  ],
  popularity: 3,
  directoryId: null,
};
