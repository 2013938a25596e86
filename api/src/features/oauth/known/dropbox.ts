import { defineFacts, scopesOf } from './define-facts.ts';

export const dropbox = defineFacts({
  slug: 'dropbox',
  authorizationUrl: 'https://www.dropbox.com/oauth2/authorize',
  tokenUrl: 'https://api.dropboxapi.com/oauth2/token',
  scopes: scopesOf(
    {
      'account_info.read': 'Read the name and the email address of the account.',
      'files.metadata.read': 'List files and folders.',
      'files.content.read': 'Read files.',
    },
    {
      'files.content.write': 'Create, change and delete files.',
      'sharing.read': 'See what is shared, and with whom.',
    },
  ),
  usesPkce: true,
  additionalParams: { token_access_type: 'offline' },
  developerPortalUrl: 'https://www.dropbox.com/developers/apps',
  consoleSteps: [
    'Choose Create app, then Scoped access.',
    'Choose between the folder of the app and the full Dropbox; this cannot be changed later.',
    'Under Settings add the redirect URI.',
    'Under Permissions select the scopes and submit.',
    'Copy the App key and the App secret: they are the client ID and the client secret.',
  ],
  testUsers: 'In development status only a limited number of people can connect; Settings shows how many.',
  tokenLifetime: 'A few hours, renewed with a refresh token thanks to token_access_type=offline.',
  redirectUriRule: 'Must be one of the redirect URIs in the App Console, exactly; localhost too.',
  sources: [
    'https://www.dropbox.com/lp/developers/reference/oauth-guide',
    'https://dropbox.tech/developers/using-oauth-2-0-with-offline-access',
  ],
  checkedOn: '2026-11-22',
});
