import { defineFacts, scopesOf } from './define-facts.ts';

export const twitter = defineFacts({
  slug: 'twitter',
  authorizationUrl: 'https://x.com/i/oauth2/authorize',
  tokenUrl: 'https://api.x.com/2/oauth2/token',
  revocationUrl: 'https://api.x.com/2/oauth2/revoke',
  scopes: scopesOf(
    {
      'tweet.read': 'Read the posts that the user can see.',
      'users.read': 'Read the profiles that the user can see.',
      'offline.access':
        'Stay connected: without it there is no refresh token, and the login ends after two hours.',
    },
    {
      'tweet.write': 'Publish and delete posts for the user.',
      'follows.read': 'Read whom the user follows, and who follows the user.',
      'follows.write': 'Follow and unfollow accounts for the user.',
    },
  ),
  usesPkce: true,
  clientAuth: 'basic',
  developerPortalUrl: 'https://developer.x.com/en/portal/dashboard',
  consoleSteps: [
    'Open the settings of your app, and set up User authentication.',
    'Choose Web App as the type, which is a confidential client with a secret.',
    'Enter the redirect URI as a Callback URI, and the URL of a web site.',
    'Copy the OAuth 2.0 client ID and client secret under Keys and tokens; they are not the API key and its secret.',
  ],
  tokenLifetime: 'Two hours; with the scope offline.access it is renewed.',
  redirectUriRule: 'Must be one of the Callback URIs, exactly. X asks for 127.0.0.1 instead of localhost.',
  sources: [
    'https://docs.x.com/fundamentals/authentication/oauth-2-0/authorization-code',
    'https://docs.x.com/fundamentals/authentication/oauth-2-0/user-access-token',
  ],
  checkedOn: '2026-11-22',
});
