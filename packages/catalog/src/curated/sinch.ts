import type { CuratedApi } from '#src/curated-api.ts';

export const sinch: CuratedApi = {
  slug: 'sinch',
  name: 'Sinch',
  description:
    'Text messages, RCS, WhatsApp, calls and verification in nearly every country, over its own connections to mobile operators.',
  categories: ['messaging', 'communication'],
  capabilities: [
    'send SMS',
    'RCS messages',
    'WhatsApp messages',
    'voice calls',
    'verification codes',
    'phone numbers',
    'SIP trunking',
    'number lookup',
  ],
  useCases: ['order updates by SMS', 'codes for login', 'rich messages'],
  synonyms: ['text messages', 'CPaaS', 'OTP', 'MMS', 'Europe'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per message and minute, depending on country.',
    freeTier: 'A small credit for new accounts',
    checked: null,
  },
  urls: {
    website: 'https://www.sinch.com/',
    registration: 'https://dashboard.sinch.com/signup',
    documentation: 'https://developers.sinch.com/',
    developerPortal: 'https://dashboard.sinch.com/',
    apiReference: 'https://developers.sinch.com/docs/sms/api-reference/',
  },
  domains: ['sinch.com'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://us.sms.api.sinch.com',
  keyHint: "The service plan's API token",
  oauth: null,
  operations: [
    { method: 'POST', path: '/xms/v1/{service_plan_id}/batches', summary: 'Send a text message' },
    { method: 'GET', path: '/xms/v1/{service_plan_id}/batches', summary: 'List messages' },
    { method: 'GET', path: '/xms/v1/{service_plan_id}/inbounds', summary: 'List incoming messages' },
  ],
  popularity: 3,
  directoryId: null,
};
