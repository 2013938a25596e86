import type { CuratedApi } from '#src/curated-api.ts';

export const telnyx: CuratedApi = {
  slug: 'telnyx',
  name: 'Telnyx',
  description:
    'Text messages, calls, SIP trunks, numbers and wireless SIMs over its own network, with voice agents.',
  categories: ['communication', 'messaging'],
  capabilities: [
    'send SMS',
    'voice calls',
    'SIP trunking',
    'phone numbers',
    'WhatsApp messages',
    'verification codes',
    'number lookup',
    'fax',
    'voice agents',
  ],
  useCases: ['appointment reminders', 'call centre', 'phone system in the cloud', 'IoT SIM cards'],
  synonyms: ['text messages', 'telephony', 'VoIP', 'CPaaS', 'MMS'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per message, per minute and per number, depending on country.',
    freeTier: 'A small credit for new accounts',
    checked: null,
  },
  urls: {
    website: 'https://telnyx.com/',
    registration: 'https://portal.telnyx.com/#/register',
    documentation: 'https://developers.telnyx.com/',
    developerPortal: 'https://portal.telnyx.com/#/api-keys',
    apiReference: 'https://developers.telnyx.com/api',
  },
  domains: ['telnyx.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.telnyx.com/v2',
  keyHint: 'KEY…',
  oauth: null,
  operations: [
    { method: 'POST', path: '/messages', summary: 'Send a text message' },
    { method: 'POST', path: '/calls', summary: 'Make a phone call' },
    { method: 'GET', path: '/phone_numbers', summary: 'List numbers' },
    { method: 'GET', path: '/available_phone_numbers', summary: 'Find numbers to buy' },
    { method: 'GET', path: '/balance', summary: 'Get the balance' },
  ],
  popularity: 3,
  directoryId: 'telnyx.com',
};
