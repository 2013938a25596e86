import type { CuratedApi } from '#src/curated-api.ts';

export const twilio: CuratedApi = {
  slug: 'twilio',
  name: 'Twilio',
  description:
    'SMS, WhatsApp messages, phone calls and phone numbers in most countries, and one-time codes that prove a phone number belongs to a user.',
  categories: ['messaging', 'communication'],
  capabilities: [
    'send SMS',
    'receive SMS',
    'send WhatsApp messages',
    'voice calls',
    'phone number verification',
    'two-factor authentication',
    'phone numbers',
    'call recording',
    'phone number lookup',
    'video calls',
    'webhooks',
  ],
  useCases: [
    'appointment reminders',
    'sign-in codes',
    'delivery notifications',
    'call centre',
    'two-way customer chat',
  ],
  synonyms: [
    'text message',
    'SMS gateway',
    'MMS',
    'telephony',
    'OTP',
    'one-time password',
    '2FA',
    'VoIP',
    'CPaaS',
  ],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'A price per message, per call minute and per rented number, by country and channel.',
    freeTier: 'A trial credit; a trial account writes only to verified numbers',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://www.twilio.com/',
    registration: 'https://www.twilio.com/try-twilio',
    documentation: 'https://www.twilio.com/docs',
    developerPortal: 'https://console.twilio.com/',
    apiReference: 'https://www.twilio.com/docs/usage/api',
  },
  domains: ['twilio.com'],
  keyPlacement: {
    type: 'basic',
  },
  baseUrl: 'https://api.twilio.com',
  keyHint: 'ACCOUNT_SID:AUTH_TOKEN',
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/2010-04-01/Accounts/{AccountSid}/Messages.json',
      summary: 'Send an SMS or WhatsApp message',
    },
    {
      method: 'GET',
      path: '/2010-04-01/Accounts/{AccountSid}/Messages.json',
      summary: 'List messages',
    },
    {
      method: 'POST',
      path: '/2010-04-01/Accounts/{AccountSid}/Calls.json',
      summary: 'Start a phone call',
    },
    {
      method: 'GET',
      path: '/2010-04-01/Accounts/{AccountSid}/IncomingPhoneNumbers.json',
      summary: 'List own phone numbers',
    },
    {
      method: 'GET',
      path: '/2010-04-01/Accounts/{AccountSid}/AvailablePhoneNumbers/{CountryCode}/Local.json',
      summary: 'Search numbers to rent',
    },
    {
      method: 'GET',
      path: '/2010-04-01/Accounts/{AccountSid}.json',
      summary: 'Read the account',
    },
  ],
  popularity: 5,
  directoryId: 'twilio.com:api',
};
