import type { CuratedApi } from '#src/curated-api.ts';

export const linkedin: CuratedApi = {
  slug: 'linkedin',
  name: 'LinkedIn',
  description:
    'Sign-in with LinkedIn, posts by members and companies, and, for approved partners, ads, job posts and sales data.',
  categories: ['social', 'marketing', 'hr'],
  capabilities: [
    'social login',
    'user profiles',
    'publish posts',
    'social media analytics',
    'ad campaign management',
    'job postings',
    'page management',
  ],
  useCases: ['scheduled posts', 'sign-in for a business app', 'company page dashboard', 'job posts'],
  synonyms: ['professional network', 'B2B', 'recruiting', 'company page', 'jobs', 'social network'],
  pricing: {
    model: 'free',
    summary: 'Sign-in and sharing are free for your own members; other products need a partnership.',
    freeTier: 'Sign-in and sharing for your own members',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.linkedin.com/',
    registration: 'https://www.linkedin.com/developers/',
    documentation: 'https://learn.microsoft.com/linkedin/',
    developerPortal: 'https://www.linkedin.com/developers/apps',
    apiReference: 'https://learn.microsoft.com/linkedin/',
  },
  domains: ['linkedin.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.linkedin.com',
  keyHint: 'OAuth 2.0 access token; paths below /rest also need a LinkedIn-Version header',
  oauth: {
    authorizationUrl: 'https://www.linkedin.com/oauth/v2/authorization',
    tokenUrl: 'https://www.linkedin.com/oauth/v2/accessToken',
    scopes: ['openid', 'profile', 'email', 'w_member_social'],
  },
  operations: [
    {
      method: 'GET',
      path: '/v2/userinfo',
      summary: 'Get the signed-in member',
    },
    {
      method: 'POST',
      path: '/rest/posts',
      summary: 'Publish a post',
    },
    {
      method: 'GET',
      path: '/rest/organizations/{organization-id}',
      summary: 'Get a company page',
    },
    {
      method: 'POST',
      path: '/rest/images',
      summary: 'Start the upload of an image',
    },
  ],
  popularity: 5,
  directoryId: null,
};
