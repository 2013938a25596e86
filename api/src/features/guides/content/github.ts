import type { GuideContent } from '#src/features/guides/guide-content.ts';

/**
 * Sources: https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/managing-your-personal-access-tokens,
 * https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/creating-an-oauth-app
 */
export const github: GuideContent = [
  {
    title: 'Choose a type of token',
    description: `<ul>
<li><strong>Fine-grained token</strong> (<code>github_pat_…</code>): limited to one owner, selected repositories and individual permissions. Use this one if you can.</li>
<li><strong>Classic token</strong> (<code>ghp_…</code>): can access everything you can access. Some endpoints still need it.</li>
<li><strong>OAuth app</strong>: lets your application act for other people.</li>
</ul>`,
    tips: ['For automated jobs, a GitHub App is better than a colleague’s personal token.'],
  },
  {
    title: 'Create a fine-grained token',
    description: `<p>Open <a href="https://github.com/settings/personal-access-tokens/new">New fine-grained personal access token</a>.</p>
<ol>
<li>Give it a name and an expiration of 90 days or less.</li>
<li>Choose the <strong>resource owner</strong>: you, or an organization.</li>
<li>Under <strong>Repository access</strong> select only the repositories it needs.</li>
<li>Under <strong>Permissions</strong> add what it needs; <em>Contents: Read-only</em> is enough to read code.</li>
<li>Choose <strong>Generate token</strong> and copy it.</li>
</ol>`,
    warnings: ['The token is shown only once.'],
  },
  {
    title: 'Or create a classic token',
    description: `<p>If a fine-grained token does not work for you, open <a href="https://github.com/settings/tokens/new?scopes=repo,read:user">New classic token</a>. The link selects the scopes <code>repo</code> and <code>read:user</code>; clear the ones you do not need.</p>`,
    warnings: ['The scope repo gives read and write access to all of your private repositories.'],
  },
  {
    title: 'Get the organization’s approval',
    description: `<p>If the resources belong to an organization, it may require two more things:</p>
<ul>
<li>A fine-grained token may need an owner’s approval. See its status in <a href="https://github.com/settings/personal-access-tokens">your list of tokens</a>.</li>
<li>A classic token may need to be authorized for single sign-on: choose <strong>Configure SSO</strong> next to it in <a href="https://github.com/settings/tokens">the list</a>.</li>
</ul>`,
    tips: ['Until then, private resources return 404 or 403, as if they did not exist.'],
  },
  {
    title: 'Make a first call',
    description: `<p>Read the account that the token belongs to. For a classic token, the response header <code>x-oauth-scopes</code> lists its scopes.</p>`,
    call: { method: 'GET', endpoint: 'https://api.github.com/user' },
    tips: ['Your own programs must send a User-Agent header; without one GitHub returns 403.'],
  },
  {
    title: 'For OAuth: register an app',
    description: `<p>Open <a href="https://github.com/settings/applications/new">Register a new OAuth app</a> and enter this as the <strong>Authorization callback URL</strong>:</p>
<p><code>{{redirectUri}}</code></p>
<p>Then choose <strong>Generate a new client secret</strong>, and keep the client ID and the client secret for an OAuth connection with the scopes <code>repo</code> and <code>read:user</code>, or fewer.</p>`,
    tips: ['GitHub accepts http for localhost, so you can try it without publishing anything.'],
  },
  {
    title: 'Store the token here',
    description: `<p>Choose <strong>Store API Key</strong>, paste the token and verify it. For GitHub Enterprise Server, set the base URL of the key to <code>https://HOSTNAME/api/v3</code>.</p>`,
    tips: ['Verification also reads the token’s expiry date, so you get notice before it expires.'],
  },
];
