import { defineFacts, scopesOf } from './define-facts.ts';

export const discord = defineFacts({
  slug: 'discord',
  authorizationUrl: 'https://discord.com/oauth2/authorize',
  tokenUrl: 'https://discord.com/api/oauth2/token',
  revocationUrl: 'https://discord.com/api/oauth2/token/revoke',
  scopes: scopesOf(
    { identify: 'Read the user name and avatar of the user, without the email address.' },
    {
      email: 'Read the email address of the user.',
      guilds: 'List the servers that the user is in.',
      'guilds.members.read': 'Read what is known of the user in each of these servers.',
      connections: 'List the accounts at other services that the user has linked.',
    },
  ),
  usesPkce: false,
  developerPortalUrl: 'https://discord.com/developers/applications',
  consoleSteps: [
    'Choose New Application and give it a name.',
    'Under OAuth2 add the redirect URI.',
    'Copy the client ID, choose Reset Secret, and copy the client secret.',
  ],
  tokenLifetime: 'Seven days, renewed with a refresh token.',
  redirectUriRule: 'Must be one of the Redirects of the app, exactly.',
  notes: ['A token of a user cannot send messages; for that, store the token of a bot as a key.'],
  sources: ['https://discord.com/developers/docs/topics/oauth2'],
  checkedOn: '2026-11-22',
});
