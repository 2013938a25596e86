import type { CuratedApi } from '#src/curated-api.ts';

export const vapi: CuratedApi = {
  slug: 'vapi',
  name: 'Vapi',
  description:
    'Voice agents on the phone and in apps: it combines speech recognition, a language model and a voice, makes and takes calls, and calls your functions during them.',
  categories: ['communication', 'ai', 'speech'],
  capabilities: [
    'voice agents',
    'phone calls',
    'speech-to-text',
    'text-to-speech',
    'function calling',
    'call recording',
    'appointment booking',
  ],
  useCases: ['AI receptionist', 'outbound reminder calls', 'customer support by phone', 'lead qualification'],
  synonyms: ['AI phone agent', 'voice AI', 'voice bot', 'call automation', 'IVR'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'A per-minute call fee, with telephony, speech and model costs on top.',
    freeTier: 'A credit for new accounts',
    checked: null,
  },
  urls: {
    website: 'https://vapi.ai/',
    registration: 'https://dashboard.vapi.ai/',
    documentation: 'https://docs.vapi.ai/',
    developerPortal: 'https://dashboard.vapi.ai/org/api-keys',
    apiReference: 'https://docs.vapi.ai/api-reference',
  },
  domains: ['vapi.ai'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.vapi.ai',
  keyHint: "The organization's private key, a UUID",
  oauth: null,
  operations: [
    { method: 'POST', path: '/call', summary: 'Make a phone call' },
    { method: 'GET', path: '/call', summary: 'List calls' },
    { method: 'POST', path: '/assistant', summary: 'Create an agent' },
    { method: 'GET', path: '/assistant', summary: 'List agents' },
    { method: 'POST', path: '/phone-number', summary: 'Add a phone number' },
  ],
  popularity: 3,
  directoryId: null,
};
