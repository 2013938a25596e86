import type { CuratedApi } from '#src/curated-api.ts';

export const cartesia: CuratedApi = {
  slug: 'cartesia',
  name: 'Cartesia',
  description:
    'Speech that starts within a fraction of a second, for voice agents: natural voices, cloned voices and live transcription.',
  categories: ['speech', 'ai'],
  capabilities: ['text-to-speech', 'voice cloning', 'speech-to-text', 'real-time audio', 'voice changing'],
  useCases: ['voice agents', 'game characters that speak', 'audio guides'],
  synonyms: ['TTS', 'Sonic', 'speech synthesis', 'low latency voice', 'AI voices'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans with credits, used per character or second.',
    freeTier: 'A monthly allowance of credits',
    checked: null,
  },
  urls: {
    website: 'https://cartesia.ai/',
    registration: 'https://play.cartesia.ai/sign-up',
    documentation: 'https://docs.cartesia.ai/',
    developerPortal: 'https://play.cartesia.ai/keys',
    apiReference: 'https://docs.cartesia.ai/api-reference',
  },
  domains: ['cartesia.ai'],
  keyPlacement: { type: 'bearer' },
  headers: { 'Cartesia-Version': '2026-03-01' },
  baseUrl: 'https://api.cartesia.ai',
  keyHint: 'sk_car_…',
  oauth: null,
  operations: [
    { method: 'POST', path: '/tts/bytes', summary: 'Read a text aloud' },
    { method: 'GET', path: '/voices', summary: 'List voices' },
    { method: 'POST', path: '/voices/clone', summary: 'Clone a voice from a recording' },
    { method: 'POST', path: '/stt', summary: 'Transcribe an audio file' },
  ],
  popularity: 3,
  directoryId: null,
};
