import { defineFacts, scopesOf } from './define-facts.ts';

export const strava = defineFacts({
  slug: 'strava',
  authorizationUrl: 'https://www.strava.com/oauth/authorize',
  tokenUrl: 'https://www.strava.com/oauth/token',
  scopes: scopesOf(
    {
      read: 'Read public routes, segments, profiles and clubs.',
      'activity:read': 'Read the activities that are visible to everyone or to followers.',
    },
    {
      'activity:read_all': 'Read all activities, those that only the athlete can see too.',
      'activity:write': 'Upload and change activities.',
      'profile:read_all': 'Read the whole profile.',
    },
  ),
  scopeSeparator: ',',
  usesPkce: false,
  clientAuth: 'post',
  developerPortalUrl: 'https://www.strava.com/settings/api',
  consoleSteps: [
    'Fill in the form; the Authorization Callback Domain is the host of the redirect URI, without scheme and port.',
    'Copy the client ID and the client secret.',
  ],
  testUsers: 'A new app works only with your own account, until you upgrade it in the API settings.',
  tokenLifetime: 'Six hours, renewed with a refresh token, which may change.',
  redirectUriRule: 'Its host must be the callback domain; localhost and 127.0.0.1 always work.',
  sources: [
    'https://developers.strava.com/docs/authentication/',
    'https://developers.strava.com/docs/getting-started/',
  ],
  checkedOn: '2026-11-22',
});
