import type { GuideContent } from '#src/features/guides/guide-content.ts';

/**
 * Sources: https://cloud.google.com/docs/authentication/api-keys, https://ai.google.dev/gemini-api/docs/api-key,
 * https://developers.google.com/identity/protocols/oauth2/web-server
 */
export const google: GuideContent = [
  {
    title: 'Create a project',
    description: `<p>Keys, quotas and bills belong to a project. <a href="https://console.cloud.google.com/projectcreate">Create one</a> for the application, and see that it is chosen at the top of the console from now on.</p>`,
    tips: ['For Gemini alone, Google AI Studio makes project and key in one go; see the third step.'],
  },
  {
    title: 'Enable the API',
    description: `<p>Find the API in the <a href="https://console.cloud.google.com/apis/library">API library</a> and choose <strong>Enable</strong>. Each one is enabled by itself: Maps, YouTube Data, Translation, Books.</p>`,
    warnings: [
      'Until the API is enabled, calls answer 403 SERVICE_DISABLED, however good the key.',
      'Maps and some others need a billing account on the project, even within the free allowance.',
    ],
  },
  {
    title: 'Create the key',
    description: `<p>Open <a href="https://console.cloud.google.com/apis/credentials">Credentials</a> and choose <strong>Create credentials</strong>, then <strong>API key</strong>.</p>
<p>Choose the APIs that it is for in the same form: the console then makes the kind of key that they take.</p>
<p>For Gemini open <a href="https://aistudio.google.com/apikey">API keys in Google AI Studio</a> instead, which makes authorization keys.</p>`,
    warnings: [
      'Gemini refuses standard keys (AIza…) without restrictions since June 2026, and Google announced September 2026 as the end of all of them. Make an authorization key (AQ.…) for it.',
    ],
  },
  {
    title: 'Restrict the key',
    description: `<p>A key for which no API was chosen is good for every one that the project has enabled. Open the key under <a href="https://console.cloud.google.com/apis/credentials">Credentials</a> and set:</p>
<ul>
<li><strong>API restrictions</strong>: only the APIs that it is for.</li>
<li><strong>Application restrictions</strong>: the IP addresses of your servers, or the sites that carry it in a page.</li>
</ul>`,
    warnings: ['A key without restrictions that becomes known is used by others at your cost within hours.'],
    tips: ['Changes of a restriction can take some minutes to be in force.'],
  },
  {
    title: 'Make a first call',
    description: `<p>With the Books API enabled, search for a title. The key travels in a header, so that it stands in no log of addresses.</p>`,
    codeExample: `curl 'https://www.googleapis.com/books/v1/volumes?q=intitle:lighthouse' \\
  -H "X-Goog-Api-Key: $GOOGLE_API_KEY"`,
    tips: ['Older Maps web services read the key from the query parameter key, not from the header.'],
  },
  {
    title: 'For OAuth: create a client',
    description: `<p>What belongs to a person (Gmail, Drive, Calendar) takes no API key, but OAuth.</p>
<ol>
<li>Fill in the <a href="https://console.cloud.google.com/auth/overview">Google Auth Platform</a> once: name of the app, audience, contact.</li>
<li>While the app is in testing, add the accounts that may use it as test users under <a href="https://console.cloud.google.com/auth/audience">Audience</a>.</li>
<li>Under <a href="https://console.cloud.google.com/auth/clients">Clients</a> choose <strong>Create client</strong>, type <strong>Web application</strong>, and add as authorized redirect URI:</li>
</ol>
<p><code>{{redirectUri}}</code></p>
<p>Keep client id and secret for the OAuth connection.</p>`,
    warnings: [
      'The client secret is shown in full only when the client is made.',
      'While an external app is in testing, its refresh tokens end after seven days.',
    ],
  },
  {
    title: 'Store the key here',
    description: `<p>Choose <strong>Store API Key</strong> and paste the key. It goes to names below <code>googleapis.com</code> only. No one call fits every key of Google, so try it on the test screen.</p>`,
  },
];
