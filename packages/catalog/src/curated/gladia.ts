import type { CuratedApi } from '#src/curated-api.ts';

export const gladia: CuratedApi = {
  slug: 'gladia',
  name: 'Gladia',
  description:
    'Speech to text in about a hundred languages, live or from files, with speaker labels, translation, summaries and named entities.',
  categories: ['speech', 'ai'],
  capabilities: [
    'speech-to-text',
    'real-time transcription',
    'speaker diarization',
    'summarization',
    'subtitles',
    'speech translation',
    'sentiment analysis',
  ],
  useCases: ['meeting notes', 'call centre transcripts', 'subtitles in many languages'],
  synonyms: ['STT', 'ASR', 'Whisper', 'voice recognition'],
  pricing: {
    model: 'freemium',
    summary: 'Billed per hour of audio; live audio costs more.',
    freeTier: 'A monthly allowance of hours',
    checked: null,
  },
  urls: {
    website: 'https://www.gladia.io/',
    registration: 'https://app.gladia.io/signup',
    documentation: 'https://docs.gladia.io/',
    developerPortal: 'https://app.gladia.io/account',
    apiReference: 'https://docs.gladia.io/api-reference',
  },
  domains: ['gladia.io'],
  keyPlacement: { type: 'header', name: 'x-gladia-key' },
  baseUrl: 'https://api.gladia.io',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'POST', path: '/v2/upload', summary: 'Upload an audio file' },
    { method: 'POST', path: '/v2/pre-recorded', summary: 'Transcribe a file' },
    { method: 'GET', path: '/v2/pre-recorded/{id}', summary: 'Get the transcript' },
    { method: 'POST', path: '/v2/live', summary: 'Start a live session' },
    { method: 'GET', path: '/v2/pre-recorded', summary: 'List transcriptions' },
  ],
  popularity: 2,
  directoryId: null,
};
