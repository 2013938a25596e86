import type { CuratedApi } from '#src/curated-api.ts';

export const revAi: CuratedApi = {
  slug: 'rev-ai',
  name: 'Rev AI',
  description:
    'Speech recognition for recordings and live audio, trained on human transcripts, with sentiment, topics and translation; human transcription is available too.',
  categories: ['speech', 'ai'],
  capabilities: [
    'speech-to-text',
    'real-time transcription',
    'speaker diarization',
    'sentiment analysis',
    'topic detection',
    'subtitles',
    'human transcription',
    'spoken language detection',
  ],
  useCases: [
    'transcription of audio recordings',
    'sentiment analysis of calls',
    'subtitles for videos',
    'meeting notes',
  ],
  synonyms: ['STT', 'ASR', 'speech recognition', 'transcribe', 'captions', 'voice to text'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per minute of audio, depending on the model, and per minute for human transcripts.',
    freeTier: 'A limited number of free minutes for new accounts',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.rev.ai/',
    registration: 'https://www.rev.ai/auth/signup',
    documentation: 'https://docs.rev.ai/',
    developerPortal: 'https://www.rev.ai/access-token',
    apiReference: 'https://docs.rev.ai/api/',
  },
  domains: ['rev.ai', 'rev.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://api.rev.ai',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/speechtotext/v1/account',
      summary: 'Get the account and its balance',
    },
    {
      method: 'POST',
      path: '/speechtotext/v1/jobs',
      summary: 'Start a transcription',
    },
    {
      method: 'GET',
      path: '/speechtotext/v1/jobs/{id}',
      summary: 'Get the status of a transcription',
    },
    {
      method: 'GET',
      path: '/speechtotext/v1/jobs/{id}/transcript',
      summary: 'Get the transcript',
    },
    {
      method: 'POST',
      path: '/sentiment_analysis/v1/jobs',
      summary: 'Start a sentiment analysis',
    },
    {
      method: 'POST',
      path: '/topic_extraction/v1/jobs',
      summary: 'Start a topic extraction',
    },
  ],
  popularity: 3,
  directoryId: 'rev.ai',
};
