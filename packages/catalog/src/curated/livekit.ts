import type { CuratedApi } from '#src/curated-api.ts';

export const livekit: CuratedApi = {
  slug: 'livekit',
  name: 'LiveKit',
  description:
    'Live video, audio and data between people and agents over WebRTC, with telephony, recording and a framework for voice agents. Open source or hosted.',
  categories: ['video', 'communication', 'ai'],
  capabilities: [
    'video calls',
    'voice calls',
    'WebRTC',
    'live streaming',
    'call recording',
    'screen sharing',
    'voice agents',
    'SIP',
  ],
  useCases: ['voice agents', 'online classes', 'meetings inside an app', 'robots and cameras'],
  synonyms: ['video call SDK', 'video chat', 'open source', 'self-hosted', 'SFU'],
  pricing: {
    model: 'freemium',
    summary: 'The software is free; the cloud is billed by minutes and data, with monthly plans.',
    freeTier: 'A monthly allowance of minutes, and the software itself',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://livekit.com/',
    registration: 'https://cloud.livekit.io/',
    documentation: 'https://docs.livekit.io/',
    developerPortal: 'https://cloud.livekit.io/',
    apiReference: 'https://docs.livekit.io/reference/server/server-apis/',
  },
  domains: ['livekit.io', 'livekit.com', 'livekit.cloud'],
  keyPlacement: { type: 'bearer' },
  baseUrl: null,
  keyHint: 'A token (JWT) signed with the API key and secret',
  oauth: null,
  operations: [
    { method: 'POST', path: '/twirp/livekit.RoomService/ListRooms', summary: 'List rooms' },
    { method: 'POST', path: '/twirp/livekit.RoomService/CreateRoom', summary: 'Create a room' },
    {
      method: 'POST',
      path: '/twirp/livekit.RoomService/ListParticipants',
      summary: 'List the participants in a room',
    },
    { method: 'POST', path: '/twirp/livekit.Egress/ListEgress', summary: 'List recordings' },
  ],
  popularity: 4,
  directoryId: null,
};
