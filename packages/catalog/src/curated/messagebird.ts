import type { CuratedApi } from '#src/curated-api.ts';

export const messagebird: CuratedApi = {
  slug: 'messagebird',
  name: 'Bird (formerly MessageBird)',
  alsoCalled: ['MessageBird'],
  description:
    'Text messages, WhatsApp, email, voice and verification codes in many countries, with a shared inbox and campaigns.',
  categories: ['messaging', 'communication', 'marketing'],
  capabilities: [
    'send SMS',
    'WhatsApp messages',
    'voice calls',
    'verification codes',
    'number lookup',
    'email campaigns',
    'chat inbox',
  ],
  useCases: ['order updates by SMS', 'support over WhatsApp', 'codes for login'],
  synonyms: ['text messages', 'CPaaS', 'OTP', 'omnichannel', 'Europe'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per message and minute, depending on country; marketing plans by contacts.',
    freeTier: null,
    checked: null,
  },
  urls: {
    website: 'https://bird.com/',
    registration: 'https://app.bird.com/signup',
    documentation: 'https://docs.bird.com/',
    developerPortal: 'https://app.bird.com/',
    apiReference: 'https://docs.bird.com/api',
  },
  domains: ['bird.com', 'messagebird.com'],
  keyPlacement: { type: 'header', name: 'Authorization', prefix: 'AccessKey ' },
  baseUrl: 'https://api.bird.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/workspaces/{workspaceId}/channels', summary: 'List channels' },
    {
      method: 'POST',
      path: '/workspaces/{workspaceId}/channels/{channelId}/messages',
      summary: 'Send a message',
    },
    { method: 'GET', path: '/workspaces/{workspaceId}/contacts', summary: 'List contacts' },
    { method: 'POST', path: '/workspaces/{workspaceId}/verify', summary: 'Send a verification code' },
  ],
  popularity: 3,
  directoryId: null,
};
