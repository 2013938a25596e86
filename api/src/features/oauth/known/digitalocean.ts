import { defineFacts, scopesOf } from './define-facts.ts';

export const digitalocean = defineFacts({
  slug: 'digitalocean',
  authorizationUrl: 'https://cloud.digitalocean.com/v1/oauth/authorize',
  tokenUrl: 'https://cloud.digitalocean.com/v1/oauth/token',
  scopes: scopesOf(
    { read: 'Read everything in the team.' },
    { write: 'Create, change and delete everything in the team.' },
  ),
  usesPkce: false,
  clientAuth: 'post',
  developerPortalUrl: 'https://cloud.digitalocean.com/account/api/applications',
  consoleSteps: [
    'Choose Register OAuth application; enter a name, a home page and a description.',
    'Enter the redirect URI as the callback URL.',
    'Copy the client ID and the client secret.',
  ],
  tokenLifetime: 'Expires, and is renewed with a refresh token.',
  redirectUriRule: 'Must be the callback URL of the application.',
  sources: ['https://docs.digitalocean.com/reference/api/oauth/'],
  checkedOn: '2026-11-22',
});
