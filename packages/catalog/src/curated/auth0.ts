import type { CuratedApi } from '#src/curated-api.ts';

export const auth0: CuratedApi = {
  slug: 'auth0',
  name: 'Auth0',
  description:
    'Sign-in for apps and APIs: passwords, social accounts, company directories, passkeys and second factors, with users, roles and organisations. Every tenant has its own host.',
  categories: ['authentication', 'security'],
  capabilities: [
    'user authentication',
    'single sign-on',
    'social login',
    'multi-factor authentication',
    'passwordless login',
    'user management',
    'role-based access control',
    'token issuance',
    'passkeys',
  ],
  useCases: ['sign-in for a web app', 'company sign-in', 'API protection', 'user administration'],
  synonyms: ['login', 'OAuth', 'OpenID Connect', 'SAML', 'identity', 'CIAM', 'Okta', 'SSO', 'MFA'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on active users and features.',
    freeTier: 'A monthly allowance of active users',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://auth0.com/',
    registration: 'https://auth0.com/signup',
    documentation: 'https://auth0.com/docs',
    developerPortal: 'https://manage.auth0.com/',
    apiReference: 'https://auth0.com/docs/api',
  },
  domains: ['auth0.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: null,
  keyHint: 'Management API access token, eyJ…',
  // OAuth runs on each tenant's own host, so no single URL fits all.
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/oauth/token',
      summary: 'Get an access token',
    },
    {
      method: 'GET',
      path: '/userinfo',
      summary: 'Get the signed-in user',
    },
    {
      method: 'GET',
      path: '/api/v2/users',
      summary: 'List users',
    },
    {
      method: 'POST',
      path: '/api/v2/users',
      summary: 'Create a user',
    },
    {
      method: 'GET',
      path: '/api/v2/clients',
      summary: 'List applications',
    },
    {
      method: 'GET',
      path: '/api/v2/roles',
      summary: 'List roles',
    },
  ],
  popularity: 5,
  directoryId: null,
};
