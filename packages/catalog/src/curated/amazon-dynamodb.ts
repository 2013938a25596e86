import type { CuratedApi } from '#src/curated-api.ts';

export const amazonDynamodb: CuratedApi = {
  slug: 'amazon-dynamodb',
  name: 'Amazon DynamoDB',
  alsoCalled: ['DynamoDB'],
  builtIn: { slug: 'aws', is: 'part' },
  description: 'A serverless key-value and document database, fast at any size, with streams of changes.',
  categories: ['database', 'cloud'],
  capabilities: ['key-value store', 'document database', 'serverless database', 'backups', 'change streams'],
  useCases: ['backend of a serverless app', 'shopping carts', 'sessions', 'leaderboard'],
  synonyms: ['NoSQL', 'AWS'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per million reads and writes and per gigabyte stored.',
    freeTier: 'A monthly allowance of storage and requests',
    checked: null,
  },
  urls: {
    website: 'https://aws.amazon.com/dynamodb/',
    registration: 'https://portal.aws.amazon.com/billing/signup',
    documentation: 'https://docs.aws.amazon.com/dynamodb/',
    developerPortal: 'https://console.aws.amazon.com/iam/',
    apiReference: 'https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/',
  },
  domains: ['aws.amazon.com', 'amazonaws.com', 'amazon.com'],
  keyPlacement: { type: 'aws-sigv4' },
  baseUrl: 'https://dynamodb.us-east-1.amazonaws.com',
  keyHint: 'ACCESS_KEY_ID:SECRET_ACCESS_KEY',
  oauth: null,
  operations: [{ method: 'POST', path: '/', summary: 'Call the action named in the X-Amz-Target header' }],
  popularity: 4,
  directoryId: 'amazonaws.com:dynamodb',
};
