import type { GuideContent } from '#src/features/guides/guide-content.ts';

/**
 * Sources: https://developers.facebook.com/docs/development/create-an-app,
 * https://developers.facebook.com/docs/facebook-login/security
 */
export const facebook: GuideContent = [
  {
    title: 'Become a Meta developer',
    description: `<p>Open <a href="https://developers.facebook.com/apps/">developers.facebook.com/apps</a> with your Facebook account, accept the platform terms, and confirm your phone number or email address.</p>`,
  },
  {
    title: 'Create an app',
    description: `<p>Choose <a href="https://developers.facebook.com/apps/creation/">Create app</a>, enter a name and a contact email, and choose the use case <strong>Authenticate and request data from users with Facebook Login</strong>.</p>
<p>Connect a business portfolio if you have one; you can also do this later.</p>`,
    tips: ['Create a test app from this app for development, so that the real one stays untouched.'],
  },
  {
    title: 'Copy the app ID and the app secret',
    description: `<p>Choose the app in <a href="https://developers.facebook.com/apps/">your list</a> and open <strong>App settings</strong>, then <strong>Basic</strong>. Copy the app ID, choose <strong>Show</strong> next to the app secret, and copy that too.</p>`,
    warnings: [
      'The app secret belongs on servers only. Anyone who has it can act as the app.',
      'Resetting the secret invalidates the old one immediately, together with every app token that contains it.',
    ],
  },
  {
    title: 'Make a first call',
    description: `<p>The app ID and the app secret, joined by a vertical bar, are the app’s access token. Ask which app it belongs to.</p>`,
    call: { method: 'GET', endpoint: 'https://graph.facebook.com/app' },
    tips: [
      'A wrong token gets a 400 with error code 190, not a 401.',
      'The same token can check user tokens: /debug_token?input_token=…',
    ],
  },
  {
    title: 'For OAuth: register the redirect URI',
    description: `<p>In the <a href="https://developers.facebook.com/apps/">app</a> open the <strong>Facebook Login</strong> settings and add this under <strong>Valid OAuth Redirect URIs</strong>:</p>
<p><code>{{redirectUri}}</code></p>
<p>Keep the app ID and the app secret: they are the client ID and the client secret of an OAuth connection with the scopes <code>public_profile</code> and <code>email</code>.</p>`,
    warnings: [
      'Redirect URIs must use https. While the app is in development mode, http://localhost is allowed without being listed; open Gatehouse at that address to use it.',
    ],
    tips: ['Leave Strict Mode for redirect URIs on.'],
  },
  {
    title: 'Go live',
    description: `<p>Until the app is live, only people with a role in it can sign in. Under <strong>Basic</strong>, add the URLs of your privacy policy and of your data deletion instructions. Pass App Review for any permission beyond <code>public_profile</code> and <code>email</code>, then publish the app.</p>`,
    tips: ['App Review asks for a screencast that shows how you use each permission.'],
  },
  {
    title: 'Store the token here',
    description: `<p>Choose <strong>Store API Key</strong>, paste <code>APP_ID|APP_SECRET</code> and verify it. The token never expires; to rotate it, reset the app secret.</p>`,
  },
];
