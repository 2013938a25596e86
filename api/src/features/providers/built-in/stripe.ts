import type { ProviderFacts } from '@gatehouse/contract/providers.ts';

/**
 * Sources: https://docs.stripe.com/api/authentication, https://docs.stripe.com/keys,
 * https://docs.stripe.com/keys/restricted-api-keys
 */
export const stripe: ProviderFacts = {
  name: 'Stripe',
  slug: 'stripe',
  description: 'Online payments: charges, subscriptions, invoices, checkout, payouts and connected accounts.',
  registerUrl: 'https://dashboard.stripe.com/register',
  documentationUrl: 'https://docs.stripe.com/',
  apiDocsUrl: 'https://docs.stripe.com/api',
  developerPortalUrl: 'https://dashboard.stripe.com/apikeys',
  specialRequirements: [
    'Prefer a restricted key (rk_…) with only the permissions the integration needs.',
    'A restricted key needs read permission on Balance for verification to succeed.',
    'Develop with a test key (sk_test_…, rk_test_…); live keys move real money and need an activated account.',
    'A publishable key (pk_…) is for browsers and does not work with this API.',
    'Request bodies are form-encoded in the v1 API and JSON in the v2 API.',
  ],
  requiredScopes: [],
  recommendedRotationDays: 90,
  baseUrl: 'https://api.stripe.com',
  keyPlacement: { type: 'bearer' },
  defaultHeaders: {},
  hosts: ['api.stripe.com', 'files.stripe.com'],
  // Clerk, Paystack and WorkOS also use sk_live_ and sk_test_. Stripe's secret keys have 24 more characters, or begin with
  // the digits of the account (51…); nobody else has rk_.
  keyPattern:
    '^(?:rk_(?:live|test)_[0-9A-Za-z]{16,}|sk_(?:live|test)_(?:[0-9A-Za-z]{24}|5[01][0-9A-Za-z]{80,}))$',
  keyHint: 'sk_test_… or rk_live_…',
  verification: { method: 'GET', endpoint: '/v1/balance' },
  // A rejected key gets a 401; 403 is a permission that a restricted key lacks.
  // https://docs.stripe.com/changelog/2016-10-19/insufficient-permissions-throw-403-error
  refusalCodes: [],
};
