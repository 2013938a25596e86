import { defineFacts, scopesOf } from './define-facts.ts';

export const box = defineFacts({
  slug: 'box',
  authorizationUrl: 'https://account.box.com/api/oauth2/authorize',
  tokenUrl: 'https://api.box.com/oauth2/token',
  revocationUrl: 'https://api.box.com/oauth2/revoke',
  scopes: scopesOf(
    { root_readonly: 'Read all files and folders.' },
    { root_readwrite: 'Read and change all files and folders.' },
  ),
  usesPkce: false,
  clientAuth: 'post',
  developerPortalUrl: 'https://app.box.com/developers/console',
  consoleSteps: [
    'Create a platform app with user authentication (OAuth 2.0).',
    'Under Configuration add the redirect URI, and select the scopes.',
    'Copy the client ID and the client secret.',
  ],
  tokenLifetime: 'One hour; the refresh token works once, within 60 days.',
  redirectUriRule: 'Must be one of the redirect URIs of the app, and use https.',
  sources: ['https://developer.box.com/guides/authentication/tokens/refresh'],
  checkedOn: '2026-11-22',
});
