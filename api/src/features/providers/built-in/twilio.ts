import type { ProviderFacts } from '@gatehouse/contract/providers.ts';

/**
 * Sources: https://www.twilio.com/docs/usage/requests-to-twilio,
 * https://www.twilio.com/docs/iam/api-keys/keys-in-console
 */
export const twilio: ProviderFacts = {
  name: 'Twilio',
  slug: 'twilio',
  description:
    'Text messages, WhatsApp, voice calls, phone number lookup, and verification with one-time codes.',
  registerUrl: 'https://www.twilio.com/try-twilio',
  documentationUrl: 'https://www.twilio.com/docs',
  apiDocsUrl: 'https://www.twilio.com/docs/usage/api',
  developerPortalUrl: 'https://console.twilio.com/',
  specialRequirements: [
    'Paste API_KEY_SID:SECRET, which can be revoked on its own, or ACCOUNT_SID:AUTH_TOKEN.',
    'A standard API key gives access to everything except the account and key resources.',
    'A restricted API key needs permission to list messaging services for verification to succeed.',
    'A trial lasts 30 days and only sends to verified numbers; many countries require a registered sender.',
    'Request bodies are form-encoded.',
  ],
  requiredScopes: [],
  recommendedRotationDays: 90,
  baseUrl: 'https://api.twilio.com',
  keyPlacement: { type: 'basic' },
  defaultHeaders: {},
  // Each product has its own host (verify, lookups, messaging, …), and so does each region.
  hosts: ['*.twilio.com'],
  keyPattern: '^(?:AC[0-9a-f]{32}:[0-9a-f]{32}|SK[0-9a-f]{32}:[0-9A-Za-z]{32})$',
  keyHint: 'ACCOUNT_SID:AUTH_TOKEN or API_KEY_SID:SECRET',
  // Not /Accounts.json: a standard API key cannot read it.
  verification: { method: 'GET', endpoint: 'https://messaging.twilio.com/v1/Services?PageSize=1' },
  // A rejected key gets a 401 with the code 20003. https://www.twilio.com/docs/api/errors/20003
  refusalCodes: [],
};
