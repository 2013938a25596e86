import type { GuideContent } from '#src/features/guides/guide-content.ts';

/** How to use an API that is not in the provider list. */
export const custom: GuideContent = [
  {
    title: 'Find three things in the API’s documentation',
    description: `<ul>
<li><strong>The base URL</strong>, which all its paths start with: <code>https://api.example.com/v1</code>.</li>
<li><strong>How the key is sent</strong>. Most APIs expect <code>Authorization: Bearer KEY</code>, and that is what this provider sends.</li>
<li><strong>Where to create a key</strong>: look for developers, API keys, tokens or integrations in your account settings.</li>
</ul>`,
    tips: ['The base URL can be on your own machine or network, such as http://127.0.0.1:8080.'],
  },
  {
    title: 'Create a key with only the permissions you need',
    description: `<p>Give it a name that says where it is used, only the scopes it needs, and an expiry date. If the API offers test keys, start with one.</p>`,
    warnings: ['Most APIs show a key only once. Keep the page open until you have stored it.'],
  },
  {
    title: 'Try it',
    description: `<p>Choose an endpoint that only reads, such as a list or your own account.</p>`,
    call: { method: 'GET', endpoint: 'https://api.example.com/v1/me' },
    tips: [
      '401 means that the key was not accepted: it is wrong, or it belongs somewhere else in the request.',
      '403 means that the key is valid but not allowed to do this.',
    ],
  },
  {
    title: 'Store it with its base URL',
    description: `<p>Choose <strong>Store API Key</strong>, select <strong>Custom</strong> as the provider, paste the key, and enter the base URL. The key is then sent to that host, and a path such as <code>/me</code> is enough to test it.</p>`,
    warnings: ['Without a base URL or a pinned host, the key is only sent to your own machine and network.'],
  },
  {
    title: 'Pin other hosts',
    description: `<p>If the API has more than one host, for example one for uploads, enter the full URL on the Test APIs screen. The first call goes out without the key, and the result offers to pin the host. Pin it if you know who runs it.</p>`,
    warnings: [
      'Whoever runs a pinned host can read the key. Never pin a host that you only know from a message or a web page.',
    ],
  },
  {
    title: 'If the key is sent some other way',
    description: `<p>This provider sends the key as a bearer token. For an API that expects it in a header of its own, such as <code>X-Api-Key</code>, add that header under <strong>Request headers</strong> on the Test APIs screen. What you type there is sent with that test and is not stored as a key.</p>`,
  },
];
