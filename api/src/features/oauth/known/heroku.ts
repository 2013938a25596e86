import { defineFacts, scopesOf } from './define-facts.ts';

export const heroku = defineFacts({
  slug: 'heroku',
  authorizationUrl: 'https://id.heroku.com/oauth/authorize',
  tokenUrl: 'https://id.heroku.com/oauth/token',
  scopes: scopesOf(
    { identity: 'Read the account.', read: 'Read apps and other resources, without their config vars.' },
    {
      write: 'Change apps and other resources, without their config vars.',
      'read-protected': 'Read apps with their config vars.',
      'write-protected': 'Change apps with their config vars.',
      global: 'Everything that the account can do.',
    },
  ),
  usesPkce: false,
  clientAuth: 'post',
  developerPortalUrl: 'https://dashboard.heroku.com/account/applications',
  consoleSteps: [
    'Under API Clients choose Register new API client.',
    'Enter a name, and the redirect URI as the OAuth callback URL.',
    'Copy the client ID and the client secret.',
  ],
  sources: ['https://devcenter.heroku.com/articles/oauth'],
  checkedOn: '2026-11-22',
});
