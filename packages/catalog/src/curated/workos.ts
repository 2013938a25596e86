import type { CuratedApi } from '#src/curated-api.ts';

export const workos: CuratedApi = {
  slug: 'workos',
  name: 'WorkOS',
  description:
    'What business customers expect of a product: single sign-on, directory sync, audit logs and roles, and login with passwords, passkeys and social accounts.',
  categories: ['authentication', 'security', 'developer-tools'],
  capabilities: [
    'single sign-on',
    'SAML',
    'user management',
    'directory sync',
    'user login',
    'social login',
    'multi-factor authentication',
    'audit logs',
    'permissions',
  ],
  useCases: ['enterprise login for a SaaS', 'customers manage their own users', 'login page'],
  synonyms: ['SSO', 'SCIM', 'OIDC', 'AuthKit', 'enterprise ready', 'B2B auth'],
  pricing: {
    model: 'freemium',
    summary: 'A monthly price per connected company; users are free up to a large number.',
    freeTier: 'User management for up to a million users',
    checked: null,
  },
  urls: {
    website: 'https://workos.com/',
    registration: 'https://signin.workos.com/sign-up',
    documentation: 'https://workos.com/docs',
    developerPortal: 'https://dashboard.workos.com/api-keys',
    apiReference: 'https://workos.com/docs/reference',
  },
  domains: ['workos.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.workos.com',
  keyHint: 'sk_test_… or sk_live_…',
  oauth: null,
  operations: [
    { method: 'GET', path: '/connections', summary: 'List SSO connections' },
    { method: 'GET', path: '/user_management/users', summary: 'List users' },
    { method: 'POST', path: '/user_management/authenticate', summary: 'Sign a user in' },
    { method: 'GET', path: '/directories', summary: 'List directories' },
    { method: 'GET', path: '/organizations', summary: 'List organizations' },
  ],
  popularity: 3,
  directoryId: null,
};
