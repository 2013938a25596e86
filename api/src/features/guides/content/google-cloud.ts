import type { GuideContent } from '#src/features/guides/guide-content.ts';

/**
 * Sources: https://cloud.google.com/docs/authentication/rest,
 * https://cloud.google.com/docs/authentication/use-service-account-impersonation
 */
export const googleCloud: GuideContent = [
  {
    title: 'Create a project with billing',
    description: `<p><a href="https://console.cloud.google.com/projectcreate">Create a project</a> and link it to an account under <a href="https://console.cloud.google.com/billing">Billing</a>. New customers get a free trial, but a card is still required.</p>`,
    tips: [
      'Set a budget with an alert before the first call. A budget only warns you; it does not stop spending.',
    ],
  },
  {
    title: 'Enable the services',
    description: `<p>Enable each service for the project in the <a href="https://console.cloud.google.com/apis/library">API library</a>, or from the shell.</p>`,
    codeExample: `gcloud services enable storage.googleapis.com --project "$GOOGLE_CLOUD_PROJECT"`,
    tips: ['It can take a minute or two before the first call works.'],
  },
  {
    title: 'Create a service account',
    description: `<p>A program should have its own account. <a href="https://console.cloud.google.com/iam-admin/serviceaccounts/create">Create a service account</a> and grant it only the roles it needs, such as <em>Storage Object Viewer</em>.</p>
<p>To act as that account, grant yourself the <em>Service Account Token Creator</em> role on it.</p>`,
    warnings: [
      'Do not download a key file for the account unless there is no other way: it never expires, and many organizations forbid it.',
    ],
  },
  {
    title: 'Sign in with the command line',
    description: `<p>Install the <a href="https://cloud.google.com/sdk/docs/install">Google Cloud CLI</a>, or open the <a href="https://console.cloud.google.com/?cloudshell=true">Cloud Shell</a>, where it is already installed.</p>`,
    codeExample: `gcloud auth login
gcloud config set project "$GOOGLE_CLOUD_PROJECT"`,
  },
  {
    title: 'Print an access token',
    description: `<p>The token starts with <code>ya29.</code> and belongs to the service account.</p>`,
    codeExample: `gcloud auth print-access-token --impersonate-service-account "$SERVICE_ACCOUNT_EMAIL"`,
    warnings: ['The token expires after one hour. Rotate it here when it does.'],
    tips: [
      'Without impersonation the token is your own, and some services then require the header X-Goog-User-Project.',
    ],
  },
  {
    title: 'Make a first call',
    description: `<p>List the project’s buckets. Each service has its own host, so use the full URL.</p>`,
    call: { method: 'GET', endpoint: 'https://storage.googleapis.com/storage/v1/b?project=PROJECT_ID' },
    tips: [
      'Replace PROJECT_ID with the ID of your project.',
      'A 403 names the permission that the account lacks; under IAM, grant a role that includes it.',
    ],
  },
  {
    title: 'For OAuth: create a client',
    description: `<p>To act for people instead of a service account, create a client of type <strong>Web application</strong> under <a href="https://console.cloud.google.com/auth/clients">Clients</a> with this authorized redirect URI:</p>
<p><code>{{redirectUri}}</code></p>
<p>Keep the client ID and the client secret for an OAuth connection with the scope <code>https://www.googleapis.com/auth/cloud-platform</code>.</p>`,
    warnings: [
      'That scope covers everything the person can do in Google Cloud; use a narrower one if the service has one.',
    ],
  },
  {
    title: 'Store the token here',
    description: `<p>Choose <strong>Store API Key</strong> and paste the token. It is only sent to subdomains of <code>googleapis.com</code>.</p>`,
    tips: [
      'For lasting access, use an OAuth client with offline access: its refresh token gets new access tokens.',
    ],
  },
];
