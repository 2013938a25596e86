import { defineFacts, scopesOf } from './define-facts.ts';

export const linear = defineFacts({
  slug: 'linear',
  authorizationUrl: 'https://linear.app/oauth/authorize',
  tokenUrl: 'https://api.linear.app/oauth/token',
  scopes: scopesOf(
    { read: 'Read everything that the user can see.' },
    {
      write: 'Change everything that the user can change.',
      'issues:create': 'Create issues and their attachments.',
      'comments:create': 'Comment on issues.',
      admin: 'Full access to administration; Linear advises against it.',
    },
  ),
  scopeSeparator: ',',
  usesPkce: true,
  developerPortalUrl: 'https://linear.app/settings/api/applications/new',
  consoleSteps: [
    'Create an OAuth2 application; every admin of its workspace can see it, so use a workspace made for that.',
    'Enter the redirect URI as a callback URL.',
    'Copy the client ID and the client secret.',
  ],
  tokenLifetime: 'Expires, and is renewed with a refresh token.',
  sources: ['https://linear.app/developers/oauth-2-0-authentication'],
  checkedOn: '2026-11-22',
});
