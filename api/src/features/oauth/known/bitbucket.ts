import { defineFacts, scopesOf } from './define-facts.ts';

export const bitbucket = defineFacts({
  slug: 'bitbucket',
  authorizationUrl: 'https://bitbucket.org/site/oauth2/authorize',
  tokenUrl: 'https://bitbucket.org/site/oauth2/access_token',
  scopes: scopesOf(
    { account: 'Read the profile of the user.', repository: 'Read repositories.' },
    {
      'repository:write': 'Change repositories.',
      pullrequest: 'Read pull requests.',
      'pullrequest:write': 'Create and change pull requests.',
    },
  ),
  usesPkce: false,
  clientAuth: 'basic',
  developerPortalUrl: 'https://bitbucket.org/account/workspaces/',
  consoleSteps: [
    'Open the settings of a workspace, and choose OAuth consumers, then Add consumer.',
    'Enter a name, and the redirect URI as the callback URL.',
    'Select the permissions: a login cannot ask for more than these.',
    'Copy the Key and the Secret: they are the client ID and the client secret.',
  ],
  tokenLifetime: 'About two hours, renewed with a refresh token.',
  redirectUriRule: 'Must begin with the callback URL of the consumer.',
  sources: [
    'https://support.atlassian.com/bitbucket-cloud/docs/use-oauth-on-bitbucket-cloud/',
    'https://confluence.atlassian.com/bitbucket/oauth-endpoint-300220600.html',
  ],
  checkedOn: '2026-11-22',
});
