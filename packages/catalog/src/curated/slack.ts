import type { CuratedApi } from '#src/curated-api.ts';

export const slack: CuratedApi = {
  slug: 'slack',
  name: 'Slack',
  description:
    'Messages, channels, users, files and interactive apps in a Slack workspace: bots that post and reply, slash commands, dialogs, and events in real time.',
  categories: ['communication', 'messaging', 'productivity'],
  capabilities: [
    'team chat messages',
    'chat bots',
    'slash commands',
    'notifications',
    'channel management',
    'user directory',
    'interactive messages',
    'webhooks',
  ],
  useCases: ['alerts in a team channel', 'support bot', 'approval workflow', 'daily report to a channel'],
  synonyms: ['team chat', 'chatops', 'bot', 'instant messaging', 'workspace', 'incoming webhook'],
  pricing: {
    model: 'freemium',
    summary:
      'The API is part of every Slack plan, including the free one; workspaces are billed per user per month.',
    freeTier: 'A free workspace with limits on message history and the number of apps',
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://slack.com/',
    registration: 'https://slack.com/get-started',
    documentation: 'https://docs.slack.dev/',
    developerPortal: 'https://api.slack.com/apps',
    apiReference: 'https://docs.slack.dev/reference/methods',
  },
  domains: ['slack.com', 'slack.dev'],
  keyPlacement: {
    type: 'bearer',
  },
  baseUrl: 'https://slack.com/api',
  keyHint: 'xoxb-…',
  oauth: {
    authorizationUrl: 'https://slack.com/oauth/v2/authorize',
    tokenUrl: 'https://slack.com/api/oauth.v2.access',
    scopes: ['chat:write', 'channels:read', 'users:read'],
  },
  operations: [
    {
      method: 'POST',
      path: '/auth.test',
      summary: "Get the token's owner",
    },
    {
      method: 'POST',
      path: '/chat.postMessage',
      summary: 'Post a message',
    },
    {
      method: 'GET',
      path: '/conversations.list',
      summary: 'List channels',
    },
    {
      method: 'GET',
      path: '/conversations.history',
      summary: "Get a channel's messages",
    },
    {
      method: 'GET',
      path: '/users.list',
      summary: "List the workspace's users",
    },
    {
      method: 'POST',
      path: '/views.open',
      summary: 'Open a dialog',
    },
  ],
  popularity: 5,
  directoryId: 'slack.com',
};
