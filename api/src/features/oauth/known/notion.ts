import { defineFacts } from './define-facts.ts';

export const notion = defineFacts({
  slug: 'notion',
  authorizationUrl: 'https://api.notion.com/v1/oauth/authorize',
  tokenUrl: 'https://api.notion.com/v1/oauth/token',
  // What an integration may do is set in its own settings.
  scopes: [],
  usesPkce: false,
  clientAuth: 'basic',
  additionalParams: { owner: 'user' },
  developerPortalUrl: 'https://www.notion.so/developers/connections',
  consoleSteps: [
    'Create a new connection, and make it a public one: an internal connection has no OAuth login.',
    'Choose which workspaces may install it; this cannot be changed later.',
    'Add the redirect URI under OAuth Domain & URIs.',
    'Choose what it may do: read, insert or update content.',
    'Copy the OAuth client ID and the OAuth client secret.',
  ],
  redirectUriRule: 'Must be one of the redirect URIs in the settings of the connection.',
  notes: [
    'The user chooses during the login which pages are shared. A page that was not shared looks as if it did not exist.',
  ],
  sources: [
    'https://developers.notion.com/guides/get-started/authorization',
    'https://developers.notion.com/guides/get-started/public-connections',
    'https://developers.notion.com/reference/create-a-token',
  ],
  checkedOn: '2026-11-22',
});
