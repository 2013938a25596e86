import type { GuideContent } from '#src/features/guides/guide-content.ts';

/**
 * Sources: https://docs.x.com/x-api/getting-started/pricing, https://docs.x.com/fundamentals/developer-portal,
 * https://docs.x.com/fundamentals/developer-apps
 */
export const twitter: GuideContent = [
  {
    title: 'Open the developer console',
    description: `<p>Sign in at <a href="https://console.x.com/">console.x.com</a> with your X account, accept the developer agreement, and describe what you will use the API for.</p>`,
    warnings: ['Describe your use honestly: X can withdraw access for a use that you did not declare.'],
  },
  {
    title: 'Buy credits',
    description: `<p>You pay per use: every post or user you read, and every post you write, uses up credits. Buy them in the <a href="https://console.x.com/">console</a>; the price of each endpoint is under <a href="https://docs.x.com/x-api/getting-started/pricing">Pricing</a>.</p>`,
    warnings: [
      'Without credits, calls are rejected even with a valid token.',
      'A post with a link costs many times as much as other posts.',
    ],
    tips: [
      'Set a spending limit before you automate anything.',
      'Reading the same thing twice within one UTC day is usually charged once.',
      'An older account can keep its Basic or Pro plan, or switch in the console.',
    ],
  },
  {
    title: 'Create an app',
    description: `<p>Choose <strong>New App</strong> in the <a href="https://console.x.com/">console</a> and give it a name and a description. All keys and tokens belong to the app.</p>`,
  },
  {
    title: 'Copy the bearer token',
    description: `<p>Open the keys and tokens of the app and generate the <strong>Bearer Token</strong>. It is long and starts with a row of the letter A.</p>
<p>It gives the app access to public data. The API key and secret and the access token and secret are for OAuth 1.0a; you do not need them here.</p>`,
    warnings: [
      'Keys and tokens are shown only once; generating new ones invalidates the old ones.',
      'Posting, likes and direct messages need a user token; see the OAuth step.',
    ],
    tips: ['Paste the token exactly as it is, including any %2B and %3D.'],
  },
  {
    title: 'Make a first call',
    description: `<p>Read the app’s usage.</p>`,
    call: { method: 'GET', endpoint: 'https://api.x.com/2/usage/tweets' },
    tips: [
      'Each endpoint has its own rate limit, usually per 15 minutes; the x-rate-limit-… headers say how much is left.',
    ],
  },
  {
    title: 'For OAuth: set up user authentication',
    description: `<p>In the app settings open <strong>User authentication settings</strong>. Choose the permissions and the type <strong>Web App</strong>, and enter this callback URI:</p>
<p><code>{{redirectUri}}</code></p>
<p>Keep the client ID and the client secret for an OAuth connection with the scopes <code>tweet.read</code> and <code>users.read</code>; add <code>offline.access</code> for a refresh token, without which access expires after two hours.</p>`,
    warnings: [
      'X expects 127.0.0.1 instead of localhost in a callback URI. Open Gatehouse at that address, and the URI above changes to match.',
    ],
    tips: ['The callback URI must match exactly; an app can have up to ten.'],
  },
  {
    title: 'Store the token here',
    description: `<p>Choose <strong>Store API Key</strong>, paste the bearer token and verify it. It is only sent to <code>api.x.com</code> and <code>api.twitter.com</code>.</p>`,
  },
];
