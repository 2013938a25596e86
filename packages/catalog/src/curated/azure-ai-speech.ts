import type { CuratedApi } from '#src/curated-api.ts';

export const azureAiSpeech: CuratedApi = {
  slug: 'azure-ai-speech',
  name: 'Azure AI Speech',
  alsoCalled: ['Azure Speech'],
  builtIn: { slug: 'azure', is: 'part' },
  description:
    "Microsoft Azure's speech recognition and synthesis in many languages, with speech translation, speaker diarization, custom voices and custom models.",
  categories: ['speech', 'ai', 'cloud'],
  capabilities: [
    'speech-to-text',
    'real-time transcription',
    'speaker diarization',
    'text-to-speech',
    'voice cloning',
    'subtitles',
    'spoken language detection',
    'speech translation',
  ],
  useCases: ['transcription of audio recordings', 'live captions', 'voice assistant', 'call centre analysis'],
  synonyms: ['Microsoft', 'STT', 'TTS', 'ASR', 'speech recognition', 'transcribe', 'Cognitive Services'],
  pricing: {
    model: 'freemium',
    summary: 'Priced per hour of audio for recognition and per million characters for synthesis.',
    freeTier: 'A monthly allowance of a few hours of audio and a limited number of characters',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://azure.microsoft.com/products/ai-services/ai-speech/',
    registration: 'https://azure.microsoft.com/free/',
    documentation: 'https://learn.microsoft.com/azure/ai-services/speech-service/',
    developerPortal: 'https://portal.azure.com/',
    apiReference: 'https://learn.microsoft.com/rest/api/speechtotext/',
  },
  domains: ['azure.microsoft.com', 'azure.com', 'microsoft.com'],
  keyPlacement: {
    type: 'header',
    name: 'Ocp-Apim-Subscription-Key',
  },
  baseUrl: null,
  keyHint: null,
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/speechtotext/transcriptions:transcribe',
      summary: 'Transcribe a recording synchronously',
    },
    {
      method: 'POST',
      path: '/speechtotext/transcriptions:submit',
      summary: 'Start a transcription of many recordings',
    },
    {
      method: 'GET',
      path: '/speechtotext/transcriptions/{id}',
      summary: 'Get the status of a transcription',
    },
  ],
  popularity: 4,
  directoryId: null,
};
