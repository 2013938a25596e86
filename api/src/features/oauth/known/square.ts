import { defineFacts, scopesOf } from './define-facts.ts';

export const square = defineFacts({
  slug: 'square',
  authorizationUrl: 'https://connect.squareup.com/oauth2/authorize',
  tokenUrl: 'https://connect.squareup.com/oauth2/token',
  scopes: scopesOf(
    {
      MERCHANT_PROFILE_READ: 'Read the business and its locations.',
      PAYMENTS_READ: 'Read payments and refunds.',
    },
    {
      PAYMENTS_WRITE: 'Take payments and refund them.',
      CUSTOMERS_READ: 'Read customers.',
      ORDERS_READ: 'Read orders.',
      ITEMS_READ: 'Read the catalogue of items.',
    },
  ),
  // Its PKCE flow is another one, without a client secret.
  usesPkce: false,
  clientAuth: 'post',
  additionalParams: { session: 'false' },
  developerPortalUrl: 'https://developer.squareup.com/apps',
  consoleSteps: [
    'Create an application.',
    'On its OAuth page switch to Production, and enter the redirect URI.',
    'Copy the Application ID and the Application secret: they are the client ID and the client secret.',
  ],
  tokenLifetime: '30 days, renewed with a refresh token that does not expire.',
  redirectUriRule: 'Must use https; http works at localhost only in the sandbox.',
  notes: ['The sandbox has its own host, https://connect.squareupsandbox.com, in both URLs.'],
  sources: [
    'https://developer.squareup.com/docs/oauth-api/overview',
    'https://developer.squareup.com/reference/square/o-auth/obtain-token',
  ],
  checkedOn: '2026-11-22',
});
