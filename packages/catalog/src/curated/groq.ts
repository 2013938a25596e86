import type { CuratedApi } from '#src/curated-api.ts';

export const groq: CuratedApi = {
  slug: 'groq',
  name: 'Groq',
  alsoCalled: ['GroqCloud'],
  description:
    "Runs open language and speech models on its own chips with very low latency. The API is the same as OpenAI's.",
  categories: ['ai', 'speech'],
  capabilities: [
    'text generation',
    'chat completion',
    'function calling',
    'structured output',
    'question answering',
    'summarization',
    'text classification',
    'sentiment analysis',
    'speech-to-text',
    'text-to-speech',
    'translation',
  ],
  useCases: ['fast chatbot', 'voice assistant', 'transcription of audio recordings', 'coding assistant'],
  synonyms: ['LLM', 'Llama', 'Whisper', 'inference', 'LPU', 'low latency', 'OpenAI compatible'],
  pricing: {
    model: 'freemium',
    summary: 'Priced per million tokens or per hour of audio, depending on the model.',
    freeTier: 'A free plan with rate limits that depend on the model',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://groq.com/',
    registration: 'https://console.groq.com/',
    documentation: 'https://console.groq.com/docs/overview',
    developerPortal: 'https://console.groq.com/keys',
    apiReference: 'https://console.groq.com/docs/api-reference',
  },
  domains: ['groq.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.groq.com',
  keyHint: 'gsk_…',
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
      summary: 'Continue a chat',
      body: {
        model: 'llama-3.3-70b-versatile',
        messages: [{ role: 'user', content: 'Say hello in one short sentence.' }],
      },
    },
    {
      method: 'POST',
      path: '/openai/v1/audio/transcriptions',
      summary: 'Turn an audio file into text',
    },
    {
      method: 'POST',
      path: '/openai/v1/audio/speech',
      summary: 'Read text aloud',
    },
  ],
  popularity: 3,
  directoryId: null,
};
