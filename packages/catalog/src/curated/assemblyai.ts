import type { CuratedApi } from '#src/curated-api.ts';

export const assemblyai: CuratedApi = {
  slug: 'assemblyai',
  name: 'AssemblyAI',
  description:
    'Turns recorded or live speech into text and analyses it: speakers, sentiment, topics, entities, summaries and redaction of personal data.',
  categories: ['speech', 'ai'],
  capabilities: [
    'speech-to-text',
    'real-time transcription',
    'speaker diarization',
    'summarization',
    'topic detection',
    'PII redaction',
    'subtitles',
    'spoken language detection',
    'sentiment analysis',
  ],
  useCases: [
    'transcription of audio recordings',
    'meeting notes',
    'call centre analysis',
    'podcast search',
    'sentiment analysis of calls',
    'subtitles for videos',
  ],
  synonyms: [
    'STT',
    'ASR',
    'speech recognition',
    'transcribe',
    'audio intelligence',
    'voice to text',
    'captions',
  ],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      'Priced per hour of audio, depending on the model, plus a surcharge for each audio intelligence feature.',
    freeTier: 'A credit for new accounts',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.assemblyai.com/',
    registration: 'https://www.assemblyai.com/dashboard/signup',
    documentation: 'https://www.assemblyai.com/docs',
    developerPortal: 'https://www.assemblyai.com/app/api-keys',
    apiReference: 'https://www.assemblyai.com/docs/api-reference/overview',
  },
  domains: ['assemblyai.com'],
  keyPlacement: {
    type: 'header',
    name: 'Authorization',
  },
  baseUrl: 'https://api.assemblyai.com',
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/v2/upload',
      summary: 'Upload an audio file',
    },
    {
      method: 'POST',
      path: '/v2/transcript',
      summary: 'Start a transcription, with sentiment analysis and other features',
      body: { audio_url: 'https://assembly.ai/wildfires.mp3' },
    },
    {
      method: 'GET',
      path: '/v2/transcript/{transcript_id}',
      summary: 'Get the status and text of a transcription',
    },
    {
      method: 'GET',
      path: '/v2/transcript/{transcript_id}/sentences',
      summary: 'Get the text by sentences',
    },
    {
      method: 'GET',
      path: '/v2/transcript/{transcript_id}/srt',
      summary: 'Get the text as subtitles',
    },
    {
      method: 'GET',
      path: '/v2/transcript',
      summary: 'List transcriptions',
    },
  ],
  popularity: 4,
  directoryId: null,
};
