import type { CuratedApi } from '#src/curated-api.ts';

export const facebookLogin: CuratedApi = {
  slug: 'facebook-login',
  name: 'Facebook Login',
  builtIn: { slug: 'facebook', is: 'same' },
  description:
    'Sign-in with a Facebook account: name, picture and e-mail address of people who agree, and checks of their tokens.',
  categories: ['authentication', 'social'],
  capabilities: ['social login', 'user login', 'token check', 'user profiles', 'test users'],
  useCases: ['sign in with Facebook', 'fewer passwords', 'accounts of a community'],
  synonyms: ['log in with Facebook', 'OAuth', 'Meta', 'Facebook button'],
  pricing: {
    model: 'free',
    summary: 'Nothing is charged; more than name and e-mail address after App Review.',
    freeTier: 'All of it',
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
    { method: 'GET', path: '/app', summary: 'Read the app that the token belongs to' },
    { method: 'GET', path: '/debug_token', summary: 'Check the token of a person' },
    { method: 'GET', path: '/me', summary: 'Read the person of a user token' },
  ],
  popularity: 4,
  directoryId: null,
};
