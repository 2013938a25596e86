import type { GuideContent } from '#src/features/guides/guide-content.ts';

/**
 * Sources: https://developers.facebook.com/docs/graph-api/get-started,
 * https://developers.facebook.com/docs/facebook-login/guides/access-tokens/get-long-lived
 */
export const facebookGraph: GuideContent = [
  {
    title: 'Create a Meta app',
    description: `<p>Every token belongs to an app. Open <a href="https://developers.facebook.com/apps/creation/">Create app</a> and choose the use case that fits, such as <strong>Manage everything on your Page</strong>.</p>`,
  },
  {
    title: 'Generate a user token',
    description: `<ol>
<li>Open the <a href="https://developers.facebook.com/tools/explorer/">Graph API Explorer</a> and choose the app.</li>
<li>Add the permissions <code>pages_show_list</code> and <code>pages_read_engagement</code>, or the ones you need.</li>
<li>Choose <strong>Generate Access Token</strong>, sign in, and choose the pages it can see.</li>
</ol>
<p>The token starts with <code>EAA</code>.</p>`,
    warnings: ['This token expires after an hour or two.'],
  },
  {
    title: 'Exchange it for a long-lived one',
    description: `<p>The app ID and the app secret are in the app’s basic settings. The response contains a token that lasts about 60 days.</p>`,
    codeExample: `curl --get https://graph.facebook.com/v26.0/oauth/access_token \\
  --data-urlencode 'grant_type=fb_exchange_token' \\
  --data-urlencode "client_id=$FACEBOOK_APP_ID" \\
  --data-urlencode "client_secret=$FACEBOOK_APP_SECRET" \\
  --data-urlencode "fb_exchange_token=$FACEBOOK_ACCESS_TOKEN"`,
    warnings: ['Run this on your own machine, never in a web page: it contains the app secret.'],
  },
  {
    title: 'Or use a page token or a system user token',
    description: `<ul>
<li><strong>Page</strong>: call <code>/me/accounts</code> with the long-lived token to list your pages with a token for each. Page tokens do not expire.</li>
<li><strong>System user</strong>: for programs run by a business; create one under <a href="https://business.facebook.com/settings/system-users">System users</a> in the business settings.</li>
</ul>`,
    tips: ['A token stops working early if its owner changes the password or removes the app’s access.'],
  },
  {
    title: 'Inspect the token',
    description: `<p>The <a href="https://developers.facebook.com/tools/debug/accesstoken/">Access Token Debugger</a> shows a token’s type, app, permissions and expiry.</p>`,
    tips: ['Data access expires separately, 90 days after a person last used the app.'],
  },
  {
    title: 'Make a first call',
    description: `<p>Ask whose token it is. Put the version before the path; a call without one uses the oldest version available to the app.</p>`,
    call: { method: 'GET', endpoint: 'https://graph.facebook.com/v26.0/me?fields=id,name' },
    tips: [
      'An expired or revoked token gets a 400 with error code 190.',
      'A version works for about two years; the Graph API changelog names the current one.',
      'If the app requires appsecret_proof, every call needs it in addition to the token.',
    ],
  },
  {
    title: 'Store the token here',
    description: `<p>Choose <strong>Store API Key</strong>, paste the token and verify it. It is only sent to <code>graph.facebook.com</code> and <code>graph-video.facebook.com</code>.</p>`,
    warnings: [
      'For pages not managed by someone with a role in the app, permissions need App Review and business verification.',
    ],
    tips: ['Rotation is recommended after 60 days, when a long-lived user token expires.'],
  },
];
