import type { ProviderFacts } from '@gatehouse/contract/providers.ts';

/**
 * Most Azure services take Entra ID tokens; this provider covers the ones that take a resource key.
 * Source: https://learn.microsoft.com/azure/ai-services/authentication
 */
export const azure: ProviderFacts = {
  name: 'Microsoft Azure',
  slug: 'azure',
  description:
    'Azure AI services with a resource key: Language, Translator, Vision, Speech, Document Intelligence and Content Safety. Other Azure services take Microsoft Entra ID tokens and are not covered here.',
  registerUrl: 'https://azure.microsoft.com/free/',
  documentationUrl: 'https://learn.microsoft.com/azure/ai-services/',
  apiDocsUrl: 'https://learn.microsoft.com/rest/api/azure/',
  developerPortalUrl: 'https://portal.azure.com/',
  specialRequirements: [
    'Needs an Azure subscription and a resource of the service; the key and the endpoint are under Keys and Endpoint in the portal.',
    'Set the base URL of the key to the endpoint of the resource, such as https://NAME.cognitiveservices.azure.com.',
    'For Translator, a regional or multi-service key also needs the header Ocp-Apim-Subscription-Region.',
    'Each resource has two keys, so you can regenerate one while the other is in use.',
    'Azure OpenAI expects the key in the header api-key and is not covered here.',
  ],
  requiredScopes: [],
  recommendedRotationDays: 90,
  // Each resource has its own host.
  baseUrl: null,
  keyPlacement: { type: 'header', name: 'Ocp-Apim-Subscription-Key' },
  defaultHeaders: {},
  hosts: [
    '*.cognitiveservices.azure.com',
    '*.api.cognitive.microsoft.com',
    'api.cognitive.microsofttranslator.com',
    '*.stt.speech.microsoft.com',
    '*.tts.speech.microsoft.com',
  ],
  // Keys created since 2024: 84 characters with the marks JQQJ9 and ACOG at fixed positions. Older ones are 32
  // hexadecimal digits, which does not tell whose they are.
  // https://github.com/microsoft/security-utilities
  keyPattern: '^[0-9A-Za-z]{52}JQQJ9[9DH][0-9A-Za-z]{18}ACOG[0-9A-Za-z]{4}$',
  keyHint: 'KEY 1 or KEY 2 of the resource',
  // No single call works for every resource.
  verification: null,
  // A rejected key gets a 401; 403 can be the free quota. https://learn.microsoft.com/azure/ai-services/translator/reference/v3-0-translate
  refusalCodes: [],
};
