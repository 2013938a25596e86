import { defineFacts, scopesOf } from './define-facts.ts';

export const twitch = defineFacts({
  slug: 'twitch',
  authorizationUrl: 'https://id.twitch.tv/oauth2/authorize',
  tokenUrl: 'https://id.twitch.tv/oauth2/token',
  issuer: 'https://id.twitch.tv/oauth2',
  revocationUrl: 'https://id.twitch.tv/oauth2/revoke',
  scopes: scopesOf(
    { 'user:read:email': 'Read the profile of the user with the email address.' },
    {
      'channel:read:subscriptions': 'List who subscribes to the channel.',
      'chat:read': 'Read the chat.',
      'chat:edit': 'Write in the chat.',
    },
  ),
  usesPkce: false,
  clientAuth: 'post',
  developerPortalUrl: 'https://dev.twitch.tv/console/apps',
  consoleSteps: [
    'Turn on two-factor authentication for your account; without it no app can be registered.',
    'Choose Register Your Application, enter a name and the redirect URI, and select a category.',
    'Choose Confidential as the client type.',
    'Under Manage copy the client ID, choose New Secret, and copy the client secret.',
  ],
  tokenLifetime: 'A few hours, renewed with a refresh token.',
  redirectUriRule: 'Must be one of the OAuth Redirect URLs of the app. https, or http at localhost.',
  clientIdHeader: 'Client-Id',
  notes: [
    'Calls need the client ID in the header Client-Id; Gatehouse adds it to calls with the connection.',
  ],
  sources: [
    'https://dev.twitch.tv/docs/authentication/getting-tokens-oauth/',
    'https://dev.twitch.tv/docs/authentication/getting-tokens-oidc',
  ],
  checkedOn: '2026-11-22',
});
