import type { CuratedApi } from '#src/curated-api.ts';

export const facebookLogin: CuratedApi = {
  slug: 'facebook-login',
  name: 'Facebook Login',
  builtIn: { slug: 'facebook', is: 'same' },
  description:
    'Lets people sign in with their Facebook account: name, picture and email address of those who consent, plus token checks.',
  categories: ['authentication', 'social'],
  capabilities: ['social login', 'user login', 'token check', 'user profiles', 'test users'],
  useCases: ['sign in with Facebook', 'fewer passwords', 'community accounts'],
  synonyms: ['log in with Facebook', 'OAuth', 'Meta', 'Facebook button'],
  pricing: {
    model: 'free',
    summary: 'Free; anything beyond name and email address requires App Review.',
    freeTier: 'Entirely free',
    checked: null,
  },
  urls: {
    website: 'https://developers.facebook.com/products/facebook-login/',
    registration: 'https://developers.facebook.com/apps/creation/',
    documentation: 'https://developers.facebook.com/docs/facebook-login/',
    developerPortal: 'https://developers.facebook.com/apps/',
    apiReference: 'https://developers.facebook.com/docs/facebook-login/guides/access-tokens',
  },
  domains: ['facebook.com', 'fb.com', 'meta.com'],
  keyPlacement: { type: 'query', name: 'access_token' },
  baseUrl: 'https://graph.facebook.com',
  keyHint: 'APP_ID|APP_SECRET',
  oauth: {
    authorizationUrl: 'https://www.facebook.com/v26.0/dialog/oauth',
    tokenUrl: 'https://graph.facebook.com/v26.0/oauth/access_token',
    scopes: ['public_profile', 'email'],
  },
  operations: [
    { method: 'GET', path: '/app', summary: 'Get the app that the token belongs to' },
    { method: 'GET', path: '/debug_token', summary: "Check a user's token" },
    { method: 'GET', path: '/me', summary: 'Get the user of a token' },
  ],
  popularity: 4,
  directoryId: null,
};
