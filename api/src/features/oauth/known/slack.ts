import { defineFacts, scopesOf } from './define-facts.ts';

export const slack = defineFacts({
  slug: 'slack',
  authorizationUrl: 'https://slack.com/oauth/v2/authorize',
  tokenUrl: 'https://slack.com/api/oauth.v2.access',
  scopes: scopesOf(
    {
      'channels:read': 'See the public channels and their names.',
      'users:read': 'See the people in the workspace.',
      'chat:write': 'Post messages as the app.',
    },
    {
      'channels:history': 'Read messages in public channels that the app was added to.',
      'files:read': 'Read files in channels that the app was added to.',
      'users:read.email': 'Read the email addresses of the people in the workspace.',
    },
  ),
  scopeSeparator: ',',
  // Turning PKCE on makes an app a public client, which cannot be undone.
  usesPkce: false,
  developerPortalUrl: 'https://api.slack.com/apps',
  consoleSteps: [
    'Choose Create New App, then From scratch, and select a workspace.',
    'Under OAuth & Permissions add the redirect URI.',
    'Add the scopes to the Bot Token Scopes.',
    'Copy the client ID and the client secret under Basic Information.',
  ],
  testUsers:
    'Only members of the workspace in which the app was made, until you turn its public distribution on.',
  tokenLifetime:
    'Does not expire, unless you turn token rotation on: then 12 hours, renewed with a refresh token.',
  redirectUriRule: 'Must use https and begin with one of the Redirect URLs of the app.',
  notes: [
    'The scopes are those of the bot. To act as the user instead, leave them empty and name scopes in the additional parameter user_scope.',
  ],
  sources: [
    'https://docs.slack.dev/authentication/installing-with-oauth',
    'https://docs.slack.dev/authentication/using-token-rotation',
    'https://docs.slack.dev/authentication/using-pkce',
  ],
  checkedOn: '2026-11-22',
});
