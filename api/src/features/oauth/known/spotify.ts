import { defineFacts, scopesOf } from './define-facts.ts';

export const spotify = defineFacts({
  slug: 'spotify',
  authorizationUrl: 'https://accounts.spotify.com/authorize',
  tokenUrl: 'https://accounts.spotify.com/api/token',
  scopes: scopesOf(
    {
      'user-read-private': 'Read the country and the subscription of the user.',
      'playlist-read-private': 'Read the private playlists of the user.',
    },
    {
      'user-read-email': 'Read the email address of the user.',
      'user-library-read': 'Read what the user has saved.',
      'user-read-playback-state': 'See what is playing, and on which device.',
      'user-modify-playback-state': 'Play, pause and skip.',
      'playlist-modify-private': 'Change the private playlists of the user.',
    },
  ),
  usesPkce: true,
  clientAuth: 'basic',
  developerPortalUrl: 'https://developer.spotify.com/dashboard',
  consoleSteps: [
    'Choose Create app; enter a name and a description.',
    'Add the redirect URI, and select Web API.',
    'Under Settings copy the client ID and the client secret.',
  ],
  testUsers: 'In development mode only people whom you have added under User Management.',
  tokenLifetime: 'One hour, renewed with a refresh token.',
  redirectUriRule:
    'Must be one of the redirect URIs of the app, exactly. https, or http at 127.0.0.1; localhost is not accepted.',
  sources: ['https://developer.spotify.com/documentation/web-api/concepts/redirect_uri'],
  checkedOn: '2026-11-22',
});
