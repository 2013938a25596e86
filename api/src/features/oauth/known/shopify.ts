import { defineFacts, scopesOf } from './define-facts.ts';

export const shopify = defineFacts({
  slug: 'shopify',
  authorizationUrl: 'https://{shop}.myshopify.com/admin/oauth/authorize',
  tokenUrl: 'https://{shop}.myshopify.com/admin/oauth/access_token',
  scopes: scopesOf(
    { read_products: 'Read products and collections.' },
    {
      write_products: 'Create and change products and collections.',
      read_orders: 'Read the orders of the last 60 days.',
      read_customers: 'Read customers.',
      read_inventory: 'Read stock levels.',
    },
  ),
  scopeSeparator: ',',
  usesPkce: false,
  clientAuth: 'post',
  tokenPlacement: { type: 'header', name: 'X-Shopify-Access-Token' },
  isApiAtTokenHost: true,
  developerPortalUrl: 'https://dev.shopify.com/dashboard',
  consoleSteps: [
    'Create an app in the Dev Dashboard.',
    'Add the redirect URI to its settings, and the scopes it needs.',
    'Copy the client ID and the client secret.',
  ],
  redirectUriRule: 'Must be one of the redirect URLs of the app.',
  notes: [
    'Replace {shop} in both URLs with the name of the store, the part before .myshopify.com.',
    'For stores of your own organization the client credentials grant is simpler, and needs no login.',
  ],
  sources: ['https://shopify.dev/docs/apps/build/authentication-authorization/authenticate-standalone-apps'],
  checkedOn: '2026-11-22',
});
