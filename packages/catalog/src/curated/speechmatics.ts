import type { CuratedApi } from '#src/curated-api.ts';

export const speechmatics: CuratedApi = {
  slug: 'speechmatics',
  name: 'Speechmatics',
  description:
    'Turns speech into text in many languages and accents, live or from files, with speaker labels, summaries and translation; can also run on your own servers.',
  categories: ['speech', 'ai'],
  capabilities: [
    'speech-to-text',
    'real-time transcription',
    'speaker diarization',
    'summarization',
    'speech translation',
    'spoken language detection',
    'sentiment analysis',
  ],
  useCases: ['subtitles', 'call transcripts', 'live captions', 'voice agents'],
  synonyms: ['STT', 'ASR', 'voice recognition', 'transcripts', 'on-premises'],
  pricing: {
    model: 'freemium',
    summary: 'Billed per hour of audio, depending on accuracy.',
    freeTier: 'A monthly allowance of hours',
    checked: null,
  },
  urls: {
    website: 'https://www.speechmatics.com/',
    registration: 'https://portal.speechmatics.com/signup',
    documentation: 'https://docs.speechmatics.com/',
    developerPortal: 'https://portal.speechmatics.com/settings/api-keys',
    apiReference: 'https://docs.speechmatics.com/api-ref',
  },
  domains: ['speechmatics.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://eu1.asr.api.speechmatics.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'POST', path: '/v2/jobs', summary: 'Transcribe an audio file' },
    { method: 'GET', path: '/v2/jobs', summary: 'List jobs' },
    { method: 'GET', path: '/v2/jobs/{jobid}', summary: 'Get the status of a job' },
    { method: 'GET', path: '/v2/jobs/{jobid}/transcript', summary: 'Get the transcript' },
    { method: 'GET', path: '/v2/usage', summary: 'Get the hours used' },
  ],
  popularity: 3,
  directoryId: null,
};
