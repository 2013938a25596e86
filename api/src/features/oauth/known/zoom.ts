import { defineFacts } from './define-facts.ts';

export const zoom = defineFacts({
  slug: 'zoom',
  authorizationUrl: 'https://zoom.us/oauth/authorize',
  tokenUrl: 'https://zoom.us/oauth/token',
  revocationUrl: 'https://zoom.us/oauth/revoke',
  // They are set on the app; a login need not name them.
  scopes: [],
  usesPkce: true,
  clientAuth: 'basic',
  developerPortalUrl: 'https://marketplace.zoom.us/user/build',
  consoleSteps: [
    'Build a General App, and choose whether it acts for a user or an admin.',
    'Add the redirect URI as the OAuth Redirect URL; it is also added to the allow list.',
    'Under Scopes add what the app needs.',
    'Copy the client ID and the client secret.',
  ],
  testUsers: 'Only users of your own Zoom account, until the app is published.',
  tokenLifetime: 'One hour, renewed with a refresh token, which changes each time.',
  sources: ['https://developers.zoom.us/docs/rooms/oauth/'],
  checkedOn: '2026-11-22',
});
