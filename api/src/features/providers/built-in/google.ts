import type { ProviderFacts } from '@gatehouse/contract/providers.ts';

/**
 * Google APIs that take an API key. Sources: https://cloud.google.com/docs/authentication/api-keys-use,
 * https://ai.google.dev/gemini-api/docs/api-key
 */
export const google: ProviderFacts = {
  name: 'Google',
  slug: 'google',
  description:
    'Google APIs that take an API key: Gemini, Maps, YouTube Data, Translation, Books, Custom Search and others.',
  registerUrl: 'https://console.cloud.google.com/apis/credentials',
  documentationUrl: 'https://cloud.google.com/docs/authentication/api-keys',
  apiDocsUrl: 'https://developers.google.com/apis-explorer',
  developerPortalUrl: 'https://console.cloud.google.com/apis/library',
  specialRequirements: [
    'Enable each API for the project of the key before its first call; until then it answers 403 SERVICE_DISABLED.',
    'Restrict the key to the APIs it is for, and to the addresses that use it.',
    'Maps and some other APIs need a billing account on the project.',
    'Gemini takes authorization keys (AQ.…): it refuses unrestricted standard keys (AIza…), and Google announced September 2026 as the end of all standard keys there.',
    'Older Maps web services read the key from the query parameter key, not from the header.',
  ],
  requiredScopes: [],
  recommendedRotationDays: 90,
  baseUrl: 'https://www.googleapis.com',
  keyPlacement: { type: 'header', name: 'X-Goog-Api-Key' },
  defaultHeaders: {},
  hosts: ['*.googleapis.com'],
  keyPattern: '^(?:AIza[0-9A-Za-z_-]{35}|AQ\\.[0-9A-Za-z_-]{30,})$',
  keyHint: 'AIza… or AQ.…',
  // No API is enabled on every project: one that is not answers 403 to a good key too.
  verification: null,
  // With 400. https://github.com/googleapis/googleapis/blob/master/google/api/error_reason.proto; the others are how
  // older services say it: https://developers.google.com/youtube/v3/docs/core_errors
  refusalCodes: ['API_KEY_INVALID', 'keyInvalid', 'keyExpired'],
};
