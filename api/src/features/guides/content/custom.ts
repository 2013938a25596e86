import type { GuideContent } from '#src/features/guides/guide-content.ts';

/** How any API is brought along that is not in the provider list. */
export const custom: GuideContent = [
  {
    title: 'Find three things in its documentation',
    description: `<ul>
<li><strong>The base URL</strong>, under which all its paths lie: <code>https://api.example.com/v1</code>.</li>
<li><strong>How it wants the key</strong>. Most APIs want <code>Authorization: Bearer KEY</code>, and so does this entry.</li>
<li><strong>Where keys are made</strong>: look for developers, API keys, tokens or integrations in the settings of your account.</li>
</ul>`,
    tips: ['The base URL may be one of your own machine or network, such as http://127.0.0.1:8080.'],
  },
  {
    title: 'Make a key with the least rights that serve',
    description: `<p>Give it a name that says where it will be used, only the scopes it needs, and an end. If there are keys for testing, begin with one of those.</p>`,
    warnings: ['Most APIs show a key once. Keep the page open until it is stored.'],
  },
  {
    title: 'Try it',
    description: `<p>Take an address that only reads, such as a list or your own account.</p>`,
    codeExample: `curl https://api.example.com/v1/me \\
  -H "Authorization: Bearer $CUSTOM_API_KEY"`,
    tips: [
      '401 means that the key is not taken: it is wrong, or it belongs in another place of the request.',
      '403 means that the key is known and may not do this.',
    ],
  },
  {
    title: 'Store it with its base URL',
    description: `<p>Choose <strong>Store API Key</strong>, then <strong>Custom</strong> as provider, paste the key, and enter the base URL. From then on the key goes to that host, and a path such as <code>/me</code> is enough to test it.</p>`,
    warnings: [
      'Without a base URL and without pinned hosts the key goes to no host beyond your own machine and network.',
    ],
  },
  {
    title: 'Pin further hosts',
    description: `<p>If the API has more than one host, say for uploads, call it on the test screen by its full address. The key is kept back the first time, and the answer offers to pin the host. Pin it if you know whose it is.</p>`,
    warnings: [
      'Whoever runs a pinned host can read the key. Pin no host that you only know from a message or a page.',
    ],
  },
  {
    title: 'If it wants the key elsewhere',
    description: `<p>This entry sends the key as bearer token. An API that reads it from a header of its own, such as <code>X-Api-Key</code>, can be tried by adding that header under <strong>Request headers</strong> on the test screen. What is typed there goes with that test and is not stored as a key.</p>`,
  },
];
