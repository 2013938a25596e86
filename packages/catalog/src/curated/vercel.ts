import type { CuratedApi } from '#src/curated-api.ts';

export const vercel: CuratedApi = {
  slug: 'vercel',
  name: 'Vercel',
  description:
    'Deployments, projects, domains, environment variables and logs of web apps that run on Vercel.',
  categories: ['developer-tools', 'cloud'],
  capabilities: [
    'deployments',
    'CI/CD pipelines',
    'domain management',
    'environment variables',
    'serverless functions',
    'static hosting',
    'webhooks',
  ],
  useCases: [
    'previews for pull requests',
    'site for each customer',
    'deployment dashboard',
    'registering domains by API',
  ],
  synonyms: ['hosting', 'Next.js', 'frontend cloud', 'serverless', 'deploy'],
  pricing: {
    model: 'freemium',
    summary: 'Plans priced per member per month with included usage; the API is part of every plan.',
    freeTier: 'A hobby plan for personal projects',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://vercel.com/',
    registration: 'https://vercel.com/signup',
    documentation: 'https://vercel.com/docs',
    developerPortal: 'https://vercel.com/account/settings/tokens',
    apiReference: 'https://vercel.com/docs/rest-api',
  },
  domains: ['vercel.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.vercel.com',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v2/user',
      summary: 'Get the current user',
    },
    {
      method: 'GET',
      path: '/v9/projects',
      summary: 'List projects',
    },
    {
      method: 'GET',
      path: '/v6/deployments',
      summary: 'List deployments',
    },
    {
      method: 'POST',
      path: '/v13/deployments',
      summary: 'Create a deployment',
    },
    {
      method: 'POST',
      path: '/v10/projects/{idOrName}/env',
      summary: 'Set environment variables',
    },
    {
      method: 'POST',
      path: '/v10/projects/{idOrName}/domains',
      summary: 'Add a domain',
    },
  ],
  popularity: 4,
  directoryId: 'vercel.com',
};
