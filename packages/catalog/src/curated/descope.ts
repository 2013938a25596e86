import type { CuratedApi } from '#src/curated-api.ts';

export const descope: CuratedApi = {
  slug: 'descope',
  name: 'Descope',
  description:
    'Login flows designed on a visual canvas: passkeys, magic links, one-time codes, social and company login, with fraud protection.',
  categories: ['authentication', 'security'],
  capabilities: [
    'user login',
    'passwordless login',
    'magic links',
    'passkeys',
    'one-time passwords',
    'single sign-on',
    'social login',
    'multi-factor authentication',
  ],
  useCases: ['login for a SaaS', 'customer portal', 'passwordless login'],
  synonyms: ['CIAM', 'no-code auth', 'SAML', 'OIDC', 'B2B auth'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on active users and company connections.',
    freeTier: 'A monthly allowance of active users',
    checked: null,
  },
  urls: {
    website: 'https://www.descope.com/',
    registration: 'https://www.descope.com/sign-up',
    documentation: 'https://docs.descope.com/',
    developerPortal: 'https://app.descope.com/settings/company/managementkeys',
    apiReference: 'https://docs.descope.com/api',
  },
  domains: ['descope.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.descope.com',
  keyHint: 'PROJECT_ID:MANAGEMENT_KEY',
  oauth: null,
  operations: [
    { method: 'POST', path: '/v2/mgmt/user/search', summary: 'List users' },
    { method: 'POST', path: '/v1/mgmt/user/create', summary: 'Create a user' },
    { method: 'POST', path: '/v1/auth/magiclink/signin/email', summary: 'Send a login link' },
    { method: 'POST', path: '/v1/auth/validate', summary: 'Check a session' },
  ],
  popularity: 2,
  directoryId: null,
};
