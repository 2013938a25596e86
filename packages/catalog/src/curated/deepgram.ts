import type { CuratedApi } from '#src/curated-api.ts';

export const deepgram: CuratedApi = {
  slug: 'deepgram',
  name: 'Deepgram',
  description:
    'Low-latency speech recognition for files and live audio, speech synthesis, and analysis of spoken or written text such as sentiment, topics and intents.',
  categories: ['speech', 'ai'],
  capabilities: [
    'speech-to-text',
    'real-time transcription',
    'speaker diarization',
    'text-to-speech',
    'sentiment analysis',
    'summarization',
    'topic detection',
    'intent recognition',
    'PII redaction',
    'voice agents',
    'subtitles',
    'spoken language detection',
  ],
  useCases: [
    'transcription of audio recordings',
    'live captions',
    'voice assistant',
    'call centre analysis',
    'meeting notes',
    'sentiment analysis of calls',
  ],
  synonyms: ['STT', 'ASR', 'TTS', 'speech recognition', 'transcribe', 'voice to text', 'voice bot'],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      'Priced per minute of audio, depending on the model, and per character for speech synthesis; yearly plans cost less.',
    freeTier: 'A credit for new accounts',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://deepgram.com/',
    registration: 'https://console.deepgram.com/signup',
    documentation: 'https://developers.deepgram.com/',
    developerPortal: 'https://console.deepgram.com/',
    apiReference: 'https://developers.deepgram.com/reference',
  },
  domains: ['deepgram.com'],
  keyPlacement: {
    type: 'header',
    name: 'Authorization',
    prefix: 'Token ',
  },
  baseUrl: 'https://api.deepgram.com',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/v1/listen',
      summary: 'Transcribe a recording, with sentiment and other features',
    },
    {
      method: 'POST',
      path: '/v1/speak',
      summary: 'Read text aloud',
    },
    {
      method: 'POST',
      path: '/v1/read',
      summary: 'Analyse text',
    },
    {
      method: 'GET',
      path: '/v1/projects',
      summary: 'List projects',
    },
    {
      method: 'GET',
      path: '/v1/models',
      summary: 'List models',
    },
  ],
  popularity: 4,
  directoryId: null,
};
