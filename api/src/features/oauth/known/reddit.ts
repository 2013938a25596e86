import { defineFacts, scopesOf } from './define-facts.ts';

export const reddit = defineFacts({
  slug: 'reddit',
  authorizationUrl: 'https://www.reddit.com/api/v1/authorize',
  tokenUrl: 'https://www.reddit.com/api/v1/access_token',
  revocationUrl: 'https://www.reddit.com/api/v1/revoke_token',
  scopes: scopesOf(
    { identity: 'Read the name of the account and when it was created.', read: 'Read posts and comments.' },
    {
      submit: 'Post links and comments.',
      history: 'Read what the account has voted on, saved and hidden.',
      mysubreddits: 'List the subreddits that the account follows or moderates.',
    },
  ),
  usesPkce: false,
  clientAuth: 'basic',
  additionalParams: { duration: 'permanent' },
  developerPortalUrl: 'https://www.reddit.com/prefs/apps',
  consoleSteps: [
    'Choose create another app, and select web app.',
    'Enter a name and the redirect URI.',
    'Copy the client ID, which is under the name of the app, and the secret.',
  ],
  tokenLifetime: 'One hour, renewed with a refresh token thanks to duration=permanent.',
  redirectUriRule: 'Must be the redirect URI of the app, exactly.',
  notes: [
    'Calls need a User-Agent header that names the app and its author, and go to https://oauth.reddit.com.',
  ],
  sources: ['https://github.com/reddit-archive/reddit/wiki/OAuth2'],
  checkedOn: '2026-11-22',
});
