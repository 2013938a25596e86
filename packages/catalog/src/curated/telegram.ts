import type { CuratedApi } from '#src/curated-api.ts';

export const telegram: CuratedApi = {
  slug: 'telegram',
  name: 'Telegram Bot API',
  alsoCalled: ['Telegram'],
  description:
    'Bots in Telegram: they receive and send messages, files and buttons, take payments, and run small web apps inside the chat.',
  categories: ['messaging', 'communication', 'social'],
  capabilities: ['chat bots', 'send messages', 'receive messages', 'inline keyboards', 'webhooks'],
  useCases: ['bot that answers questions', 'alerts to a group', 'shop inside a chat'],
  synonyms: ['messenger', 'instant messaging', 'BotFather', 'notifications'],
  pricing: {
    model: 'free',
    summary: 'The Bot API is free of charge.',
    freeTier: 'Entirely free',
    checked: '2026-11-23',
    source: 'https://core.telegram.org/api',
  },
  urls: {
    website: 'https://telegram.org/',
    registration: 'https://t.me/BotFather',
    documentation: 'https://core.telegram.org/bots',
    developerPortal: null,
    apiReference: 'https://core.telegram.org/bots/api',
  },
  domains: ['telegram.org', 't.me'],
  keyPlacement: { type: 'bearer' },
  baseUrl: 'https://api.telegram.org',
  keyHint: 'The token goes in the path: /bot<TOKEN>/getMe',
  oauth: null,
  operations: [
    { method: 'GET', path: '/bot{token}/getMe', summary: 'Get the bot' },
    {
      method: 'POST',
      path: '/bot{token}/sendMessage',
      summary: 'Send a message',
      body: { chat_id: '@channel', text: 'Hello, world!' },
    },
    { method: 'GET', path: '/bot{token}/getUpdates', summary: 'Get new messages' },
    { method: 'POST', path: '/bot{token}/setWebhook', summary: 'Set a webhook for new messages' },
    { method: 'POST', path: '/bot{token}/sendDocument', summary: 'Send a file' },
  ],
  popularity: 4,
  directoryId: 'telegram.org',
};
