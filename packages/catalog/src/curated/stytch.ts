import type { CuratedApi } from '#src/curated-api.ts';

export const stytch: CuratedApi = {
  slug: 'stytch',
  name: 'Stytch',
  description:
    'Passwordless login and more: magic links, one-time codes, passkeys, social and company login, device fingerprints, and access for agents.',
  categories: ['authentication', 'security'],
  capabilities: [
    'user login',
    'passwordless login',
    'magic links',
    'one-time passwords',
    'passkeys',
    'single sign-on',
    'social login',
    'session management',
    'bot detection',
  ],
  useCases: ['login with an email link', 'login with a code by SMS', 'enterprise login'],
  synonyms: ['OTP', 'biometrics', 'B2B auth', 'SSO', 'CIAM'],
  pricing: {
    model: 'freemium',
    summary: 'Priced per monthly active user and company connection beyond the free allowance.',
    freeTier: 'A monthly allowance of active users',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://stytch.com/',
    registration: 'https://stytch.com/start-now',
    documentation: 'https://stytch.com/docs',
    developerPortal: 'https://stytch.com/dashboard/api-keys',
    apiReference: 'https://stytch.com/docs/api',
  },
  domains: ['stytch.com'],
  keyPlacement: { type: 'basic' },
  baseUrl: 'https://api.stytch.com',
  keyHint: 'PROJECT_ID:SECRET',
  oauth: null,
  operations: [
    { method: 'POST', path: '/v1/users/search', summary: 'List users' },
    { method: 'POST', path: '/v1/magic_links/email/login_or_create', summary: 'Send a login link' },
    { method: 'POST', path: '/v1/otps/sms/login_or_create', summary: 'Send a code by SMS' },
    { method: 'POST', path: '/v1/sessions/authenticate', summary: 'Check a session' },
    { method: 'POST', path: '/v1/users', summary: 'Create a user' },
  ],
  popularity: 2,
  directoryId: null,
};
