import type { GuideContent } from '#src/features/guides/guide-content.ts';

/**
 * Sources: https://docs.x.com/x-api/getting-started/pricing, https://docs.x.com/fundamentals/developer-portal,
 * https://docs.x.com/fundamentals/developer-apps
 */
export const twitter: GuideContent = [
  {
    title: 'Open the developer console',
    description: `<p>Sign in at <a href="https://console.x.com/">console.x.com</a> with your account of X, accept the developer agreement, and say what you will use the API for.</p>`,
    warnings: [
      'Answer honestly and for this one purpose: access can be withdrawn for use that you did not state.',
    ],
  },
  {
    title: 'Buy credits',
    description: `<p>Access is paid by use: each post or user that you read, and each post that you write, takes from the credits of the account. Buy them in the <a href="https://console.x.com/">console</a>, and see the prices of each endpoint under <a href="https://docs.x.com/x-api/getting-started/pricing">Pricing</a>.</p>`,
    warnings: [
      'Without credits calls are refused, with a right token too.',
      'A post that holds a link costs many times what another post does.',
    ],
    tips: [
      'Set a spending limit before anything runs by itself.',
      'What you read twice within a day, by UTC, is as a rule charged once.',
      'An older account with a Basic or Pro plan can keep it, or change over in the console.',
    ],
  },
  {
    title: 'Create an app',
    description: `<p>Choose <strong>New App</strong> in the <a href="https://console.x.com/">console</a> and give it a name and a description. The app holds all keys and tokens.</p>`,
  },
  {
    title: 'Copy the bearer token',
    description: `<p>Open the keys and tokens of the app and generate the <strong>Bearer Token</strong>. It is long and starts with many times the letter A.</p>
<p>It reads public data for the app. API key and secret, access token and secret are for OAuth 1.0a and are not needed here.</p>`,
    warnings: [
      'Keys and tokens are shown once; generating them anew ends the old ones.',
      'Posting, likes and direct messages need the token of a user; see the OAuth step.',
    ],
    tips: ['Paste the token as it is, with the signs %2B and %3D that stand in it.'],
  },
  {
    title: 'Make a first call',
    description: `<p>Read how much the app has used.</p>`,
    codeExample: `curl https://api.x.com/2/usage/tweets \\
  -H "Authorization: Bearer $X_BEARER_TOKEN"`,
    tips: [
      'Limits are set for each endpoint, mostly for 15 minutes; the headers x-rate-limit-… tell what is left.',
    ],
  },
  {
    title: 'For OAuth: set up user authentication',
    description: `<p>In the settings of the app open <strong>User authentication settings</strong>. Choose the permissions, the type <strong>Web App</strong>, and enter as callback URI:</p>
<p><code>{{redirectUri}}</code></p>
<p>Keep client id and secret for an OAuth connection with the scopes <code>tweet.read</code> and <code>users.read</code>; add <code>offline.access</code> for a refresh token, without which access ends after two hours.</p>`,
    warnings: [
      'X wants 127.0.0.1 rather than localhost in a callback URI. Open Gatehouse at that address, and the URI above follows.',
    ],
    tips: ['The callback URI must be the same to the letter; an app may have ten of them.'],
  },
  {
    title: 'Store the token here',
    description: `<p>Choose <strong>Store API Key</strong>, paste the bearer token and let it be verified. It goes to <code>api.x.com</code> and <code>api.twitter.com</code> only.</p>`,
  },
];
