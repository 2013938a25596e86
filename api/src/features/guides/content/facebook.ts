import type { GuideContent } from '#src/features/guides/guide-content.ts';

/**
 * Sources: https://developers.facebook.com/docs/development/create-an-app,
 * https://developers.facebook.com/docs/facebook-login/security
 */
export const facebook: GuideContent = [
  {
    title: 'Become a Meta developer',
    description: `<p>Open <a href="https://developers.facebook.com/apps/">developers.facebook.com/apps</a> with your account of Facebook, accept the platform terms, and confirm your phone number or e-mail address.</p>`,
  },
  {
    title: 'Create an app',
    description: `<p>Choose <a href="https://developers.facebook.com/apps/creation/">Create app</a>, give it a name and a contact, and take the use case <strong>Authenticate and request data from users with Facebook Login</strong>.</p>
<p>Connect a business portfolio if you have one; it can be done later.</p>`,
    tips: ['Make a test app from the app for development, so that the real one stays untouched.'],
  },
  {
    title: 'Copy app id and app secret',
    description: `<p>Choose the app in <a href="https://developers.facebook.com/apps/">your list</a> and open <strong>App settings</strong>, then <strong>Basic</strong>. Copy the app id, choose <strong>Show</strong> beside the app secret and copy that too.</p>`,
    warnings: [
      'The app secret belongs on servers only. Whoever has it can act as the app.',
      'Resetting the secret ends the old one at once, and with it every app token made of it.',
    ],
  },
  {
    title: 'Make a first call',
    description: `<p>App id and secret with a bar between them are the access token of the app. Ask which app it belongs to.</p>`,
    codeExample: `curl --get https://graph.facebook.com/app \\
  --data-urlencode "access_token=$FACEBOOK_APP_TOKEN"`,
    tips: [
      'A wrong token answers 400 with the code 190, not 401.',
      'The same token checks the tokens of users: /debug_token?input_token=…',
    ],
  },
  {
    title: 'For OAuth: register the redirect URI',
    description: `<p>In the <a href="https://developers.facebook.com/apps/">app</a> open the settings of <strong>Facebook Login</strong> and add under <strong>Valid OAuth Redirect URIs</strong>:</p>
<p><code>{{redirectUri}}</code></p>
<p>Keep app id and app secret: they are client id and secret of an OAuth connection, with the scopes <code>public_profile</code> and <code>email</code>.</p>`,
    warnings: [
      'Redirect URIs must use https. While the app is in development mode http://localhost is allowed without being entered; open Gatehouse at that address to use it.',
    ],
    tips: ['Leave Strict Mode for redirect URIs on.'],
  },
  {
    title: 'Go live',
    description: `<p>Until the app is live, only people with a role in it can sign in. Add the address of a privacy policy and of data deletion under <strong>Basic</strong>, pass App Review for what goes beyond <code>public_profile</code> and <code>email</code>, and publish the app.</p>`,
    tips: ['App Review wants a screencast that shows how each permission is used.'],
  },
  {
    title: 'Store the token here',
    description: `<p>Choose <strong>Store API Key</strong>, paste <code>APP_ID|APP_SECRET</code> and let it be verified. It never expires, so rotate it by resetting the app secret.</p>`,
  },
];
