import type { GuideContent } from '#src/features/guides/guide-content.ts';

/**
 * Sources: https://docs.aws.amazon.com/IAM/latest/UserGuide/id_credentials_access-keys.html,
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/best-practices.html
 */
export const aws: GuideContent = [
  {
    title: 'Create an account and secure the root user',
    description: `<p><a href="https://portal.aws.amazon.com/billing/signup">Sign up</a>, then turn on multi-factor authentication for the root user under <a href="https://console.aws.amazon.com/iam/home#/security_credentials">Security credentials</a>.</p>`,
    warnings: [
      'Never create an access key for the root user: it can do everything, and no policy limits it.',
    ],
  },
  {
    title: 'Create a user for your program',
    description: `<p>Open <a href="https://console.aws.amazon.com/iam/home#/users/create">Create user</a> in IAM. Give it a name, and leave console access off.</p>`,
    tips: [
      'If your organization uses IAM Identity Center, use the temporary credentials from its access portal instead.',
    ],
  },
  {
    title: 'Give it only the permissions it needs',
    description: `<p>Attach a policy that names the actions and resources your program uses. This one allows reading the objects in one bucket:</p>
<pre><code>{
  &quot;Version&quot;: &quot;2012-10-17&quot;,
  &quot;Statement&quot;: [{
    &quot;Effect&quot;: &quot;Allow&quot;,
    &quot;Action&quot;: &quot;s3:GetObject&quot;,
    &quot;Resource&quot;: &quot;arn:aws:s3:::BUCKET/*&quot;
  }]
}</code></pre>`,
    tips: ['IAM Access Analyzer can generate a policy from the calls your program has made so far.'],
  },
  {
    title: 'Create the access key',
    description: `<ol>
<li>Open <a href="https://console.aws.amazon.com/iam/home#/users">Users</a> and choose the user.</li>
<li>On the <strong>Security credentials</strong> tab choose <strong>Create access key</strong>.</li>
<li>Choose the use case that fits; it only changes the advice you see.</li>
<li>Copy both parts: the access key ID, which starts with <code>AKIA</code>, and the secret access key.</li>
</ol>`,
    warnings: ['The secret access key is shown only once.'],
  },
  {
    title: 'Make a first call',
    description: `<p>Ask AWS whose key this is. The call needs no permissions, and curl signs it for you.</p>`,
    call: {
      method: 'GET',
      endpoint: 'https://sts.amazonaws.com/?Action=GetCallerIdentity&Version=2011-06-15',
    },
    tips: [
      'AWS_API_KEY contains the key as you store it here: ACCESS_KEY_ID:SECRET_ACCESS_KEY.',
      'With temporary credentials (ASIA…), also add: --header "x-amz-security-token: $AWS_SESSION_TOKEN".',
      'SignatureDoesNotMatch means a wrong secret, service or region, or a clock that is off by more than five minutes.',
    ],
  },
  {
    title: 'Store the key here',
    description: `<p>Choose <strong>Store API Key</strong> and paste both parts, separated by a colon:</p>
<p><code>ACCESS_KEY_ID:SECRET_ACCESS_KEY</code></p>
<p>Temporary credentials have a third part, <code>:SESSION_TOKEN</code>. To test it, enter the full URL of the service in its region, such as <code>https://dynamodb.eu-west-1.amazonaws.com/</code>.</p>`,
    tips: [
      'A user can have two keys at a time: create the new one, rotate it here, deactivate the old one, and delete it later.',
    ],
  },
];
