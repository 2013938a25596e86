import type { CuratedApi } from '#src/curated-api.ts';

export const heygen: CuratedApi = {
  slug: 'heygen',
  name: 'HeyGen',
  description:
    'Videos in which a stock or custom avatar speaks your script, and video translations that preserve the voice and sync the lips.',
  categories: ['video', 'ai', 'marketing'],
  capabilities: ['avatar video', 'video generation', 'video translation', 'voice cloning', 'text-to-speech'],
  useCases: ['training videos', 'personal sales videos', 'videos in many languages'],
  synonyms: ['AI avatar', 'talking head', 'digital human', 'dubbing', 'lip sync'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per second of video, depending on the type of avatar, from a prepaid balance.',
    freeTier: null,
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.heygen.com/',
    registration: 'https://app.heygen.com/login',
    documentation: 'https://developers.heygen.com/',
    developerPortal: 'https://app.heygen.com/settings',
    apiReference: null,
  },
  domains: ['heygen.com'],
  keyPlacement: { type: 'header', name: 'X-Api-Key' },
  baseUrl: 'https://api.heygen.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/v3/users/me', summary: 'Get the account and its balance' },
    { method: 'GET', path: '/v3/avatars/looks', summary: 'List avatars' },
    { method: 'GET', path: '/v3/voices', summary: 'List voices' },
    { method: 'POST', path: '/v3/videos', summary: 'Create a video from a script' },
    { method: 'POST', path: '/v3/video-agents', summary: 'Create a video from a prompt' },
    { method: 'GET', path: '/v3/videos/{video_id}', summary: 'Get the status of a video' },
  ],
  popularity: 3,
  directoryId: null,
};
