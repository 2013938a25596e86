import { defineFacts, scopesOf } from './define-facts.ts';

export const mondayCom = defineFacts({
  slug: 'monday-com',
  authorizationUrl: 'https://auth.monday.com/oauth2/authorize',
  tokenUrl: 'https://auth.monday.com/oauth2/token',
  scopes: scopesOf(
    { 'me:read': 'Read the profile of the user.', 'boards:read': 'Read boards and their items.' },
    {
      'boards:write': 'Change boards and their items.',
      'account:read': 'Read general information about the account.',
      'docs:read': 'Read documents.',
    },
  ),
  // The flow with PKCE is another one, which an app opts in to.
  usesPkce: false,
  consoleSteps: [
    'In the Developer Center choose Create app.',
    'Under OAuth & permissions select the scopes.',
    'Add the redirect URI under Redirect URLs.',
    'Copy the client ID and the client secret under General settings.',
  ],
  testUsers: 'An admin of the account must have installed the app before others can log in.',
  sources: ['https://developer.monday.com/apps/docs/oauth'],
  checkedOn: '2026-11-22',
});
