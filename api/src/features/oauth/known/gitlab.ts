import { defineFacts, scopesOf } from './define-facts.ts';

export const gitlab = defineFacts({
  slug: 'gitlab',
  authorizationUrl: 'https://gitlab.com/oauth/authorize',
  tokenUrl: 'https://gitlab.com/oauth/token',
  issuer: 'https://gitlab.com',
  revocationUrl: 'https://gitlab.com/oauth/revoke',
  scopes: scopesOf(
    { read_user: 'Read the profile of the user.', read_api: 'Read everything that the user can see.' },
    {
      api: 'Read and change everything that the user can.',
      read_repository: 'Read the contents of repositories.',
      write_repository: 'Read and change the contents of repositories.',
    },
  ),
  usesPkce: true,
  developerPortalUrl: 'https://gitlab.com/-/user_settings/applications',
  consoleSteps: [
    'Choose Add new application and enter a name.',
    'Enter the redirect URI, and leave Confidential selected.',
    'Select the scopes and save.',
    'Copy the Application ID and the Secret: they are the client ID and the client secret.',
  ],
  tokenLifetime: 'Two hours, renewed with a refresh token.',
  redirectUriRule: 'Must be one of the redirect URIs of the application.',
  notes: ['For an instance of your own, put its host in place of gitlab.com in both URLs.'],
  sources: ['https://docs.gitlab.com/api/oauth2', 'https://docs.gitlab.com/integration/oauth_provider/'],
  checkedOn: '2026-11-22',
});
