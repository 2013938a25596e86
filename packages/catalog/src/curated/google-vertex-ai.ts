import type { CuratedApi } from '#src/curated-api.ts';

export const googleVertexAi: CuratedApi = {
  slug: 'google-vertex-ai',
  name: 'Google Vertex AI',
  alsoCalled: ['Vertex AI', 'Gemini Enterprise Agent Platform'],
  builtIn: { slug: 'google-cloud', is: 'part' },
  description:
    'Gemini and models from other makers inside a Google Cloud project, with its access rules, regions and billing. It also trains, tunes and serves your own models. Google now calls the whole offering the Gemini Enterprise Agent Platform.',
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
    "language model in the company's own cloud",
    'document question answering',
    'your own model in production',
  ],
  synonyms: ['Gemini', 'Imagen', 'Veo', 'LLM', 'machine learning platform', 'MLOps'],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      'Priced per million tokens or per image, depending on the model, and per machine hour for training and serving.',
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
  keyHint: 'ya29.…, a Google Cloud access token',
  oauth: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scopes: ['https://www.googleapis.com/auth/cloud-platform'],
  },
  operations: [
    {
      method: 'POST',
      path: '/v1/projects/{project}/locations/global/publishers/google/models/{model}:generateContent',
      summary: 'Respond to a prompt',
    },
    {
      method: 'POST',
      path: '/v1/projects/{project}/locations/global/publishers/google/models/{model}:streamGenerateContent',
      summary: 'Stream the response to a prompt',
    },
    {
      method: 'GET',
      path: '/v1/projects/{project}/locations/{location}/endpoints',
      summary: 'List the endpoints of your own models',
    },
  ],
  popularity: 3,
  directoryId: null,
};
