import type { GuideContent } from '#src/features/guides/guide-content.ts';

/**
 * Sources: https://www.twilio.com/docs/usage/trials, https://www.twilio.com/docs/iam/api-keys/keys-in-console,
 * https://www.twilio.com/docs/iam/api-keys/restricted-api-keys, https://www.twilio.com/docs/usage/requests-to-twilio
 */
export const twilio: GuideContent = [
  {
    title: 'Create an account',
    description: `<p><a href="https://www.twilio.com/try-twilio">Sign up</a> and confirm your email address and phone number. The trial lasts 30 days and includes some free messages and calls.</p>`,
    warnings: [
      'A trial account can reach at most five numbers, which you verify one by one, and adds a notice to everything it sends. Text messages only go to numbers in the United States.',
    ],
  },
  {
    title: 'Know the two kinds of credentials',
    description: `<ul>
<li><strong>Account SID and auth token</strong>, on the first page of the <a href="https://1console.twilio.com/">console</a>: they give full access, and a new auth token invalidates the old one everywhere.</li>
<li><strong>API key</strong>: a SID that starts with <code>SK</code>, and a secret. It can be revoked on its own. Use this one.</li>
</ul>`,
  },
  {
    title: 'Create an API key',
    description: `<p>Open <a href="https://console.twilio.com/us1/account/keys-credentials/api-keys">API keys</a> in the account settings and choose <strong>Create API key</strong>.</p>
<ol>
<li>Name it after the program that will use it, and choose the region.</li>
<li>Choose <strong>Restricted</strong> with only the permissions it needs, or <strong>Standard</strong>, which gives access to everything except accounts and keys.</li>
<li>Copy the SID and the secret.</li>
</ol>`,
    warnings: ['The secret is shown only once.'],
    tips: [
      'For verification here, a restricted key needs permission to list messaging services. Restricted keys are only available in the US1 region.',
      'If your programs create access tokens for Twilio’s client SDKs, use a standard key: a restricted one cannot do that.',
    ],
  },
  {
    title: 'Prepare a sender',
    description: `<p>To send messages, buy or choose a <a href="https://console.twilio.com/us1/develop/phone-numbers/manage/search">phone number</a>. During the trial Twilio lends you a sender; add the numbers you will send to under <a href="https://console.twilio.com/us1/develop/phone-numbers/manage/verified">Verified caller IDs</a>.</p>`,
    warnings: [
      'Many countries require a registered sender; in the United States this is called A2P 10DLC and takes days.',
    ],
  },
  {
    title: 'Make a first call',
    description: `<p>List the messaging services of the account; an empty list means that the key works. The SID and the secret are the user name and the password.</p>`,
    call: { method: 'GET', endpoint: 'https://messaging.twilio.com/v1/Services?PageSize=1' },
    tips: [
      'TWILIO_API_KEY contains the key as you store it here: the SID of the API key, a colon and its secret.',
      'URLs of the classic API contain the account SID even when you sign in with an API key: /2010-04-01/Accounts/AC…/Messages.json',
      'Request bodies are form-encoded, not JSON.',
    ],
  },
  {
    title: 'Store the key here',
    description: `<p>Choose <strong>Store API Key</strong> and paste both parts, separated by a colon:</p>
<p><code>API_KEY_SID:SECRET</code></p>
<p>They are only sent to subdomains of <code>twilio.com</code>.</p>`,
    tips: ['ACCOUNT_SID:AUTH_TOKEN works too, if an API key is not enough.'],
  },
];
