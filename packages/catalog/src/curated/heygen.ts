import type { CuratedApi } from '#src/curated-api.ts';

export const heygen: CuratedApi = {
  slug: 'heygen',
  name: 'HeyGen',
  description:
    'Videos with a speaking avatar, stock or of one’s own, from a script, and translations of videos that keep voice and lips in step.',
  categories: ['video', 'ai', 'marketing'],
  capabilities: ['avatar video', 'video generation', 'video translation', 'voice cloning', 'text-to-speech'],
  useCases: ['training videos', 'personal sales videos', 'videos in many languages'],
  synonyms: ['AI avatar', 'talking head', 'digital human', 'dubbing', 'lip sync'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'A price per second of video by kind of avatar, from a balance that is bought in advance.',
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
    { method: 'GET', path: '/v3/users/me', summary: 'Read the account and its balance' },
    { method: 'GET', path: '/v3/avatars/looks', summary: 'List avatars' },
    { method: 'GET', path: '/v3/voices', summary: 'List voices' },
    { method: 'POST', path: '/v3/videos', summary: 'Make a video from a script' },
    { method: 'POST', path: '/v3/video-agents', summary: 'Make a video from a prompt' },
    { method: 'GET', path: '/v3/videos/{video_id}', summary: 'Ask how far a video is' },
  ],
  popularity: 3,
  directoryId: null,
};
