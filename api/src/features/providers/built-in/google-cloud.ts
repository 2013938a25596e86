import type { ProviderFacts } from '@gatehouse/contract/providers.ts';

/**
 * Google Cloud with an OAuth access token. Sources: https://cloud.google.com/docs/authentication/rest,
 * https://cloud.google.com/sdk/gcloud/reference/auth/print-access-token
 */
export const googleCloud: ProviderFacts = {
  name: 'Google Cloud',
  slug: 'google-cloud',
  description:
    'Google Cloud services over REST with an OAuth 2.0 access token: Compute Engine, Cloud Storage, BigQuery, Pub/Sub, Vertex AI and others.',
  registerUrl: 'https://console.cloud.google.com/apis/credentials',
  documentationUrl: 'https://cloud.google.com/docs',
  apiDocsUrl: 'https://cloud.google.com/apis/docs/overview',
  developerPortalUrl: 'https://console.cloud.google.com/',
  specialRequirements: [
    'Paste an access token, as gcloud auth print-access-token prints it; it expires after one hour by default.',
    'Enable each API for the project before its first call.',
    'A call with a personal token may need the header X-Goog-User-Project, which names the project to bill.',
    'What the token can do depends on the IAM roles of its account as well as on its scopes.',
    'Rotation refers to the key of the service account that creates the tokens.',
  ],
  requiredScopes: ['https://www.googleapis.com/auth/cloud-platform'],
  recommendedRotationDays: 90,
  // Each service has its own host (storage.googleapis.com, compute.googleapis.com, …).
  baseUrl: null,
  keyPlacement: { type: 'bearer' },
  defaultHeaders: {},
  hosts: ['*.googleapis.com'],
  keyPattern: '^ya29\\.[0-9A-Za-z._-]{20,}$',
  keyHint: 'ya29.…',
  // The tokeninfo endpoint reads the token from a parameter, not from the Authorization header.
  verification: null,
  // A rejected key gets a 401. https://cloud.google.com/storage/docs/json_api/v1/status-codes
  refusalCodes: [],
};
