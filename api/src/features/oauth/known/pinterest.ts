import { defineFacts, scopesOf } from './define-facts.ts';

export const pinterest = defineFacts({
  slug: 'pinterest',
  authorizationUrl: 'https://www.pinterest.com/oauth/',
  tokenUrl: 'https://api.pinterest.com/v5/oauth/token',
  scopes: scopesOf(
    {
      'user_accounts:read': 'Read the account.',
      'boards:read': 'Read public boards.',
      'pins:read': 'Read public Pins.',
    },
    { 'boards:write': 'Create and change boards.', 'pins:write': 'Publish and change Pins.' },
  ),
  scopeSeparator: ',',
  usesPkce: false,
  clientAuth: 'basic',
  developerPortalUrl: 'https://developers.pinterest.com/apps/',
  consoleSteps: [
    'Choose Connect app and wait for trial access.',
    'Under Configure add the redirect URI.',
    'Copy the App ID and the App secret key: they are the client ID and the client secret.',
  ],
  tokenLifetime: 'About 30 days, renewed with a refresh token.',
  redirectUriRule: 'Must be one of the redirect URIs of the app.',
  sources: ['https://developers.pinterest.com/docs/getting-started/set-up-authentication-and-authorization/'],
  checkedOn: '2026-11-22',
});
