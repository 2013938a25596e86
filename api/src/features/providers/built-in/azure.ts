import type { ProviderFacts } from '@gatehouse/contract/providers.ts';

/**
 * Azure's services mostly take Entra ID tokens; this entry is about those that take a resource key.
 * Source: https://learn.microsoft.com/azure/ai-services/authentication
 */
export const azure: ProviderFacts = {
  name: 'Microsoft Azure',
  slug: 'azure',
  description:
    'Azure AI services with a resource key: Language, Translator, Vision, Speech, Document Intelligence and Content Safety. Other Azure services take Microsoft Entra ID tokens, which this entry does not cover.',
  registerUrl: 'https://azure.microsoft.com/free/',
  documentationUrl: 'https://learn.microsoft.com/azure/ai-services/',
  apiDocsUrl: 'https://learn.microsoft.com/rest/api/azure/',
  developerPortalUrl: 'https://portal.azure.com/',
  specialRequirements: [
    'Needs an Azure subscription and a resource of the service; key and endpoint stand under Keys and Endpoint in the portal.',
    'Set the base URL of the key to the endpoint of the resource, such as https://NAME.cognitiveservices.azure.com.',
    'Translator with a regional or multi-service key also needs the header Ocp-Apim-Subscription-Region.',
    'Each resource has two keys, so that one can be renewed while the other serves.',
    'Azure OpenAI expects the key in the header api-key, which this entry does not send.',
  ],
  requiredScopes: [],
  recommendedRotationDays: 90,
  // Each resource has a host of its own.
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
  // Keys made since 2024: 84 characters with the marks JQQJ9 and ACOG at fixed places. Older ones are 32
  // hexadecimal digits, a form that says nothing about whose they are.
  // https://github.com/microsoft/security-utilities
  keyPattern: '^[0-9A-Za-z]{52}JQQJ9[9DH][0-9A-Za-z]{18}ACOG[0-9A-Za-z]{4}$',
  keyHint: 'KEY 1 or KEY 2 of the resource',
  // No call is common to all resources.
  verification: null,
  // They say 401; 403 can be the free quota. https://learn.microsoft.com/azure/ai-services/translator/reference/v3-0-translate
  refusalCodes: [],
};
