import { defineFacts, scopesOf } from './define-facts.ts';

export const quickbooks = defineFacts({
  slug: 'quickbooks',
  authorizationUrl: 'https://appcenter.intuit.com/connect/oauth2',
  tokenUrl: 'https://oauth.platform.intuit.com/oauth2/v1/tokens/bearer',
  issuer: 'https://oauth.platform.intuit.com/op/v1',
  scopes: scopesOf(
    { 'com.intuit.quickbooks.accounting': 'Read and change the books of a company.' },
    {
      'com.intuit.quickbooks.payment': 'Take payments.',
      openid: 'Log in with Intuit.',
      email: 'Read the email address of the user.',
    },
  ),
  usesPkce: false,
  clientAuth: 'basic',
  developerPortalUrl: 'https://developer.intuit.com/app/developer/dashboard',
  consoleSteps: [
    'Create an app and select the scopes.',
    'Under Settings, Redirect URIs, add the redirect URI; development and production have a list each.',
    'Copy the client ID and the client secret of the same environment under Keys and credentials.',
  ],
  testUsers: 'The development keys work only with sandbox companies.',
  tokenLifetime: 'One hour; the refresh token ends after 100 days without use.',
  redirectUriRule:
    'Must be in the list, exactly. http works at localhost, and only with the development keys.',
  notes: ['Calls contain the ID of the company; Intuit sends it to the redirect URI as realmId.'],
  sources: [
    'https://developer.intuit.com/app/developer/qbo/docs/develop/authentication-and-authorization/set-redirect-uri',
    'https://developer.intuit.com/app/developer/qbo/docs/develop/authentication-and-authorization/faq',
  ],
  checkedOn: '2026-11-22',
});
