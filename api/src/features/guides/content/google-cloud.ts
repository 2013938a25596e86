import type { GuideContent } from '#src/features/guides/guide-content.ts';

/**
 * Sources: https://cloud.google.com/docs/authentication/rest,
 * https://cloud.google.com/docs/authentication/use-service-account-impersonation
 */
export const googleCloud: GuideContent = [
  {
    title: 'Create a project with billing',
    description: `<p><a href="https://console.cloud.google.com/projectcreate">Create a project</a> and connect it to an account under <a href="https://console.cloud.google.com/billing">Billing</a>. New customers get a free trial, for which a card is asked all the same.</p>`,
    tips: ['Set a budget with an alert before the first call; a budget warns, it does not stop anything.'],
  },
  {
    title: 'Enable the services',
    description: `<p>Enable each service for the project in the <a href="https://console.cloud.google.com/apis/library">API library</a>, or from the shell.</p>`,
    codeExample: `gcloud services enable storage.googleapis.com --project "$GOOGLE_CLOUD_PROJECT"`,
    tips: ['A service takes a minute or two until its first call works.'],
  },
  {
    title: 'Create a service account',
    description: `<p>Programs should have an account of their own. <a href="https://console.cloud.google.com/iam-admin/serviceaccounts/create">Create a service account</a> and grant it only the roles that it needs, such as <em>Storage Object Viewer</em>.</p>
<p>To let yourself act as that account, grant yourself the role <em>Service Account Token Creator</em> on it.</p>`,
    warnings: [
      'Download no key file of the account unless there is no other way: it never ends by itself, and many organizations forbid it.',
    ],
  },
  {
    title: 'Sign in with the command line',
    description: `<p>Install the <a href="https://cloud.google.com/sdk/docs/install">Google Cloud CLI</a>, or open the <a href="https://console.cloud.google.com/?cloudshell=true">Cloud Shell</a>, where it is installed.</p>`,
    codeExample: `gcloud auth login
gcloud config set project "$GOOGLE_CLOUD_PROJECT"`,
  },
  {
    title: 'Print an access token',
    description: `<p>The token starts with <code>ya29.</code> and stands for the service account.</p>`,
    codeExample: `gcloud auth print-access-token --impersonate-service-account "$SERVICE_ACCOUNT_EMAIL"`,
    warnings: ['The token ends after one hour. Rotate it here when it does.'],
    tips: [
      'Without impersonation the token is your own, and some services then ask for the header X-Goog-User-Project.',
    ],
  },
  {
    title: 'Make a first call',
    description: `<p>List the buckets of the project. Each service has a host of its own, so give the full address.</p>`,
    codeExample: `curl "https://storage.googleapis.com/storage/v1/b?project=$GOOGLE_CLOUD_PROJECT" \\
  -H "Authorization: Bearer $GOOGLE_CLOUD_ACCESS_TOKEN"`,
    tips: ['403 names the permission that the account lacks; grant the role that holds it under IAM.'],
  },
  {
    title: 'For OAuth: create a client',
    description: `<p>To act for people rather than for a service account, create a client of the type <strong>Web application</strong> under <a href="https://console.cloud.google.com/auth/clients">Clients</a>, with this authorized redirect URI:</p>
<p><code>{{redirectUri}}</code></p>
<p>Keep client id and secret for an OAuth connection with the scope <code>https://www.googleapis.com/auth/cloud-platform</code>.</p>`,
    warnings: [
      'That scope reaches everything that the person may do in Google Cloud; take a narrower one where the service has one.',
    ],
  },
  {
    title: 'Store the token here',
    description: `<p>Choose <strong>Store API Key</strong> and paste the token. It goes to names below <code>googleapis.com</code> only.</p>`,
    tips: [
      'For access that lasts, use an OAuth client with offline access: its refresh token brings new access tokens.',
    ],
  },
];
