import { defineFacts } from './define-facts.ts';

export const clickup = defineFacts({
  slug: 'clickup',
  authorizationUrl: 'https://app.clickup.com/api',
  tokenUrl: 'https://api.clickup.com/api/v2/oauth/token',
  // ClickUp has none: the user chooses workspaces during the login.
  scopes: [],
  usesPkce: false,
  clientAuth: 'post',
  consoleSteps: [
    'As an owner or admin of the workspace open Settings, then ClickUp API, and choose Create an App.',
    'Enter a name and the redirect URI.',
    'Copy the client ID and the client secret.',
  ],
  sources: [
    'https://developer.clickup.com/docs/authentication',
    'https://help.clickup.com/hc/en-us/articles/6303422883095-Create-your-own-app-with-the-ClickUp-API',
  ],
  checkedOn: '2026-11-22',
});
