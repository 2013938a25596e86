import { defineFacts, scopesOf } from './define-facts.ts';

export const linkedin = defineFacts({
  slug: 'linkedin',
  authorizationUrl: 'https://www.linkedin.com/oauth/v2/authorization',
  tokenUrl: 'https://www.linkedin.com/oauth/v2/accessToken',
  scopes: scopesOf(
    {
      openid: 'Log in with LinkedIn.',
      profile: 'Read the name and the picture of the member.',
      email: 'Read the email address of the member.',
    },
    { w_member_social: 'Post, comment and react as the member.' },
  ),
  usesPkce: false,
  clientAuth: 'post',
  developerPortalUrl: 'https://www.linkedin.com/developers/apps',
  consoleSteps: [
    'Choose Create app; it must belong to a LinkedIn page.',
    'Under Products request Sign In with LinkedIn using OpenID Connect, and Share on LinkedIn for posting.',
    'Under Auth add the redirect URI.',
    'Copy the client ID and the client secret.',
  ],
  tokenLifetime: '60 days; only selected partners get a refresh token, everyone else logs in again.',
  redirectUriRule: 'Must be one of the redirect URLs of the app; it is absolute, without a # part.',
  sources: [
    'https://learn.microsoft.com/en-us/linkedin/shared/authentication/authorization-code-flow',
    'https://learn.microsoft.com/en-us/linkedin/shared/authentication/authentication',
  ],
  checkedOn: '2026-11-22',
});
