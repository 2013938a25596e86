import type { GuideContent } from '#src/features/guides/guide-content.ts';

/**
 * Sources: https://cloud.google.com/docs/authentication/api-keys, https://ai.google.dev/gemini-api/docs/api-key,
 * https://developers.google.com/identity/protocols/oauth2/web-server
 */
export const google: GuideContent = [
  {
    title: 'Create a project',
    description: `<p>Keys, quotas and billing belong to a project. <a href="https://console.cloud.google.com/projectcreate">Create one</a> for your application, and make sure it is selected at the top of the console from now on.</p>`,
    tips: ['If you only need Gemini, Google AI Studio creates the project and the key together; see step 3.'],
  },
  {
    title: 'Enable the API',
    description: `<p>Find the API in the <a href="https://console.cloud.google.com/apis/library">API library</a> and choose <strong>Enable</strong>. Enable each one separately: Maps, YouTube Data, Translation, Books.</p>`,
    warnings: [
      'Until the API is enabled, calls return 403 SERVICE_DISABLED, even with a valid key.',
      'Maps and some other APIs need a billing account on the project, even within the free quota.',
    ],
  },
  {
    title: 'Create the key',
    description: `<p>Open <a href="https://console.cloud.google.com/apis/credentials">Credentials</a> and choose <strong>Create credentials</strong>, then <strong>API key</strong>.</p>
<p>Select the APIs it is for in the same form: the console then creates the type of key they accept.</p>
<p>For Gemini, open <a href="https://aistudio.google.com/apikey">API keys in Google AI Studio</a> instead, which creates authorization keys.</p>`,
    warnings: [
      'Since June 2026 Gemini rejects unrestricted standard keys (AIza…), and Google has announced that all standard keys stop working there in September 2026. Create an authorization key (AQ.…) for it.',
    ],
  },
  {
    title: 'Restrict the key',
    description: `<p>A key with no APIs selected works for every API enabled in the project. Open the key under <a href="https://console.cloud.google.com/apis/credentials">Credentials</a> and set:</p>
<ul>
<li><strong>API restrictions</strong>: only the APIs it is for.</li>
<li><strong>Application restrictions</strong>: the IP addresses of your servers, or the web sites whose pages use the key.</li>
</ul>`,
    warnings: ['A leaked key without restrictions is used by others at your expense within hours.'],
    tips: ['Changes to restrictions can take a few minutes to take effect.'],
  },
  {
    title: 'Make a first call',
    description: `<p>With the Books API enabled, search for a title. The key is sent in a header, so it does not end up in logs of URLs.</p>`,
    call: { method: 'GET', endpoint: 'https://www.googleapis.com/books/v1/volumes?q=intitle:lighthouse' },
    tips: ['Older Maps web services expect the key in the query parameter “key”, not in the header.'],
  },
  {
    title: 'For OAuth: create a client',
    description: `<p>Personal data (Gmail, Drive, Calendar) needs OAuth, not an API key.</p>
<ol>
<li>Fill in the <a href="https://console.cloud.google.com/auth/overview">Google Auth Platform</a> once: app name, audience, contact.</li>
<li>While the app is in testing, add the accounts that can use it as test users under <a href="https://console.cloud.google.com/auth/audience">Audience</a>.</li>
<li>Under <a href="https://console.cloud.google.com/auth/clients">Clients</a> choose <strong>Create client</strong>, select type <strong>Web application</strong>, and add this authorized redirect URI:</li>
</ol>
<p><code>{{redirectUri}}</code></p>
<p>Enter the client ID and the client secret in the OAuth wizard.</p>`,
    warnings: [
      'The client secret is shown in full only when the client is created.',
      'While an external app is in testing, its refresh tokens expire after seven days.',
    ],
  },
  {
    title: 'Store the key here',
    description: `<p>Choose <strong>Store API Key</strong> and paste the key. It is only sent to subdomains of <code>googleapis.com</code>. No single call works for every Google key, so try it on the Test APIs screen.</p>`,
  },
];
