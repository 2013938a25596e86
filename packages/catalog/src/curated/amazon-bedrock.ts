import type { CuratedApi } from '#src/curated-api.ts';

export const amazonBedrock: CuratedApi = {
  slug: 'amazon-bedrock',
  name: 'Amazon Bedrock',
  alsoCalled: ['Bedrock', 'AWS Bedrock'],
  builtIn: { slug: 'aws', is: 'part' },
  description:
    'Foundation models from several makers, including Anthropic, Meta, Mistral and Amazon, behind one AWS API, with knowledge bases, agents and guardrails.',
  categories: ['ai', 'cloud'],
  capabilities: [
    'text generation',
    'chat completion',
    'function calling',
    'question answering',
    'summarization',
    'text classification',
    'embeddings',
    'image generation',
    'image analysis',
    'document question answering',
    'retrieval-augmented generation',
    'content moderation',
    'fine-tuning',
  ],
  useCases: [
    'chatbot over PDF documents',
    'company assistant with access control',
    'support assistant',
    'document summaries',
  ],
  synonyms: ['AWS', 'Claude', 'Llama', 'Nova', 'LLM', 'large language model', 'generative AI', 'NLP'],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      'Priced per thousand tokens, depending on the model and region, or reserved throughput by the hour.',
    freeTier: 'Credits for new AWS accounts',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://aws.amazon.com/bedrock/',
    registration: 'https://portal.aws.amazon.com/billing/signup',
    documentation: 'https://docs.aws.amazon.com/bedrock/',
    developerPortal: 'https://console.aws.amazon.com/iam/',
    apiReference: 'https://docs.aws.amazon.com/bedrock/latest/APIReference/welcome.html',
  },
  domains: ['aws.amazon.com', 'amazonaws.com', 'amazon.com'],
  keyPlacement: {
    type: 'aws-sigv4',
  },
  // This host is for one region: each region has its own.
  baseUrl: 'https://bedrock-runtime.us-east-1.amazonaws.com',
  keyHint: 'ACCESS_KEY_ID:SECRET_ACCESS_KEY',
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/model/{modelId}/converse',
      summary: 'Continue a chat, in the same format for every model',
    },
    {
      method: 'POST',
      path: '/model/{modelId}/converse-stream',
      summary: 'Continue a chat as a stream',
    },
    {
      method: 'POST',
      path: '/model/{modelId}/invoke',
      summary: 'Call a model in its own format',
    },
  ],
  popularity: 4,
  directoryId: null,
};
