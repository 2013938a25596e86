import type { CuratedApi } from '#src/curated-api.ts';

export const amazonSns: CuratedApi = {
  slug: 'amazon-sns',
  name: 'Amazon SNS',
  alsoCalled: ['SNS'],
  builtIn: { slug: 'aws', is: 'part' },
  description:
    'Sends one message to many recipients: queues, functions, webhooks, mobile push, email and text messages.',
  categories: ['messaging', 'cloud', 'developer-tools'],
  capabilities: ['publish and subscribe', 'send SMS', 'push notifications', 'notifications'],
  useCases: ['alerts to many systems', 'text messages to users', 'fan-out of events'],
  synonyms: ['pub/sub', 'text messages', 'mobile push', 'AWS'],
  pricing: {
    model: 'pay-as-you-go',
    summary:
      'Priced per million messages, depending on the type of recipient; text messages are priced by country.',
    freeTier: 'A million messages per month to most recipient types',
    checked: null,
  },
  urls: {
    website: 'https://aws.amazon.com/sns/',
    registration: 'https://portal.aws.amazon.com/billing/signup',
    documentation: 'https://docs.aws.amazon.com/sns/',
    developerPortal: 'https://console.aws.amazon.com/iam/',
    apiReference: 'https://docs.aws.amazon.com/sns/latest/api/',
  },
  domains: ['aws.amazon.com', 'amazonaws.com', 'amazon.com'],
  keyPlacement: { type: 'aws-sigv4' },
  baseUrl: 'https://sns.us-east-1.amazonaws.com',
  keyHint: 'ACCESS_KEY_ID:SECRET_ACCESS_KEY',
  oauth: null,
  operations: [{ method: 'POST', path: '/', summary: 'Call the action named in the Action parameter' }],
  popularity: 3,
  directoryId: 'amazonaws.com:sns',
};
