import { defineFacts, scopesOf } from './define-facts.ts';

export const asana = defineFacts({
  slug: 'asana',
  authorizationUrl: 'https://app.asana.com/-/oauth_authorize',
  tokenUrl: 'https://app.asana.com/-/oauth_token',
  revocationUrl: 'https://app.asana.com/-/oauth_revoke',
  scopes: scopesOf(
    {
      'tasks:read': 'Read tasks.',
      'projects:read': 'Read projects.',
      'users:read': 'Read the people in the workspace.',
    },
    { 'tasks:write': 'Create and change tasks.', 'projects:write': 'Create and change projects.' },
  ),
  usesPkce: true,
  developerPortalUrl: 'https://app.asana.com/0/my-apps',
  consoleSteps: [
    'Choose Create new app and give it a name.',
    'Under OAuth add the redirect URI, and select the scopes.',
    'Copy the client ID and the client secret.',
    'Under Manage distribution select the workspaces that may use the app.',
  ],
  testUsers: 'Only people in the workspaces that are selected under Manage distribution.',
  tokenLifetime: 'One hour, renewed with a refresh token.',
  sources: [
    'https://developers.asana.com/docs/oauth',
    'https://developers.asana.com/docs/getting-started-with-asana-oauth',
  ],
  checkedOn: '2026-11-22',
});
