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
    'Enable each API for the project of the key before its first call; until then it returns 403 SERVICE_DISABLED.',
    'Restrict the key to the APIs it is for, and to the IP addresses or web sites that use it.',
    'Maps and some other APIs need a billing account on the project.',
    'Gemini takes authorization keys (AQ.…): it rejects unrestricted standard keys (AIza…), and Google has announced that all standard keys stop working there in September 2026.',
    'Older Maps web services expect the key in the query parameter “key”, not in the header.',
  ],
  requiredScopes: [],
  recommendedRotationDays: 90,
  baseUrl: 'https://www.googleapis.com',
  keyPlacement: { type: 'header', name: 'X-Goog-Api-Key' },
  defaultHeaders: {},
  hosts: ['*.googleapis.com'],
  keyPattern: '^(?:AIza[0-9A-Za-z_-]{35}|AQ\\.[0-9A-Za-z_-]{30,})$',
  keyHint: 'AIza… or AQ.…',
  // No API is enabled in every project, and one that is not enabled returns 403 even for a valid key.
  verification: null,
  // Google sends them with a 400. https://github.com/googleapis/googleapis/blob/master/google/api/error_reason.proto;
  // the last two come from older services: https://developers.google.com/youtube/v3/docs/core_errors
  refusalCodes: ['API_KEY_INVALID', 'keyInvalid', 'keyExpired'],
};
