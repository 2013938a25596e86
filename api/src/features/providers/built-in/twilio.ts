import type { ProviderFacts } from '@gatehouse/contract/providers.ts';

/**
 * Sources: https://www.twilio.com/docs/usage/requests-to-twilio,
 * https://www.twilio.com/docs/iam/api-keys/keys-in-console
 */
export const twilio: ProviderFacts = {
  name: 'Twilio',
  slug: 'twilio',
  description:
    'Text messages, WhatsApp, voice calls, phone number lookup, and verification by one-time codes.',
  registerUrl: 'https://www.twilio.com/try-twilio',
  documentationUrl: 'https://www.twilio.com/docs',
  apiDocsUrl: 'https://www.twilio.com/docs/usage/api',
  developerPortalUrl: 'https://console.twilio.com/',
  specialRequirements: [
    'Paste ACCOUNT_SID:AUTH_TOKEN, or better API_KEY_SID:SECRET, which can be revoked alone.',
    'A standard API key opens everything except the account and key resources.',
    'A restricted API key needs permission to list messaging services for verification to succeed.',
    'A trial lasts 30 days and sends only to verified numbers; many countries want a registered sender.',
    'Request bodies are form-encoded.',
  ],
  requiredScopes: [],
  recommendedRotationDays: 90,
  baseUrl: 'https://api.twilio.com',
  keyPlacement: { type: 'basic' },
  defaultHeaders: {},
  // Each product has a host of its own (verify, lookups, messaging, …), and so have regions.
  hosts: ['*.twilio.com'],
  keyPattern: '^(?:AC[0-9a-f]{32}:[0-9a-f]{32}|SK[0-9a-f]{32}:[0-9A-Za-z]{32})$',
  keyHint: 'ACCOUNT_SID:AUTH_TOKEN or API_KEY_SID:SECRET',
  // Not /Accounts.json: a standard API key may not read it.
  verification: { method: 'GET', endpoint: 'https://messaging.twilio.com/v1/Services?PageSize=1' },
  // It says 401, with 20003. https://www.twilio.com/docs/api/errors/20003
  refusalCodes: [],
};
