import type { CuratedApi } from '#src/curated-api.ts';

export const elevenlabs: CuratedApi = {
  slug: 'elevenlabs',
  name: 'ElevenLabs',
  description:
    'Lifelike speech from text in many voices and languages, voice cloning, dubbing, sound effects and transcription.',
  categories: ['speech', 'ai', 'media'],
  capabilities: [
    'text-to-speech',
    'voice cloning',
    'dubbing',
    'sound effects',
    'speech-to-text',
    'speaker diarization',
    'voice agents',
    'voice conversion',
    'music generation',
    'real-time transcription',
    'noise removal',
  ],
  useCases: [
    'audiobook narration',
    'game character voice',
    'voice assistant',
    'video dubbing',
    'transcription of audio recordings',
  ],
  synonyms: ['TTS', 'speech synthesis', 'AI voice', 'voice generator', 'narration', 'STT'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans with a set number of credits, which are consumed by characters and minutes.',
    freeTier: 'A small monthly allowance of credits, without a commercial licence',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://elevenlabs.io/',
    registration: 'https://elevenlabs.io/app/sign-up',
    documentation: 'https://elevenlabs.io/docs',
    developerPortal: 'https://elevenlabs.io/app/settings/api-keys',
    apiReference: 'https://elevenlabs.io/docs/api-reference/introduction',
  },
  domains: ['elevenlabs.io'],
  keyPlacement: {
    type: 'header',
    name: 'xi-api-key',
  },
  baseUrl: 'https://api.elevenlabs.io',
  keyHint: 'sk_…',
  oauth: null,
  operations: [
    {
      method: 'GET',
      path: '/v1/user',
      summary: 'Get the account and its remaining quota',
    },
    {
      method: 'GET',
      path: '/v2/voices',
      summary: 'List voices',
    },
    {
      method: 'GET',
      path: '/v1/models',
      summary: 'List models',
    },
    {
      method: 'POST',
      path: '/v1/text-to-speech/{voice_id}',
      summary: 'Read text aloud',
      body: { text: 'Hello, world!', model_id: 'eleven_multilingual_v2' },
    },
    {
      method: 'POST',
      path: '/v1/text-to-speech/{voice_id}/stream',
      summary: 'Read text aloud as a stream',
    },
    {
      method: 'POST',
      path: '/v1/speech-to-text',
      summary: 'Turn speech into text',
    },
    {
      method: 'POST',
      path: '/v1/sound-generation',
      summary: 'Create a sound effect from a description',
    },
  ],
  popularity: 4,
  directoryId: 'elevenlabs.io',
};
