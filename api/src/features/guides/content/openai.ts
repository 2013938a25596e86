import type { GuideContent } from '#src/features/guides/guide-content.ts';

/** Sources: https://developers.openai.com/api/docs/guides/api-keys, https://help.openai.com/en/articles/9186755 */
export const openai: GuideContent = [
  {
    title: 'Create a platform account',
    description: `<p>Sign up at <a href="https://platform.openai.com/signup">platform.openai.com</a> and confirm your email address. A ChatGPT account works here too.</p>`,
    warnings: ['A ChatGPT subscription does not include API use; the API is billed separately.'],
  },
  {
    title: 'Add credit',
    description: `<p>Open <a href="https://platform.openai.com/settings/organization/billing/overview">Billing</a>, add a payment method and buy prepaid credit.</p>
<p>Then set a monthly budget under <a href="https://platform.openai.com/settings/organization/limits">Limits</a>.</p>`,
    warnings: [
      'Without credit, calls return 429 with the code insufficient_quota, even if the key is valid.',
    ],
    tips: ['Leave auto recharge off while you try things out.'],
  },
  {
    title: 'Create a project',
    description: `<p>Each key belongs to a project, which has its own limits, members and usage. Create one for each application and environment under <a href="https://platform.openai.com/settings/organization/projects">Projects</a>, or use the default project.</p>`,
    tips: ['Only organization owners can create projects; ask one if the button is missing.'],
  },
  {
    title: 'Create a secret key',
    description: `<p>Open <a href="https://platform.openai.com/api-keys">API keys</a> and choose <strong>Create new secret key</strong>.</p>
<ul>
<li><strong>Owned by</strong>: you for development, a service account for programs that run without you.</li>
<li><strong>Project</strong>: the one from the previous step.</li>
<li><strong>Permissions</strong>, for a key of your own: <em>Restricted</em>, with only what the application calls. Set <em>Models</em> to <em>Read</em>, which verification here needs. A service account gets its permissions from its role instead.</li>
<li><strong>Expiration</strong>, if the form asks for it: 90 days or less.</li>
</ul>
<p>Copy the key, which starts with <code>sk-proj-</code>.</p>`,
    warnings: ['The key is shown only once. If you lose it, create a new one and delete the old one.'],
  },
  {
    title: 'Make a first call',
    description: `<p>List the models that the key can use. It costs nothing.</p>`,
    call: { method: 'GET', endpoint: 'https://api.openai.com/v1/models' },
    tips: [
      '401 means that the key is wrong; 403 means that it lacks a permission or that your region is not supported.',
      'Some models only work after the organization is verified, under Settings, General.',
    ],
  },
  {
    title: 'Store the key here',
    description: `<p>Choose <strong>Store API Key</strong>, paste the key and verify it. It is only sent to <code>api.openai.com</code> and OpenAI’s regional hosts.</p>`,
    tips: ['Replace the key every 90 days: create the new one, rotate it here, then delete the old one.'],
  },
];
