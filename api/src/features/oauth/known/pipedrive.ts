import { defineFacts } from './define-facts.ts';

export const pipedrive = defineFacts({
  slug: 'pipedrive',
  authorizationUrl: 'https://oauth.pipedrive.com/oauth/authorize',
  tokenUrl: 'https://oauth.pipedrive.com/oauth/token',
  revocationUrl: 'https://oauth.pipedrive.com/oauth/revoke',
  // They are set on the app.
  scopes: [],
  usesPkce: false,
  clientAuth: 'basic',
  consoleSteps: [
    'Get a developer sandbox account.',
    'In Developer Hub create an app, and enter the redirect URI as the callback URL; an app has exactly one.',
    'Under OAuth & access scopes select what the app needs.',
    'Copy the client ID and the client secret.',
  ],
  tokenLifetime: 'One hour, renewed with a refresh token.',
  redirectUriRule: 'Must be the callback URL of the app.',
  notes: ['Calls go to the host of the company, such as https://example.pipedrive.com.'],
  sources: [
    'https://pipedrive.readme.io/docs/marketplace-oauth-authorization',
    'https://pipedrive.readme.io/docs/marketplace-scopes-and-permissions-explanations',
  ],
  checkedOn: '2026-11-22',
});
