import { defineFacts } from './define-facts.ts';

export const intercom = defineFacts({
  slug: 'intercom',
  authorizationUrl: 'https://app.intercom.com/oauth',
  tokenUrl: 'https://api.intercom.io/auth/eagle/token',
  // They are set on the app.
  scopes: [],
  usesPkce: false,
  clientAuth: 'post',
  developerPortalUrl: 'https://app.intercom.com/a/apps/_/developer-hub',
  consoleSteps: [
    'Choose New app, enter a name, and select a workspace.',
    'Under Authentication tick Use OAuth, and add the redirect URI.',
    'Select the permissions there too.',
    'Copy the client ID and the client secret under Basic information.',
  ],
  testUsers: 'Only workspaces of your own, until Intercom has reviewed the app.',
  tokenLifetime: 'Does not expire; there is no refresh token.',
  redirectUriRule: 'Must use https.',
  sources: [
    'https://developers.intercom.com/docs/build-an-integration/learn-more/authentication/setting-up-oauth',
  ],
  checkedOn: '2026-11-22',
});
