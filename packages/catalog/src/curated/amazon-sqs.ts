import type { CuratedApi } from '#src/curated-api.ts';

export const amazonSqs: CuratedApi = {
  slug: 'amazon-sqs',
  name: 'Amazon SQS',
  alsoCalled: ['SQS'],
  builtIn: { slug: 'aws', is: 'part' },
  description:
    'Serverless message queues: one part of a program adds work and another picks it up when it can, optionally in strict order and exactly once.',
  categories: ['developer-tools', 'cloud'],
  capabilities: ['message queue', 'dead letter queues', 'delayed messages'],
  useCases: ['work that can wait', 'connecting services', 'retrying failed jobs'],
  synonyms: ['queue', 'task queue', 'job queue', 'message broker', 'AWS'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per million requests.',
    freeTier: 'A million requests per month',
    checked: null,
  },
  urls: {
    website: 'https://aws.amazon.com/sqs/',
    registration: 'https://portal.aws.amazon.com/billing/signup',
    documentation: 'https://docs.aws.amazon.com/sqs/',
    developerPortal: 'https://console.aws.amazon.com/iam/',
    apiReference: 'https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/',
  },
  domains: ['aws.amazon.com', 'amazonaws.com', 'amazon.com'],
  keyPlacement: { type: 'aws-sigv4' },
  baseUrl: 'https://sqs.us-east-1.amazonaws.com',
  keyHint: 'ACCESS_KEY_ID:SECRET_ACCESS_KEY',
  oauth: null,
  operations: [{ method: 'POST', path: '/', summary: 'Call the action named in the X-Amz-Target header' }],
  popularity: 4,
  directoryId: 'amazonaws.com:sqs',
};
