import type { CuratedApi } from '#src/curated-api.ts';

export const whatsappBusiness: CuratedApi = {
  slug: 'whatsapp-business',
  name: 'WhatsApp Business Platform',
  alsoCalled: ['WhatsApp Cloud API'],
  builtIn: { slug: 'facebook-graph', is: 'part' },
  description:
    "Messages between a business and its customers on WhatsApp, through Meta's cloud: templates, free replies within a day, media and buttons.",
  categories: ['messaging', 'communication', 'marketing'],
  capabilities: [
    'send WhatsApp messages',
    'receive WhatsApp messages',
    'message templates',
    'chat bots',
    'interactive messages',
    'notifications',
    'webhooks',
  ],
  useCases: [
    'order updates',
    'appointment reminders',
    'two-way customer chat',
    'sign-in codes',
    'support bot',
  ],
  synonyms: ['WhatsApp', 'Meta', 'Cloud API', 'Facebook', 'instant messaging', 'OTP'],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      'Priced per delivered template message, depending on its type and the country; replies to customers within 24 hours are free.',
    freeTier: "Replies within 24 hours of a customer's message, and a test number",
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://business.whatsapp.com/',
    registration: 'https://developers.facebook.com/',
    documentation: 'https://developers.facebook.com/docs/whatsapp',
    developerPortal: 'https://developers.facebook.com/apps/',
    apiReference: 'https://developers.facebook.com/docs/whatsapp/cloud-api/reference',
  },
  domains: ['whatsapp.com', 'graph.facebook.com', 'facebook.com', 'meta.com'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://graph.facebook.com',
  keyHint: 'EAA…',
  oauth: null,
  operations: [
    {
      method: 'POST',
      path: '/{phone-number-id}/messages',
      summary: 'Send a message',
      body: {
        messaging_product: 'whatsapp',
        to: '15551234567',
        type: 'text',
        text: { body: 'Hello, world!' },
      },
    },
    {
      method: 'POST',
      path: '/{phone-number-id}/media',
      summary: 'Upload a file',
    },
    {
      method: 'GET',
      path: '/{whatsapp-business-account-id}/message_templates',
      summary: 'List templates',
    },
    {
      method: 'POST',
      path: '/{whatsapp-business-account-id}/message_templates',
      summary: 'Create a template',
    },
    {
      method: 'GET',
      path: '/{whatsapp-business-account-id}/phone_numbers',
      summary: 'List phone numbers',
    },
  ],
  popularity: 5,
  directoryId: null,
};
