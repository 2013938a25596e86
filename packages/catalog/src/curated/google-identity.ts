import type { CuratedApi } from '#src/curated-api.ts';

export const googleIdentity: CuratedApi = {
  slug: 'google-identity',
  name: 'Google Identity (Sign in with Google)',
  alsoCalled: ['Sign in with Google', 'Google Identity', 'Google OAuth'],
  builtIn: { slug: 'google', is: 'part' },
  description:
    'Sign-in with a Google account over OpenID Connect: who a user is, and consent to use data from Google services on their behalf.',
  categories: ['authentication', 'security'],
  capabilities: ['social login', 'user login', 'single sign-on', 'user profiles', 'one tap sign-in'],
  useCases: ['log in with a Google account', 'fewer passwords', 'consent to read a calendar'],
  synonyms: ['OAuth', 'OIDC', 'Google login', 'Google account'],
  pricing: {
    model: 'free',
    summary: 'Free; sensitive scopes require an app review.',
    freeTier: 'Entirely free',
    checked: null,
  },
  urls: {
    website: 'https://developers.google.com/identity',
    registration: 'https://console.cloud.google.com/auth/clients',
    documentation: 'https://developers.google.com/identity/openid-connect/openid-connect',
    developerPortal: 'https://console.cloud.google.com/auth/clients',
    apiReference: 'https://developers.google.com/identity/protocols/oauth2',
  },
  domains: ['accounts.google.com', 'openidconnect.googleapis.com', 'googleapis.com', 'google.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://openidconnect.googleapis.com',
  keyHint: 'OAuth 2.0 access token',
  oauth: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scopes: ['openid', 'email', 'profile'],
  },
  operations: [{ method: 'GET', path: '/v1/userinfo', summary: 'Get the signed-in user' }],
  popularity: 4,
  directoryId: null,
};
