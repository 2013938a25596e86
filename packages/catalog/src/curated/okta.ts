import type { CuratedApi } from '#src/curated-api.ts';

export const okta: CuratedApi = {
  slug: 'okta',
  name: 'Okta',
  description:
    'Identity for companies: users, groups, applications, sign-in rules and logs of who signed in where. Every organisation has its own host.',
  categories: ['authentication', 'security', 'hr'],
  capabilities: [
    'user authentication',
    'single sign-on',
    'multi-factor authentication',
    'user management',
    'role-based access control',
    'user provisioning',
    'social login',
  ],
  useCases: ['company sign-in', 'accounts for new employees', 'access reviews', 'security reports'],
  synonyms: [
    'login',
    'OAuth',
    'OpenID Connect',
    'SAML',
    'SCIM',
    'identity',
    'IAM',
    'SSO',
    'MFA',
    'directory',
  ],
  pricing: {
    model: 'subscription',
    summary: 'Billed per user per month, depending on the product.',
    freeTier: 'An integrator plan for developers',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.okta.com/',
    registration: 'https://developer.okta.com/signup/',
    documentation: 'https://developer.okta.com/docs/',
    developerPortal: 'https://developer.okta.com/login/',
    apiReference: 'https://developer.okta.com/docs/api/',
  },
  domains: ['okta.com'],
  keyPlacement: {
    type: 'header',
    name: 'Authorization',
    prefix: 'SSWS ',
  },
  baseUrl: null,
  keyHint: "The organisation's API token, 00…",
  // OAuth runs on each organisation's own host, so no single URL fits all.
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/api/v1/users/me',
      summary: 'Get the current user',
    },
    {
      method: 'GET',
      path: '/api/v1/users',
      summary: 'List users',
    },
    {
      method: 'POST',
      path: '/api/v1/users',
      summary: 'Create a user',
    },
    {
      method: 'GET',
      path: '/api/v1/groups',
      summary: 'List groups',
    },
    {
      method: 'GET',
      path: '/api/v1/apps',
      summary: 'List applications',
    },
    {
      method: 'GET',
      path: '/api/v1/logs',
      summary: 'List logged events',
    },
  ],
  popularity: 4,
  directoryId: null,
};
