import { defineFacts, scopesOf } from './define-facts.ts';

export const airtable = defineFacts({
  slug: 'airtable',
  authorizationUrl: 'https://airtable.com/oauth2/v1/authorize',
  tokenUrl: 'https://airtable.com/oauth2/v1/token',
  scopes: scopesOf(
    { 'data.records:read': 'Read records.', 'schema.bases:read': 'Read which tables and fields a base has.' },
    {
      'data.records:write': 'Create, change and delete records.',
      'user.email:read': 'Read the email address of the user.',
      'webhook:manage': 'Create and delete webhooks.',
    },
  ),
  usesPkce: true,
  clientAuth: 'basic',
  developerPortalUrl: 'https://airtable.com/create/oauth',
  consoleSteps: [
    'Choose Register new OAuth integration; enter a name and the redirect URI.',
    'Choose Generate client secret, and copy it: it is shown only once.',
    'Select the scopes: a login cannot ask for others.',
    'Copy the client ID.',
  ],
  testUsers: 'Only you, until the integration has terms of service, a privacy policy and a support address.',
  tokenLifetime: 'One hour; the refresh token works once, within 60 days.',
  redirectUriRule:
    'Must be one of the redirect URLs of the integration, exactly. https, or http at localhost.',
  sources: ['https://airtable.com/developers/web/api/oauth-reference'],
  checkedOn: '2026-11-22',
});
