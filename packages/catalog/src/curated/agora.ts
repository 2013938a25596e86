import type { CuratedApi } from '#src/curated-api.ts';

export const agora: CuratedApi = {
  slug: 'agora',
  name: 'Agora',
  description:
    'Live voice, video, streaming and chat over its own network, which keeps latency low all over the world.',
  categories: ['video', 'communication', 'messaging'],
  capabilities: [
    'video calls',
    'voice calls',
    'live streaming',
    'call recording',
    'in-app chat',
    'screen sharing',
    'voice agents',
  ],
  useCases: ['live shopping', 'online classes', 'voice rooms', 'telehealth'],
  synonyms: ['video call SDK', 'WebRTC', 'video chat', 'interactive streaming'],
  pricing: {
    model: 'freemium',
    summary: 'Priced per participant per minute, depending on resolution.',
    freeTier: 'A monthly allowance of minutes',
    checked: null,
  },
  urls: {
    website: 'https://www.agora.io/',
    registration: 'https://console.agora.io/signup',
    documentation: 'https://docs.agora.io/',
    developerPortal: 'https://console.agora.io/',
    apiReference: 'https://docs.agora.io/en/api-reference/api-ref/rtc/authentication',
  },
  domains: ['agora.io'],
  keyPlacement: { type: 'basic' },
  baseUrl: 'https://api.agora.io',
  keyHint: 'CUSTOMER_ID:CUSTOMER_SECRET',
  oauth: null,
  operations: [
    { method: 'GET', path: '/dev/v1/projects', summary: 'List projects' },
    { method: 'GET', path: '/dev/v1/channel/{appid}', summary: 'List channels' },
    {
      method: 'GET',
      path: '/dev/v1/channel/user/{appid}/{channelName}',
      summary: 'List the members of a channel',
    },
    { method: 'POST', path: '/v1/apps/{appid}/cloud_recording/acquire', summary: 'Prepare a recording' },
  ],
  popularity: 3,
  directoryId: null,
};
