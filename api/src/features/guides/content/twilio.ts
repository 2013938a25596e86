import type { GuideContent } from '#src/features/guides/guide-content.ts';

/**
 * Sources: https://www.twilio.com/docs/usage/trials, https://www.twilio.com/docs/iam/api-keys/keys-in-console,
 * https://www.twilio.com/docs/iam/api-keys/restricted-api-keys, https://www.twilio.com/docs/usage/requests-to-twilio
 */
export const twilio: GuideContent = [
  {
    title: 'Create an account',
    description: `<p><a href="https://www.twilio.com/try-twilio">Sign up</a> and confirm your e-mail address and phone number. The trial lasts 30 days, with a number of free messages and calls.</p>`,
    warnings: [
      'A trial account reaches at most five numbers, which you verify one by one, and puts a notice into what it sends. Text messages go to numbers of the United States only.',
    ],
  },
  {
    title: 'Know your two kinds of credentials',
    description: `<ul>
<li><strong>Account SID and auth token</strong>, on the first page of the <a href="https://1console.twilio.com/">console</a>: they open everything, and a new auth token ends the old one everywhere.</li>
<li><strong>API key</strong>: a SID that starts with <code>SK</code>, and a secret. It can be revoked alone. Take this one.</li>
</ul>`,
  },
  {
    title: 'Create an API key',
    description: `<p>Open <a href="https://console.twilio.com/us1/account/keys-credentials/api-keys">API keys</a> in the settings of the account and choose <strong>Create API key</strong>.</p>
<ol>
<li>Name it after the program that will use it, and choose the region.</li>
<li>Choose <strong>Restricted</strong> with only the permissions it needs, or <strong>Standard</strong>, which opens all but accounts and keys.</li>
<li>Copy the SID and the secret.</li>
</ol>`,
    warnings: ['The secret is shown once.'],
    tips: [
      'A restricted key needs permission to list messaging services for verification here. There are restricted keys in the region US1 only.',
      'If your programs make access tokens for Twilio’s own client libraries, take a standard key: a restricted one cannot.',
    ],
  },
  {
    title: 'Prepare a sender',
    description: `<p>To send, buy or choose a <a href="https://console.twilio.com/us1/develop/phone-numbers/manage/search">phone number</a>. On a trial a sender is lent to you; add the numbers you will write to under <a href="https://console.twilio.com/us1/develop/phone-numbers/manage/verified">Verified caller IDs</a>.</p>`,
    warnings: [
      'Many countries want a registered sender; in the United States that is A2P 10DLC and takes days.',
    ],
  },
  {
    title: 'Make a first call',
    description: `<p>List the messaging services of the account; an empty list is a good answer. SID and secret go as user name and password.</p>`,
    codeExample: `curl 'https://messaging.twilio.com/v1/Services?PageSize=1' \\
  --user "$TWILIO_API_KEY_SID:$TWILIO_API_KEY_SECRET"`,
    tips: [
      'Addresses of the classic API hold the account SID even if the API key signs in: /2010-04-01/Accounts/AC…/Messages.json',
      'Bodies are form-encoded, not JSON.',
    ],
  },
  {
    title: 'Store the key here',
    description: `<p>Choose <strong>Store API Key</strong> and paste both parts with a colon between them:</p>
<p><code>API_KEY_SID:SECRET</code></p>
<p>They go to names below <code>twilio.com</code> only.</p>`,
    tips: ['ACCOUNT_SID:AUTH_TOKEN is taken as well, where an API key does not serve.'],
  },
];
