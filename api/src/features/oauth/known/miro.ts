import { defineFacts, scopesOf } from './define-facts.ts';

export const miro = defineFacts({
  slug: 'miro',
  authorizationUrl: 'https://miro.com/oauth/authorize',
  tokenUrl: 'https://api.miro.com/v1/oauth/token',
  scopes: scopesOf(
    { 'boards:read': 'Read boards and what is on them.' },
    {
      'boards:write': 'Create and change boards and what is on them.',
      'team:read': 'Read the members of the team.',
    },
  ),
  usesPkce: false,
  clientAuth: 'post',
  developerPortalUrl: 'https://miro.com/app/settings/user-profile/apps',
  consoleSteps: [
    'Create a Developer team, then an app in it.',
    'Choose whether its tokens expire; this cannot be changed later.',
    'Add the redirect URI, and select the scopes.',
    'Copy the client ID and the client secret.',
  ],
  tokenLifetime:
    'If you chose tokens that expire: one hour, and 60 days for the refresh token. Otherwise they last.',
  redirectUriRule: 'Must be one of the redirect URIs of the app, exactly.',
  sources: [
    'https://developers.miro.com/docs/getting-started-with-oauth',
    'https://developers.miro.com/reference/oauth-20-authorization-v2',
  ],
  checkedOn: '2026-11-22',
});
