import type { CuratedApi } from '#src/curated-api.ts';

export const infobip: CuratedApi = {
  slug: 'infobip',
  name: 'Infobip',
  description:
    'Messages over SMS, WhatsApp, Viber, RCS, email and push, plus calls and a customer data platform, with offices in many countries.',
  categories: ['messaging', 'communication', 'marketing'],
  capabilities: [
    'send SMS',
    'WhatsApp messages',
    'Viber messages',
    'RCS messages',
    'voice calls',
    'verification codes',
    'send email',
    'push notifications',
  ],
  useCases: ['order updates', 'support over WhatsApp', 'campaigns in many countries'],
  synonyms: ['text messages', 'CPaaS', 'OTP', 'omnichannel', 'Europe'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per message and minute, depending on country and channel.',
    freeTier: 'A trial with a few messages',
    checked: null,
  },
  urls: {
    website: 'https://www.infobip.com/',
    registration: 'https://www.infobip.com/signup',
    documentation: 'https://www.infobip.com/docs/api',
    developerPortal: 'https://portal.infobip.com/dev/api-keys',
    apiReference: 'https://www.infobip.com/docs/api',
  },
  domains: ['infobip.com'],
  keyPlacement: { type: 'header', name: 'Authorization', prefix: 'App ' },
  baseUrl: null,
  keyHint: 'The API key; each account has its own base URL',
  oauth: null,
  operations: [
    { method: 'POST', path: '/sms/3/messages', summary: 'Send a text message' },
    { method: 'GET', path: '/sms/3/reports', summary: 'Get delivery reports' },
    { method: 'POST', path: '/whatsapp/1/message/text', summary: 'Send a WhatsApp message' },
    { method: 'POST', path: '/email/3/send', summary: 'Send an email' },
    { method: 'GET', path: '/account/1/balance', summary: 'Get the balance' },
  ],
  popularity: 3,
  directoryId: null,
};
