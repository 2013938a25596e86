import { defineFacts, scopesOf } from './define-facts.ts';

export const todoist = defineFacts({
  slug: 'todoist',
  authorizationUrl: 'https://app.todoist.com/oauth/authorize',
  tokenUrl: 'https://api.todoist.com/oauth/access_token',
  scopes: scopesOf(
    { 'data:read': 'Read tasks, projects, labels and filters.' },
    {
      'task:add': 'Add tasks, and nothing else.',
      'data:read_write': 'Read and change tasks, projects, labels and filters.',
      'data:delete': 'Delete tasks, labels and filters.',
      'project:delete': 'Delete projects.',
    },
  ),
  scopeSeparator: ',',
  usesPkce: false,
  clientAuth: 'post',
  developerPortalUrl: 'https://app.todoist.com/app/settings/integrations/app-management',
  consoleSteps: [
    'Choose Create a new app and give it a name.',
    'Enter the redirect URI as the OAuth redirect URL.',
    'Copy the client ID and the client secret.',
  ],
  sources: ['https://doist.github.io/todoist-api-typescript/authorization'],
  checkedOn: '2026-11-22',
});
