import { defineFacts, scopesOf } from './define-facts.ts';

export const salesforce = defineFacts({
  slug: 'salesforce',
  authorizationUrl: 'https://login.salesforce.com/services/oauth2/authorize',
  tokenUrl: 'https://login.salesforce.com/services/oauth2/token',
  issuer: 'https://login.salesforce.com',
  revocationUrl: 'https://login.salesforce.com/services/oauth2/revoke',
  scopes: scopesOf(
    {
      api: 'Read and change the data that the user can, over the APIs.',
      refresh_token: 'Stay connected: without it there is no refresh token.',
    },
    { openid: 'Log in with an identity token.', full: 'Everything that the user can do.' },
  ),
  usesPkce: true,
  consoleSteps: [
    'In Setup create an External Client App; new Connected Apps can no longer be made.',
    'Turn OAuth on, and enter the redirect URI as the callback URL.',
    'Select the scopes.',
    'Copy the Consumer Key and the Consumer Secret: they are the client ID and the client secret.',
  ],
  tokenLifetime:
    'As long as a session in the organization; renewed with a refresh token, which may change each time.',
  notes: [
    'For a sandbox, put test.salesforce.com in place of login.salesforce.com.',
    'Calls go to the host of the organization, such as https://example.my.salesforce.com.',
  ],
  sources: [
    'https://help.salesforce.com/HTViewHelpDoc?id=remoteaccess_oauth_web_server_flow.htm&language=en_US',
    'https://help.salesforce.com/apex/HTViewHelpDoc?id=connected_app_create_api_integration.htm',
  ],
  checkedOn: '2026-11-22',
});
