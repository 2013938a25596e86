import type { CuratedApi } from '#src/curated-api.ts';

export const docusign: CuratedApi = {
  slug: 'docusign',
  name: 'DocuSign eSignature',
  alsoCalled: ['DocuSign'],
  description:
    'Sends documents for electronic signature, tracks who has signed, embeds signing in an app, and stores the signed files with their audit trail.',
  categories: ['documents'],
  capabilities: [
    'electronic signatures',
    'document templates',
    'embedded signing',
    'signature status',
    'signer identity verification',
    'webhooks',
  ],
  useCases: ['contract signing', 'employee onboarding', 'sales agreements', 'rental contracts'],
  synonyms: ['e-signature', 'esign', 'digital signature', 'contract', 'envelope', 'signing'],
  pricing: {
    model: 'subscription',
    summary: 'API plans based on the number of envelopes per month; larger volumes by contract.',
    freeTier: 'A developer account for testing, whose documents are marked as such',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.docusign.com/',
    registration: 'https://developers.docusign.com/',
    documentation: 'https://developers.docusign.com/docs/',
    developerPortal: 'https://developers.docusign.com/',
    apiReference: 'https://developers.docusign.com/docs/esign-rest-api/reference/',
  },
  domains: ['docusign.com', 'docusign.net'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: null,
  keyHint: 'OAuth 2.0 access token',
  // Developer accounts sign in at account-d.docusign.com. The response from /oauth/userinfo contains the account's API host.
  oauth: {
    authorizationUrl: 'https://account.docusign.com/oauth/auth',
    tokenUrl: 'https://account.docusign.com/oauth/token',
    scopes: ['signature'],
  },
  operations: [
    {
      method: 'POST',
      path: '/restapi/v2.1/accounts/{accountId}/envelopes',
      summary: 'Send documents for signature',
    },
    {
      method: 'GET',
      path: '/restapi/v2.1/accounts/{accountId}/envelopes',
      summary: 'List envelopes',
    },
    {
      method: 'GET',
      path: '/restapi/v2.1/accounts/{accountId}/envelopes/{envelopeId}',
      summary: 'Get the status of an envelope',
    },
    {
      method: 'GET',
      path: '/restapi/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}',
      summary: 'Download a signed document',
    },
    {
      method: 'POST',
      path: '/restapi/v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/recipient',
      summary: 'Get a URL for signing inside an app',
    },
    {
      method: 'GET',
      path: '/restapi/v2.1/accounts/{accountId}/templates',
      summary: 'List templates',
    },
  ],
  popularity: 5,
  directoryId: 'docusign.net',
};
