import type { CuratedApi } from '#src/curated-api.ts';

export const retellAi: CuratedApi = {
  slug: 'retell-ai',
  name: 'Retell AI',
  description:
    'Builds, tests and runs voice agents that make and take phone calls, transfer them, book appointments and report on each call.',
  categories: ['communication', 'ai', 'speech'],
  capabilities: [
    'voice agents',
    'phone calls',
    'speech-to-text',
    'text-to-speech',
    'call analytics',
    'appointment booking',
  ],
  useCases: ['AI receptionist', 'appointment reminders by phone', 'call centre automation'],
  synonyms: ['AI phone agent', 'voice AI', 'voice bot', 'IVR'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per minute, depending on the voice and model.',
    freeTier: 'A credit for new accounts',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.retellai.com/',
    registration: 'https://dashboard.retellai.com/',
    documentation: 'https://docs.retellai.com/',
    developerPortal: 'https://dashboard.retellai.com/',
    apiReference: 'https://docs.retellai.com/api-references',
  },
  domains: ['retellai.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.retellai.com',
  keyHint: 'key_…',
  oauth: null,
  operations: [
    { method: 'POST', path: '/v2/create-phone-call', summary: 'Make a phone call' },
    { method: 'POST', path: '/v2/create-web-call', summary: 'Start a call in a browser' },
    { method: 'POST', path: '/create-agent', summary: 'Create an agent' },
    { method: 'GET', path: '/list-agents', summary: 'List agents' },
    { method: 'POST', path: '/v2/list-calls', summary: 'List calls' },
  ],
  popularity: 2,
  directoryId: null,
};
