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
    model: 'freemium',
    summary: 'Monthly plans or credits by minutes of video.',
    freeTier: 'A few credits each month',
    checked: null,
  },
  urls: {
    website: 'https://www.heygen.com/',
    registration: 'https://app.heygen.com/login',
    documentation: 'https://docs.heygen.com/',
    developerPortal: 'https://app.heygen.com/settings',
    apiReference: 'https://docs.heygen.com/reference',
  },
  domains: ['heygen.com'],
  keyPlacement: { type: 'header', name: 'X-Api-Key' },
  baseUrl: 'https://api.heygen.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/v2/avatars', summary: 'List avatars' },
    { method: 'GET', path: '/v2/voices', summary: 'List voices' },
    { method: 'POST', path: '/v2/video/generate', summary: 'Make a video from a script' },
    { method: 'GET', path: '/v1/video_status.get', summary: 'Ask how far a video is' },
    { method: 'POST', path: '/v2/video_translate', summary: 'Translate a video' },
  ],
  popularity: 3,
  directoryId: null,
};
