import type { CuratedApi } from '#src/curated-api.ts';

export const vonage: CuratedApi = {
  slug: 'vonage',
  name: 'Vonage Communications',
  alsoCalled: ['Nexmo'],
  description:
    'SMS, WhatsApp and other messaging channels, phone calls, video rooms, and codes that verify a phone number; formerly Nexmo.',
  categories: ['messaging', 'communication'],
  capabilities: [
    'send SMS',
    'receive SMS',
    'send WhatsApp messages',
    'voice calls',
    'phone number verification',
    'two-factor authentication',
    'phone numbers',
    'phone number lookup',
    'video calls',
    'webhooks',
  ],
  useCases: [
    'appointment reminders',
    'sign-in codes',
    'delivery notifications',
    'call centre',
    'video consultation',
  ],
  synonyms: ['Nexmo', 'text message', 'SMS gateway', 'OTP', 'one-time password', '2FA', 'OpenTok', 'CPaaS'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per message, call minute and verification, depending on country and channel.',
    freeTier: 'A small credit for new accounts',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.vonage.com/communications-apis/',
    registration: 'https://ui.idp.vonage.com/ui/auth/registration',
    documentation: 'https://developer.vonage.com/',
    developerPortal: 'https://dashboard.vonage.com/',
    apiReference: 'https://developer.vonage.com/en/api',
  },
  domains: ['vonage.com', 'nexmo.com'],
  keyPlacement: {
    type: 'basic',
  },
  baseUrl: 'https://api.nexmo.com',
  keyHint: 'API_KEY:API_SECRET',
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/v1/messages',
      summary: 'Send an SMS, WhatsApp or other message',
    },
    {
      method: 'POST',
      path: '/v2/verify',
      summary: 'Send a verification code',
    },
    {
      method: 'POST',
      path: '/v2/verify/{request_id}',
      summary: 'Verify a code',
    },
    {
      method: 'GET',
      path: '/v2/applications',
      summary: 'List applications',
    },
  ],
  popularity: 4,
  directoryId: 'nexmo.com:sms',
};
