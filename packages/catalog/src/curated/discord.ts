import type { CuratedApi } from '#src/curated-api.ts';

export const discord: CuratedApi = {
  slug: 'discord',
  name: 'Discord',
  description:
    'Servers, channels, messages, roles and members in Discord, for bots, slash commands and sign-in with a Discord account.',
  categories: ['communication', 'messaging', 'social'],
  capabilities: [
    'team chat messages',
    'chat bots',
    'slash commands',
    'notifications',
    'channel management',
    'social login',
    'interactive messages',
    'webhooks',
  ],
  useCases: [
    'community bot',
    'moderation bot',
    'game server notifications',
    'sign-in with a Discord account',
  ],
  synonyms: ['community chat', 'bot', 'gaming chat', 'guild', 'server'],
  pricing: {
    model: 'free',
    summary: 'Bots and the API are free, within rate limits.',
    freeTier: 'Everything, within rate limits',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://discord.com/',
    registration: 'https://discord.com/register',
    documentation: 'https://discord.com/developers/docs',
    developerPortal: 'https://discord.com/developers/applications',
    apiReference: 'https://discord.com/developers/docs/reference',
  },
  domains: ['discord.com', 'discord.gg', 'discordapp.com'],
  keyPlacement: {
    type: 'header',
    name: 'Authorization',
    prefix: 'Bot ',
  },
  baseUrl: 'https://discord.com/api/v10',
  keyHint: null,
  oauth: {
    authorizationUrl: 'https://discord.com/oauth2/authorize',
    tokenUrl: 'https://discord.com/api/oauth2/token',
    scopes: ['identify', 'email', 'guilds'],
  },
  operations: [
    {
      method: 'GET',
      path: '/users/@me',
      summary: "Get the bot's or user's own account",
    },
    {
      method: 'GET',
      path: '/users/@me/guilds',
      summary: "List the bot's or user's servers",
    },
    {
      method: 'GET',
      path: '/guilds/{guild_id}',
      summary: 'Get a server',
    },
    {
      method: 'POST',
      path: '/channels/{channel_id}/messages',
      summary: 'Post a message',
      body: { content: 'Hello, world!' },
    },
    {
      method: 'GET',
      path: '/channels/{channel_id}/messages',
      summary: "Get a channel's messages",
    },
    {
      method: 'PUT',
      path: '/guilds/{guild_id}/members/{user_id}/roles/{role_id}',
      summary: 'Give a member a role',
    },
    {
      method: 'POST',
      path: '/webhooks/{webhook_id}/{webhook_token}',
      summary: 'Post by webhook',
      body: { content: 'Hello, world!' },
    },
  ],
  popularity: 5,
  directoryId: null,
};
