import type { CuratedApi } from '#src/curated-api.ts';

export const azureOpenai: CuratedApi = {
  slug: 'azure-openai',
  name: 'Azure OpenAI',
  alsoCalled: ['Azure AI Foundry', 'Microsoft Foundry'],
  description:
    "OpenAI's models as a Microsoft Azure service, with Azure's regions, networks and access control. Each resource has its own host and its own model deployments.",
  categories: ['ai', 'cloud'],
  capabilities: [
    'text generation',
    'chat completion',
    'function calling',
    'structured output',
    'question answering',
    'summarization',
    'text classification',
    'sentiment analysis',
    'embeddings',
    'image generation',
    'image analysis',
    'speech-to-text',
    'text-to-speech',
    'document question answering',
    'fine-tuning',
  ],
  useCases: [
    'chatbot over PDF documents',
    'company assistant with access control',
    'support assistant',
    'data extraction from text',
  ],
  synonyms: ['Microsoft', 'GPT', 'LLM', 'large language model', 'Azure AI Foundry', 'generative AI', 'NLP'],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      'Priced per million tokens, depending on the model and region, or reserved throughput by the hour.',
    freeTier: 'Credits for new Azure accounts',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://azure.microsoft.com/products/ai-services/openai-service/',
    registration: 'https://azure.microsoft.com/free/',
    documentation: 'https://learn.microsoft.com/azure/ai-services/openai/',
    developerPortal: 'https://portal.azure.com/',
    apiReference: 'https://learn.microsoft.com/azure/ai-services/openai/reference',
  },
  domains: ['azure.microsoft.com', 'azure.com', 'microsoft.com'],
  keyPlacement: {
    type: 'header',
    name: 'api-key',
  },
  baseUrl: null,
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/openai/v1/models',
      summary: 'List the models',
    },
    {
      method: 'POST',
      path: '/openai/v1/chat/completions',
      summary: 'Continue a chat with a deployment',
    },
    {
      method: 'POST',
      path: '/openai/v1/responses',
      summary: 'Respond to a prompt, with tools',
    },
    {
      method: 'POST',
      path: '/openai/v1/embeddings',
      summary: 'Create embeddings of texts',
    },
  ],
  popularity: 4,
  directoryId: null,
};
