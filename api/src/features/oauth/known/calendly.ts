import { defineFacts } from './define-facts.ts';

export const calendly = defineFacts({
  slug: 'calendly',
  authorizationUrl: 'https://auth.calendly.com/oauth/authorize',
  tokenUrl: 'https://auth.calendly.com/oauth/token',
  revocationUrl: 'https://auth.calendly.com/oauth/revoke',
  // Their names are not listed where these facts were looked up; they are selected when the app is made.
  scopes: [],
  usesPkce: true,
  developerPortalUrl: 'https://developer.calendly.com/',
  consoleSteps: [
    'Sign up for a developer account, which is not the account with your calendar.',
    'Create an OAuth app; select Web, and Sandbox or Production.',
    'Enter the redirect URI, and select the scopes: a new app has access to nothing without them.',
    'Copy the client ID, the client secret and the webhook signing key: they are shown only once.',
  ],
  tokenLifetime: 'Two hours; a refresh token does not expire until it is used.',
  redirectUriRule: 'https; http works at localhost only in the sandbox.',
  sources: [
    'https://developer.calendly.com/creating-an-oauth-app',
    'https://developer.calendly.com/how-to-access-calendly-data-on-behalf-of-authenticated-users',
  ],
  checkedOn: '2026-11-22',
});
