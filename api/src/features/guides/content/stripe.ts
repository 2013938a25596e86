import type { GuideContent } from '#src/features/guides/guide-content.ts';

/** Sources: https://docs.stripe.com/keys, https://docs.stripe.com/keys/restricted-api-keys, https://docs.stripe.com/sandboxes */
export const stripe: GuideContent = [
  {
    title: 'Create an account',
    description: `<p><a href="https://dashboard.stripe.com/register">Register</a> and confirm your e-mail address. Nothing more is asked before you can try everything with test data.</p>`,
  },
  {
    title: 'Stay among test data',
    description: `<p>Work in a <a href="https://dashboard.stripe.com/sandboxes">sandbox</a> or in test mode: what happens there moves no money. Its keys start with <code>sk_test_</code> and <code>rk_test_</code>.</p>`,
    tips: ['The card 4242 4242 4242 4242 with any future date pays in a test.'],
  },
  {
    title: 'Create a restricted key',
    description: `<p>Open <a href="https://dashboard.stripe.com/test/apikeys">API keys for testing</a> and choose <strong>Create restricted key</strong>.</p>
<ol>
<li>Name it after the application that will hold it.</li>
<li>Give each resource <em>None</em>, <em>Read</em> or <em>Write</em>; begin with none.</li>
<li>Give <strong>Balance</strong> the permission <em>Read</em>, which verification here needs.</li>
<li>Create the key and copy it.</li>
</ol>`,
    warnings: [
      'The secret key (sk_…) may do everything, refunds and payouts too. Give it to no tool that can live with less.',
      'A publishable key (pk_…) is meant for browsers and does not open this API.',
    ],
  },
  {
    title: 'Make a first call',
    description: `<p>Read the balance of the account.</p>`,
    codeExample: `curl https://api.stripe.com/v1/balance \\
  -H "Authorization: Bearer $STRIPE_API_KEY"`,
    tips: [
      'Bodies of the v1 API are form-encoded, not JSON: -d amount=2000 -d currency=eur.',
      'Send an Idempotency-Key with what creates something, so that a repeated call creates it once.',
    ],
  },
  {
    title: 'Go live',
    description: `<p><a href="https://dashboard.stripe.com/account/onboarding">Activate the account</a> with the facts of your business and a bank account. Then make a restricted key of the same permissions among the <a href="https://dashboard.stripe.com/apikeys">live keys</a>.</p>`,
    warnings: [
      'A live key moves real money.',
      'A live key is shown once; what you did not copy cannot be read again.',
    ],
    tips: ['Limit a live key to the IP addresses of your servers, in the menu beside it.'],
  },
  {
    title: 'Store the key here',
    description: `<p>Choose <strong>Store API Key</strong>, paste the key and let it be verified. Keep test and live as two keys with names that tell them apart.</p>`,
    tips: ['When you rotate a key, Stripe can leave the old one valid for a while, so that nothing stops.'],
  },
];
