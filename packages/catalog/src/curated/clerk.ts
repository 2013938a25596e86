import type { CuratedApi } from '#src/curated-api.ts';

export const clerk: CuratedApi = {
  slug: 'clerk',
  name: 'Clerk',
  description:
    'Ready-made sign-in and user pages for web and mobile apps, with a server API for users, sessions and organisations.',
  categories: ['authentication', 'developer-tools'],
  capabilities: [
    'user authentication',
    'social login',
    'single sign-on',
    'multi-factor authentication',
    'passwordless login',
    'user management',
    'role-based access control',
    'passkeys',
    'webhooks',
  ],
  useCases: ['sign-in for a web app', 'teams in a SaaS product', 'user administration'],
  synonyms: ['login', 'Next.js auth', 'React', 'identity', 'SSO', 'MFA', 'passkeys'],
  pricing: {
    model: 'freemium',
    summary: 'Billed by active users and add-ons.',
    freeTier: 'A monthly allowance of active users',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://clerk.com/',
    registration: 'https://dashboard.clerk.com/sign-up',
    documentation: 'https://clerk.com/docs',
    developerPortal: 'https://dashboard.clerk.com/',
    apiReference: 'https://clerk.com/docs/reference/backend-api',
  },
  domains: ['clerk.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.clerk.com',
  keyHint: 'sk_test_… or sk_live_…',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v1/users',
      summary: 'List users',
    },
    {
      method: 'POST',
      path: '/v1/users',
      summary: 'Create a user',
    },
    {
      method: 'GET',
      path: '/v1/users/{user_id}',
      summary: 'Get a user',
    },
    {
      method: 'GET',
      path: '/v1/organizations',
      summary: 'List organisations',
    },
    {
      method: 'POST',
      path: '/v1/sessions/{session_id}/revoke',
      summary: 'End a session',
    },
    {
      method: 'POST',
      path: '/v1/invitations',
      summary: 'Invite a user',
    },
  ],
  popularity: 4,
  directoryId: null,
};
