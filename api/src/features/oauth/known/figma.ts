import { defineFacts, scopesOf } from './define-facts.ts';

export const figma = defineFacts({
  slug: 'figma',
  authorizationUrl: 'https://www.figma.com/oauth',
  tokenUrl: 'https://api.figma.com/v1/oauth/token',
  scopes: scopesOf(
    {
      'current_user:read': 'Read the name, the email address and the picture of the user.',
      'file_content:read': 'Read the contents of files.',
    },
    { 'file_comments:read': 'Read comments.', 'file_comments:write': 'Write and delete comments.' },
  ),
  usesPkce: true,
  developerPortalUrl: 'https://www.figma.com/developers/apps',
  consoleSteps: [
    'Choose Create a new app, enter a name, and select the team or organization it belongs to.',
    'Copy the client ID and the client secret: the secret is shown only once.',
    'Under OAuth credentials add the redirect URI.',
    'Under OAuth scopes select the scopes, and publish the app.',
  ],
  testUsers: 'A private app works only in its own team or organization; a public one is reviewed first.',
  sources: ['https://developers.figma.com/docs/rest-api/authentication'],
  checkedOn: null,
});
