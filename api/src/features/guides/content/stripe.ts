import type { GuideContent } from '#src/features/guides/guide-content.ts';

/** Sources: https://docs.stripe.com/keys, https://docs.stripe.com/keys/restricted-api-keys, https://docs.stripe.com/sandboxes */
export const stripe: GuideContent = [
  {
    title: 'Create an account',
    description: `<p><a href="https://dashboard.stripe.com/register">Register</a> and confirm your email address. That is all you need to try everything with test data.</p>`,
  },
  {
    title: 'Start with test data',
    description: `<p>Work in a <a href="https://dashboard.stripe.com/sandboxes">sandbox</a> or in test mode: nothing there moves real money. Test keys start with <code>sk_test_</code> and <code>rk_test_</code>.</p>`,
    tips: ['Test payments succeed with the card 4242 4242 4242 4242 and any future date.'],
  },
  {
    title: 'Create a restricted key',
    description: `<p>Open <a href="https://dashboard.stripe.com/test/apikeys">API keys for testing</a> and choose <strong>Create restricted key</strong>.</p>
<ol>
<li>Name it after the application that will use it.</li>
<li>Set each resource to <em>None</em>, <em>Read</em> or <em>Write</em>; start with <em>None</em>.</li>
<li>Set <strong>Balance</strong> to <em>Read</em>, which verification here needs.</li>
<li>Create the key and copy it.</li>
</ol>`,
    warnings: [
      'The secret key (sk_…) can do everything, including refunds and payouts. Use a restricted key wherever one is enough.',
      'A publishable key (pk_…) is for browsers and does not work with this API.',
    ],
  },
  {
    title: 'Make a first call',
    description: `<p>Read the account balance.</p>`,
    call: { method: 'GET', endpoint: 'https://api.stripe.com/v1/balance' },
    tips: [
      'Request bodies of the v1 API are form-encoded, not JSON: -d amount=2000 -d currency=eur.',
      'Send an Idempotency-Key with every call that creates something, so that a repeated call creates it only once.',
    ],
  },
  {
    title: 'Go live',
    description: `<p><a href="https://dashboard.stripe.com/account/onboarding">Activate the account</a> with your business details and a bank account. Then create a restricted key with the same permissions under <a href="https://dashboard.stripe.com/apikeys">live keys</a>.</p>`,
    warnings: [
      'A live key moves real money.',
      'A live key is shown only once; if you did not copy it, you cannot see it again.',
    ],
    tips: ['Limit a live key to the IP addresses of your servers, in the menu next to it.'],
  },
  {
    title: 'Store the key here',
    description: `<p>Choose <strong>Store API Key</strong>, paste the key and verify it. Store the test key and the live key separately, under names that tell them apart.</p>`,
    tips: ['When you rotate a key, Stripe can keep the old one valid for a while, so nothing breaks.'],
  },
];
