import type { CuratedApi } from '#src/curated-api.ts';

export const webflow: CuratedApi = {
  slug: 'webflow',
  name: 'Webflow',
  description: 'Sites built by designers, with content collections, forms, products and publishing by API.',
  categories: ['productivity', 'developer-tools', 'e-commerce'],
  capabilities: [
    'website builder',
    'content management',
    'form submissions',
    'publish content',
    'online store',
    'webhooks',
  ],
  useCases: [
    'showing content from a database on a site',
    'form entries in a CRM',
    'pages created by a program',
  ],
  synonyms: ['CMS', 'no-code', 'landing pages', 'web design'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans priced per site.',
    freeTier: 'A plan for a small site',
    checked: null,
  },
  urls: {
    website: 'https://webflow.com/',
    registration: 'https://webflow.com/signup',
    documentation: 'https://developers.webflow.com/',
    developerPortal: 'https://webflow.com/dashboard',
    apiReference: 'https://developers.webflow.com/data/reference/rest-introduction',
  },
  domains: ['webflow.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.webflow.com/v2',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://webflow.com/oauth/authorize',
    tokenUrl: 'https://api.webflow.com/oauth/access_token',
    scopes: ['sites:read', 'cms:read', 'cms:write'],
  },
  operations: [
    { method: 'GET', path: '/token/introspect', summary: "Get the token's permissions" },
    { method: 'GET', path: '/sites', summary: 'List sites' },
    { method: 'GET', path: '/sites/{site_id}/collections', summary: 'List collections' },
    { method: 'POST', path: '/collections/{collection_id}/items', summary: 'Add an item' },
    { method: 'POST', path: '/sites/{site_id}/publish', summary: 'Publish a site' },
  ],
  popularity: 3,
  directoryId: 'webflow.com',
};
