import type { ProviderFacts } from '@gatehouse/contract/providers.ts';

/**
 * Facebook Login with an app access token; user and page tokens belong to `facebook-graph`.
 * Source: https://developers.facebook.com/docs/facebook-login/guides/access-tokens
 */
export const facebook: ProviderFacts = {
  name: 'Facebook Login',
  slug: 'facebook',
  description:
    'Facebook Login and the settings of a Meta app, with the app’s access token: checking user tokens, test users, app settings and webhook subscriptions.',
  registerUrl: 'https://developers.facebook.com/apps/',
  documentationUrl: 'https://developers.facebook.com/docs/facebook-login/',
  apiDocsUrl: 'https://developers.facebook.com/docs/facebook-login/guides/access-tokens',
  developerPortalUrl: 'https://developers.facebook.com/apps/',
  specialRequirements: [
    'Paste APP_ID|APP_SECRET from the app’s basic settings. This token never expires; resetting the app secret revokes it.',
    'The app secret belongs on servers only.',
    'Permissions beyond email and public_profile need App Review before people outside the app can grant them.',
    'Redirect URIs must be registered in the Facebook Login settings and use https.',
  ],
  requiredScopes: ['public_profile', 'email'],
  recommendedRotationDays: 90,
  baseUrl: 'https://graph.facebook.com',
  keyPlacement: { type: 'query', name: 'access_token' },
  defaultHeaders: {},
  hosts: ['graph.facebook.com'],
  keyPattern: '^\\d{10,20}\\|[0-9A-Za-z_-]{20,64}$',
  keyHint: 'APP_ID|APP_SECRET',
  // Returns the app that the token belongs to.
  verification: { method: 'GET', endpoint: '/app' },
  // Facebook sends them with a 400. https://developers.facebook.com/docs/graph-api/guides/error-handling
  refusalCodes: ['190', '102'],
};
