import { defineFacts, scopesOf } from './define-facts.ts';

export const stripe = defineFacts({
  slug: 'stripe',
  authorizationUrl: 'https://connect.stripe.com/oauth/authorize',
  tokenUrl: 'https://connect.stripe.com/oauth/token',
  scopes: scopesOf(
    { read_write: 'Read and change everything in the connected account.' },
    { read_only: 'Read everything in the connected account.' },
  ),
  usesPkce: false,
  clientAuth: 'post',
  developerPortalUrl: 'https://dashboard.stripe.com/settings/connect/onboarding-options/oauth',
  consoleSteps: [
    'Set up Connect for your account, and turn OAuth on.',
    'Add the redirect URI.',
    'Copy the client ID (ca_…); test mode and live mode have one each.',
    'The client secret is a secret key of your own account (sk_…) in the same mode.',
  ],
  redirectUriRule: 'Must be one of those in the settings of Connect. Live mode requires https.',
  notes: [
    'Stripe no longer recommends OAuth for new platforms. If you only call Stripe for your own account, an API key is enough.',
  ],
  sources: [
    'https://docs.stripe.com/connect/oauth-reference',
    'https://docs.stripe.com/connect/oauth-standard-accounts',
  ],
  checkedOn: '2026-11-22',
});
