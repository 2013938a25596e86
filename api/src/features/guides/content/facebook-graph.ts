import type { GuideContent } from '#src/features/guides/guide-content.ts';

/**
 * Sources: https://developers.facebook.com/docs/graph-api/get-started,
 * https://developers.facebook.com/docs/facebook-login/guides/access-tokens/get-long-lived
 */
export const facebookGraph: GuideContent = [
  {
    title: 'Create a Meta app',
    description: `<p>Every token is made by an app. Open <a href="https://developers.facebook.com/apps/creation/">Create app</a> and take the use case that fits, such as <strong>Manage everything on your Page</strong>.</p>`,
  },
  {
    title: 'Generate a user token',
    description: `<ol>
<li>Open the <a href="https://developers.facebook.com/tools/explorer/">Graph API Explorer</a> and choose the app.</li>
<li>Add the permissions <code>pages_show_list</code> and <code>pages_read_engagement</code>, or those you need.</li>
<li>Choose <strong>Generate Access Token</strong>, sign in, and choose the pages it may see.</li>
</ol>
<p>The token starts with <code>EAA</code>.</p>`,
    warnings: ['This token ends after an hour or two.'],
  },
  {
    title: 'Exchange it for a long-lived one',
    description: `<p>App id and secret stand in the basic settings of the app. The answer holds a token of about 60 days.</p>`,
    codeExample: `curl --get https://graph.facebook.com/v26.0/oauth/access_token \\
  --data-urlencode 'grant_type=fb_exchange_token' \\
  --data-urlencode "client_id=$FACEBOOK_APP_ID" \\
  --data-urlencode "client_secret=$FACEBOOK_APP_SECRET" \\
  --data-urlencode "fb_exchange_token=$FACEBOOK_ACCESS_TOKEN"`,
    warnings: ['Run it on a machine of yours, never in a page: it carries the app secret.'],
  },
  {
    title: 'Or take a token for a page or a system',
    description: `<ul>
<li><strong>Page</strong>: <code>/me/accounts</code>, asked with the long-lived token, lists your pages with a token for each, which does not end by time.</li>
<li><strong>System user</strong>: for programs of a business, made under <a href="https://business.facebook.com/settings/system-users">System users</a> in the business settings.</li>
</ul>`,
    tips: ['A token ends early when its owner changes the password or takes the app’s access away.'],
  },
  {
    title: 'Look at the token',
    description: `<p>The <a href="https://developers.facebook.com/tools/debug/accesstoken/">Access Token Debugger</a> shows type, app, permissions and expiry of a token.</p>`,
    tips: ['Data access has an end of its own, 90 days after a person last used the app.'],
  },
  {
    title: 'Make a first call',
    description: `<p>Ask whose token it is. Put the version before the path; a call without one uses the oldest version that is open to the app.</p>`,
    codeExample: `curl 'https://graph.facebook.com/v26.0/me?fields=id,name' \\
  -H "Authorization: Bearer $FACEBOOK_ACCESS_TOKEN"`,
    tips: [
      'A dead token answers 400 with the code 190.',
      'A version works for about two years; the current one stands in the Graph API changelog.',
      'If the app demands appsecret_proof, each call must carry it besides the token.',
    ],
  },
  {
    title: 'Store the token here',
    description: `<p>Choose <strong>Store API Key</strong>, paste the token and let it be verified. It goes to <code>graph.facebook.com</code> and <code>graph-video.facebook.com</code> only.</p>`,
    warnings: [
      'For pages that the people of the app do not manage, permissions need App Review and business verification.',
    ],
    tips: ['Rotation is recommended after 60 days, when a long-lived user token ends.'],
  },
];
