import type { CuratedApi } from '#src/curated-api.ts';

export const netlify: CuratedApi = {
  slug: 'netlify',
  name: 'Netlify',
  description: 'Builds and hosts websites from a repository, with functions, forms, previews and domains.',
  categories: ['developer-tools', 'cloud'],
  capabilities: [
    'deploy websites',
    'static hosting',
    'serverless functions',
    'deploy previews',
    'form submissions',
    'DNS records',
  ],
  useCases: ['putting a website online', 'preview for each pull request', 'contact form'],
  synonyms: ['Jamstack', 'hosting', 'CDN', 'continuous deployment'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans with credits for builds, traffic and functions.',
    freeTier: 'A plan with a limited number of credits',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.netlify.com/',
    registration: 'https://app.netlify.com/signup',
    documentation: 'https://docs.netlify.com/',
    developerPortal: 'https://app.netlify.com/user/applications',
    apiReference: 'https://open-api.netlify.com/',
  },
  domains: ['netlify.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.netlify.com/api/v1',
  keyHint: 'nfp_…',
  oauth: {
    authorizationUrl: 'https://app.netlify.com/authorize',
    tokenUrl: 'https://api.netlify.com/oauth/token',
    scopes: [],
  },
  operations: [
    { method: 'GET', path: '/sites', summary: 'List sites' },
    { method: 'POST', path: '/sites', summary: 'Create a site' },
    { method: 'GET', path: '/sites/{site_id}/deploys', summary: 'List deploys' },
    { method: 'GET', path: '/user', summary: 'Get the account' },
    { method: 'GET', path: '/sites/{site_id}/forms', summary: 'List forms' },
  ],
  popularity: 4,
  directoryId: 'netlify.com',
};
