import type { GuideContent } from '#src/features/guides/guide-content.ts';

/**
 * Sources: https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/managing-your-personal-access-tokens,
 * https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/creating-an-oauth-app
 */
export const github: GuideContent = [
  {
    title: 'Choose the kind of token',
    description: `<ul>
<li><strong>Fine-grained token</strong> (<code>github_pat_…</code>): limited to one owner, chosen repositories and single permissions. Take this one if you can.</li>
<li><strong>Classic token</strong> (<code>ghp_…</code>): reaches everything that you reach. Some endpoints still need it.</li>
<li><strong>OAuth app</strong>: other people let your application act for them.</li>
</ul>`,
    tips: ['For work that runs without a person, a GitHub App is better than the token of a colleague.'],
  },
  {
    title: 'Create a fine-grained token',
    description: `<p>Open <a href="https://github.com/settings/personal-access-tokens/new">New fine-grained personal access token</a>.</p>
<ol>
<li>Give it a name and an expiration of 90 days or less.</li>
<li>Choose the <strong>resource owner</strong>: you, or an organization.</li>
<li>Under <strong>Repository access</strong> choose only the repositories that it needs.</li>
<li>Under <strong>Permissions</strong> add what it needs; <em>Contents: Read-only</em> reads code.</li>
<li>Choose <strong>Generate token</strong> and copy it.</li>
</ol>`,
    warnings: ['The token is shown once.'],
  },
  {
    title: 'Or create a classic token',
    description: `<p>Where a fine-grained token does not serve, open <a href="https://github.com/settings/tokens/new?scopes=repo,read:user">New classic token</a>. The link ticks the scopes <code>repo</code> and <code>read:user</code>; take away what you do not need.</p>`,
    warnings: ['The scope repo gives read and write access to all of your private repositories.'],
  },
  {
    title: 'Let the organization approve it',
    description: `<p>If the resources belong to an organization, two more things may be asked of you:</p>
<ul>
<li>A fine-grained token can wait for the approval of an owner. Its state shows in <a href="https://github.com/settings/personal-access-tokens">your list of tokens</a>.</li>
<li>A classic token must be authorized for single sign-on: <strong>Configure SSO</strong> beside it in <a href="https://github.com/settings/tokens">the list</a>.</li>
</ul>`,
    tips: ['Until then private resources answer 404 or 403, as if they did not exist.'],
  },
  {
    title: 'Make a first call',
    description: `<p>Read the account that the token belongs to. For a classic token the header <code>x-oauth-scopes</code> of the answer lists its scopes.</p>`,
    codeExample: `curl https://api.github.com/user \\
  -H "Authorization: Bearer $GITHUB_TOKEN" \\
  -H 'Accept: application/vnd.github+json' \\
  -H 'X-GitHub-Api-Version: 2022-11-28'`,
    tips: ['Your own programs must send a User-Agent header; without one GitHub answers 403.'],
  },
  {
    title: 'For OAuth: register an app',
    description: `<p>Open <a href="https://github.com/settings/applications/new">Register a new OAuth app</a> and enter as <strong>Authorization callback URL</strong>:</p>
<p><code>{{redirectUri}}</code></p>
<p>Then choose <strong>Generate a new client secret</strong>, and keep client id and secret for an OAuth connection with the scopes <code>repo</code> and <code>read:user</code>, or fewer.</p>`,
    tips: ['GitHub accepts http for addresses of your own machine, so nothing need be published to try it.'],
  },
  {
    title: 'Store the token here',
    description: `<p>Choose <strong>Store API Key</strong>, paste the token and let it be verified. For GitHub Enterprise Server set the base URL of the key to <code>https://HOSTNAME/api/v3</code>.</p>`,
    tips: ['Verification reads when the token expires, so you see it coming.'],
  },
];
