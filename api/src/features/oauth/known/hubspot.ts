import { defineFacts, scopesOf } from './define-facts.ts';

export const hubspot = defineFacts({
  slug: 'hubspot',
  authorizationUrl: 'https://app.hubspot.com/oauth/authorize',
  tokenUrl: 'https://api.hubapi.com/oauth/2026-03/token',
  scopes: scopesOf(
    {
      oauth: 'Log in; HubSpot requires it.',
      'crm.objects.contacts.read': 'Read contacts.',
    },
    {
      'crm.objects.contacts.write': 'Create and change contacts.',
      'crm.objects.companies.read': 'Read companies.',
      'crm.objects.deals.read': 'Read deals.',
    },
  ),
  usesPkce: false,
  clientAuth: 'post',
  consoleSteps: [
    'Create an app in a developer account.',
    'Open its Auth page, and add the redirect URI.',
    'Add the scopes: they must be the same as those of the login.',
    'Copy the client ID and the client secret.',
  ],
  testUsers:
    'Only a Super Admin, or somebody with Marketplace access, can install the app in a HubSpot account.',
  tokenLifetime: 'Short, renewed with a refresh token.',
  sources: [
    'https://developers.hubspot.com/docs/apps/developer-platform/build-apps/authentication/oauth/working-with-oauth',
    'https://developers.hubspot.com/docs/api/oauth-quickstart-guide',
  ],
  checkedOn: '2026-11-22',
});
