import type { CuratedApi } from '#src/curated-api.ts';

export const googleVertexAi: CuratedApi = {
  slug: 'google-vertex-ai',
  name: 'Google Vertex AI',
  alsoCalled: ['Vertex AI', 'Gemini Enterprise Agent Platform'],
  builtIn: { slug: 'google-cloud', is: 'part' },
  description:
    'Gemini and models of other makers within a Google Cloud project: with its access rules, its regions and its bill. It also trains, tunes and serves models of one’s own. Google now calls the whole the Gemini Enterprise Agent Platform.',
  categories: ['ai', 'cloud'],
  capabilities: [
    'text generation',
    'chat completion',
    'function calling',
    'question answering',
    'summarization',
    'embeddings',
    'image generation',
    'image analysis',
    'video generation',
    'model hosting',
    'fine-tuning',
    'vector search',
  ],
  useCases: [
    'language model in the company’s own cloud',
    'document question answering',
    'own model in production',
  ],
  synonyms: ['Gemini', 'Imagen', 'Veo', 'LLM', 'machine learning platform', 'MLOps'],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      'A price per million tokens or per image by model, and per hour of machines for training and serving.',
    freeTier: 'A credit for new Google Cloud accounts',
    checked: null,
  },
  urls: {
    website: 'https://cloud.google.com/vertex-ai',
    registration: 'https://console.cloud.google.com/vertex-ai',
    documentation: 'https://docs.cloud.google.com/gemini-enterprise-agent-platform',
    developerPortal: 'https://console.cloud.google.com/apis/library/aiplatform.googleapis.com',
    apiReference: 'https://docs.cloud.google.com/vertex-ai/docs/reference/rest',
  },
  domains: ['cloud.google.com', 'aiplatform.googleapis.com', 'googleapis.com', 'google.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://aiplatform.googleapis.com',
  keyHint: 'ya29.…, an access token of a Google Cloud account',
  oauth: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scopes: ['https://www.googleapis.com/auth/cloud-platform'],
  },
  operations: [
    {
      method: 'POST',
      path: '/v1/projects/{project}/locations/global/publishers/google/models/{model}:generateContent',
      summary: 'Answer a prompt',
    },
    {
      method: 'POST',
      path: '/v1/projects/{project}/locations/global/publishers/google/models/{model}:streamGenerateContent',
      summary: 'Answer a prompt piece by piece',
    },
    {
      method: 'GET',
      path: '/v1/projects/{project}/locations/{location}/endpoints',
      summary: 'List the endpoints of own models',
    },
  ],
  popularity: 3,
  directoryId: null,
};
