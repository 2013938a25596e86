import type { CuratedApi } from '#src/curated-api.ts';

export const daily: CuratedApi = {
  slug: 'daily',
  name: 'Daily.co',
  alsoCalled: ['Daily co'],
  description:
    'Video and voice calls inside an app: rooms, recording, live streaming, transcription, and voice agents with Pipecat.',
  categories: ['video', 'communication'],
  capabilities: [
    'video calls',
    'voice calls',
    'WebRTC',
    'call recording',
    'live streaming',
    'live transcription',
    'screen sharing',
    'voice agents',
  ],
  useCases: ['telehealth', 'online classes', 'meetings inside an app', 'AI that talks during calls'],
  synonyms: ['video call SDK', 'video chat', 'video conferencing', 'Pipecat'],
  pricing: {
    model: 'freemium',
    summary: 'Priced per participant per minute.',
    freeTier: 'A monthly allowance of minutes',
    checked: null,
  },
  urls: {
    website: 'https://www.daily.co/',
    registration: 'https://dashboard.daily.co/signup',
    documentation: 'https://docs.daily.co/',
    developerPortal: 'https://dashboard.daily.co/developers',
    apiReference: 'https://docs.daily.co/docs/rest-api/index',
  },
  domains: ['daily.co'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.daily.co/v1',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/rooms', summary: 'List rooms' },
    { method: 'POST', path: '/rooms', summary: 'Create a room' },
    { method: 'POST', path: '/meeting-tokens', summary: 'Create a token for a participant' },
    { method: 'GET', path: '/meetings', summary: 'List meetings' },
    { method: 'GET', path: '/recordings', summary: 'List recordings' },
  ],
  popularity: 3,
  directoryId: null,
};
