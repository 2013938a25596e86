import type { GuideContent } from '#src/features/guides/guide-content.ts';

/**
 * Sources: https://docs.aws.amazon.com/IAM/latest/UserGuide/id_credentials_access-keys.html,
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/best-practices.html
 */
export const aws: GuideContent = [
  {
    title: 'Create an account and lock its root',
    description: `<p><a href="https://portal.aws.amazon.com/billing/signup">Sign up</a>, then add a second factor to the root user under <a href="https://console.aws.amazon.com/iam/home#/security_credentials">Security credentials</a>.</p>`,
    warnings: ['Never make an access key for the root user: it may do everything, and no policy limits it.'],
  },
  {
    title: 'Create a user for the program',
    description: `<p>Open <a href="https://console.aws.amazon.com/iam/home#/users/create">Create user</a> in IAM. Give it a name, and leave access to the console off.</p>`,
    tips: [
      'If your organization uses IAM Identity Center, take the temporary credentials of its access portal instead.',
    ],
  },
  {
    title: 'Give it the least rights that serve',
    description: `<p>Attach a policy that names the actions and resources the program uses. This one reads the objects of one bucket:</p>
<pre><code>{
  &quot;Version&quot;: &quot;2012-10-17&quot;,
  &quot;Statement&quot;: [{
    &quot;Effect&quot;: &quot;Allow&quot;,
    &quot;Action&quot;: &quot;s3:GetObject&quot;,
    &quot;Resource&quot;: &quot;arn:aws:s3:::BUCKET/*&quot;
  }]
}</code></pre>`,
    tips: ['IAM Access Analyzer can write a policy from what the program has called so far.'],
  },
  {
    title: 'Create the access key',
    description: `<ol>
<li>Open <a href="https://console.aws.amazon.com/iam/home#/users">Users</a> and choose the user.</li>
<li>On the tab <strong>Security credentials</strong> choose <strong>Create access key</strong>.</li>
<li>Choose the use case that fits; it changes only the advice you get.</li>
<li>Copy both parts: the access key id, which starts with <code>AKIA</code>, and the secret access key.</li>
</ol>`,
    warnings: ['The secret access key is shown once.'],
  },
  {
    title: 'Make a first call',
    description: `<p>Ask who the key is. The call needs no permission, and curl signs it.</p>`,
    codeExample: `curl 'https://sts.amazonaws.com/?Action=GetCallerIdentity&Version=2011-06-15' \\
  --aws-sigv4 'aws:amz:us-east-1:sts' \\
  --user "$AWS_ACCESS_KEY_ID:$AWS_SECRET_ACCESS_KEY"`,
    tips: [
      'With temporary credentials (ASIA…) add: -H "x-amz-security-token: $AWS_SESSION_TOKEN".',
      'SignatureDoesNotMatch means a wrong secret, service or region, or a clock that is off by more than five minutes.',
    ],
  },
  {
    title: 'Store the key here',
    description: `<p>Choose <strong>Store API Key</strong> and paste both parts as one, with a colon between them:</p>
<p><code>ACCESS_KEY_ID:SECRET_ACCESS_KEY</code></p>
<p>Temporary credentials have a third part, <code>:SESSION_TOKEN</code>. To test, give the full address of the service in its region, such as <code>https://dynamodb.eu-west-1.amazonaws.com/</code>.</p>`,
    tips: [
      'A user may have two keys at a time: make the new one, rotate it here, deactivate the old one, delete it later.',
    ],
  },
];
