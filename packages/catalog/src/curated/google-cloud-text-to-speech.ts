import type { CuratedApi } from '#src/curated-api.ts';

export const googleCloudTextToSpeech: CuratedApi = {
  slug: 'google-cloud-text-to-speech',
  name: 'Google Cloud Text-to-Speech',
  alsoCalled: ['Google Text to Speech'],
  builtIn: { slug: 'google', is: 'part' },
  description:
    'Reads text aloud in many languages and voices, with control over speed, pitch and pronunciation.',
  categories: ['speech', 'ai', 'cloud'],
  capabilities: ['text-to-speech', 'voice cloning'],
  useCases: ['voice assistant', 'audio version of articles', 'phone announcements', 'language learning app'],
  synonyms: ['Google Cloud', 'TTS', 'speech synthesis', 'AI voice', 'SSML', 'narration'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per million characters, depending on the type of voice.',
    freeTier: 'A monthly allowance of characters, depending on the type of voice',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://cloud.google.com/text-to-speech',
    registration: 'https://console.cloud.google.com/freetrial',
    documentation: 'https://docs.cloud.google.com/text-to-speech/docs',
    developerPortal: 'https://console.cloud.google.com/apis/credentials',
    apiReference: 'https://docs.cloud.google.com/text-to-speech/docs/reference/rest',
  },
  domains: ['cloud.google.com', 'texttospeech.googleapis.com', 'googleapis.com', 'google.com'],
  keyPlacement: {
    type: 'header',
    name: 'x-goog-api-key',
  },
  baseUrl: 'https://texttospeech.googleapis.com',
  keyHint: 'AIza…',
  oauth: {
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scopes: ['https://www.googleapis.com/auth/cloud-platform'],
  },
  operations: [
    {
      method: 'POST',
      path: '/v1/text:synthesize',
      summary: 'Read text aloud',
    },
    {
      method: 'GET',
      path: '/v1/voices',
      summary: 'List voices',
    },
  ],
  popularity: 4,
  directoryId: 'googleapis.com:texttospeech',
};
