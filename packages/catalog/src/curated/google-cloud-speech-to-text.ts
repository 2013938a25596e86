import type { CuratedApi } from '#src/curated-api.ts';

export const googleCloudSpeechToText: CuratedApi = {
  slug: 'google-cloud-speech-to-text',
  name: 'Google Cloud Speech-to-Text',
  alsoCalled: ['Google Speech to Text'],
  builtIn: { slug: 'google', is: 'part' },
  description:
    'Recognises speech in many languages, in recordings or live, with speaker labels, punctuation and word timestamps.',
  categories: ['speech', 'ai', 'cloud'],
  capabilities: [
    'speech-to-text',
    'real-time transcription',
    'speaker diarization',
    'subtitles',
    'spoken language detection',
  ],
  useCases: ['transcription of audio recordings', 'live captions', 'voice commands', 'call centre analysis'],
  synonyms: ['Google Cloud', 'STT', 'ASR', 'speech recognition', 'transcribe', 'voice to text'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per minute of audio, depending on the model, with volume discounts.',
    freeTier: 'A monthly allowance of minutes',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://cloud.google.com/speech-to-text',
    registration: 'https://console.cloud.google.com/freetrial',
    documentation: 'https://docs.cloud.google.com/speech-to-text/docs',
    developerPortal: 'https://console.cloud.google.com/apis/credentials',
    apiReference: 'https://docs.cloud.google.com/speech-to-text/docs/reference/rest',
  },
  domains: ['cloud.google.com', 'speech.googleapis.com', 'googleapis.com', 'google.com'],
  keyPlacement: {
    type: 'header',
    name: 'x-goog-api-key',
  },
  baseUrl: 'https://speech.googleapis.com',
  keyHint: 'AIza…',
  oauth: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scopes: ['https://www.googleapis.com/auth/cloud-platform'],
  },
  operations: [
    {
      method: 'POST',
      path: '/v1/speech:recognize',
      summary: 'Transcribe a short recording',
    },
    {
      method: 'POST',
      path: '/v1/speech:longrunningrecognize',
      summary: 'Start a transcription of a long recording',
    },
    {
      method: 'GET',
      path: '/v1/operations/{name}',
      summary: 'Get the status of a long transcription',
    },
  ],
  popularity: 4,
  directoryId: 'googleapis.com:speech',
};
