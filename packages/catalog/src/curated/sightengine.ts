import type { CuratedApi } from '#src/curated-api.ts';

export const sightengine: CuratedApi = {
  slug: 'sightengine',
  name: 'Sightengine',
  description:
    'Moderates the images, videos and text that users upload: nudity, violence, weapons, drugs, hate, scams, and AI-generated images.',
  categories: ['ai', 'security', 'media'],
  capabilities: [
    'content moderation',
    'image moderation',
    'video moderation',
    'text moderation',
    'AI image detection',
    'face detection',
    'nudity detection',
  ],
  useCases: ['checking photos that users upload', 'safe chat', 'dating app', 'marketplace listings'],
  synonyms: ['NSFW detection', 'nudity', 'user-generated content', 'trust and safety', 'deepfake detection'],
  pricing: {
    model: 'freemium',
    summary: 'Monthly plans based on the number of checks.',
    freeTier: 'A monthly allowance of checks',
    checked: null,
  },
  urls: {
    website: 'https://sightengine.com/',
    registration: 'https://dashboard.sightengine.com/signup',
    documentation: 'https://sightengine.com/docs/',
    developerPortal: 'https://dashboard.sightengine.com/api-credentials',
    apiReference: 'https://sightengine.com/docs/reference',
  },
  domains: ['sightengine.com'],
  keyPlacement: {
    type: 'parts',
    main: 'api_secret',
    parts: [
      { name: 'api_user', label: 'API user', isSecret: false },
      { name: 'api_secret', label: 'API secret', isSecret: true },
    ],
    places: [
      { in: 'query', name: 'api_user', value: '{api_user}' },
      { in: 'query', name: 'api_secret', value: '{api_secret}' },
    ],
  },
  baseUrl: 'https://api.sightengine.com',
  keyHint: null,
  oauth: null,
  operations: [
    { method: 'GET', path: '/1.0/check.json', summary: 'Check an image by its URL' },
    { method: 'POST', path: '/1.0/check.json', summary: 'Check an uploaded image' },
    { method: 'POST', path: '/1.0/text/check.json', summary: 'Check a text' },
    { method: 'POST', path: '/1.0/video/check.json', summary: 'Check a video' },
  ],
  popularity: 2,
  directoryId: null,
};
