import type { CuratedApi } from '#src/curated-api.ts';

export const amazonSqs: CuratedApi = {
  slug: 'amazon-sqs',
  name: 'Amazon SQS',
  alsoCalled: ['SQS'],
  builtIn: { slug: 'aws', is: 'part' },
  description:
    'Message queues without servers: one part of a program leaves work, another takes it when it can; also in strict order and once only.',
  categories: ['developer-tools', 'cloud'],
  capabilities: ['message queue', 'background jobs', 'dead letter queues', 'delayed messages'],
  useCases: ['work that may wait', 'joining services', 'retries of failed jobs'],
  synonyms: ['queue', 'task queue', 'job queue', 'message broker', 'AWS'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'A price per million requests.',
    freeTier: 'A million requests each month',
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
  operations: [{ method: 'POST', path: '/', summary: 'Call an action, which the header X-Amz-Target names' }],
  popularity: 4,
  directoryId: 'amazonaws.com:sqs',
};
