import type { CuratedApi } from '#src/curated-api.ts';

export const firebase: CuratedApi = {
  slug: 'firebase',
  name: 'Firebase (Cloud Firestore)',
  alsoCalled: ['Firestore'],
  builtIn: { slug: 'google-cloud', is: 'part' },
  description:
    "Google's backend for apps. Its document database, Firestore, keeps phones and browsers in sync and can also be read and written over REST; sign-in, storage and messaging are part of it.",
  categories: ['database', 'authentication', 'cloud'],
  capabilities: [
    'database',
    'database records',
    'real-time updates',
    'user authentication',
    'push notifications',
    'file storage',
    'serverless functions',
    'social login',
    'static hosting',
    'remote config',
  ],
  useCases: ['backend of a mobile app', 'live chat', 'sign-in for an app', 'push notifications'],
  synonyms: ['Firestore', 'NoSQL', 'BaaS', 'backend', 'Google Cloud', 'FCM', 'document database'],
  pricing: {
    model: 'freemium',
    summary: 'Billed by reads, writes, storage and traffic beyond a free allowance.',
    freeTier: 'A daily allowance of reads and writes, and some storage',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://firebase.google.com/',
    registration: 'https://console.firebase.google.com/',
    documentation: 'https://firebase.google.com/docs',
    developerPortal: 'https://console.firebase.google.com/',
    apiReference: 'https://firebase.google.com/docs/firestore/reference/rest',
  },
  domains: ['firebase.google.com', 'firestore.googleapis.com', 'googleapis.com', 'google.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://firestore.googleapis.com',
  keyHint: 'OAuth 2.0 access token or a Firebase ID token',
  oauth: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scopes: ['https://www.googleapis.com/auth/datastore'],
  },
  operations: [
    {
      method: 'GET',
      path: '/v1/projects/{project}/databases/(default)/documents/{collection}',
      summary: 'List documents',
    },
    {
      method: 'POST',
      path: '/v1/projects/{project}/databases/(default)/documents/{collection}',
      summary: 'Create a document',
      body: { fields: { name: { stringValue: 'Ada' } } },
    },
    {
      method: 'GET',
      path: '/v1/projects/{project}/databases/(default)/documents/{collection}/{document}',
      summary: 'Get a document',
    },
    {
      method: 'PATCH',
      path: '/v1/projects/{project}/databases/(default)/documents/{collection}/{document}',
      summary: 'Update a document',
      body: { fields: { name: { stringValue: 'Ada' } } },
    },
    {
      method: 'POST',
      path: '/v1/projects/{project}/databases/(default)/documents:runQuery',
      summary: 'Query documents',
      body: { structuredQuery: { from: [{ collectionId: 'users' }], limit: 10 } },
    },
  ],
  popularity: 5,
  directoryId: 'googleapis.com:firestore',
};
