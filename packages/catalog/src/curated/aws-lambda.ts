import type { CuratedApi } from '#src/curated-api.ts';

export const awsLambda: CuratedApi = {
  slug: 'aws-lambda',
  name: 'AWS Lambda',
  builtIn: { slug: 'aws', is: 'part' },
  description:
    'Runs code without servers to manage when something happens: a request, a schedule, a file or a queue message. Billed by the millisecond.',
  categories: ['cloud', 'developer-tools'],
  capabilities: ['serverless functions', 'run code', 'scheduled jobs', 'background jobs'],
  useCases: ['backend without servers', 'job for each uploaded file', 'nightly task'],
  synonyms: ['FaaS', 'cloud functions', 'AWS'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per million requests and per gigabyte-second.',
    freeTier: 'A million requests and 400,000 gigabyte-seconds a month',
    checked: '2026-11-23',
    source: 'https://docs.aws.amazon.com/whitepapers/latest/how-aws-pricing-works/lambda.html',
  },
  urls: {
    website: 'https://aws.amazon.com/lambda/',
    registration: 'https://portal.aws.amazon.com/billing/signup',
    documentation: 'https://docs.aws.amazon.com/lambda/',
    developerPortal: 'https://console.aws.amazon.com/iam/',
    apiReference: 'https://docs.aws.amazon.com/lambda/latest/api/',
  },
  domains: ['aws.amazon.com', 'amazonaws.com', 'amazon.com'],
  keyPlacement: { type: 'aws-sigv4' },
  baseUrl: 'https://lambda.us-east-1.amazonaws.com',
  keyHint: 'ACCESS_KEY_ID:SECRET_ACCESS_KEY',
  oauth: null,
  operations: [
    { method: 'GET', path: '/2015-03-31/functions', summary: 'List functions' },
    { method: 'POST', path: '/2015-03-31/functions/{FunctionName}/invocations', summary: 'Run a function' },
    { method: 'POST', path: '/2015-03-31/functions', summary: 'Create a function' },
    { method: 'GET', path: '/2015-03-31/functions/{FunctionName}', summary: 'Get a function' },
  ],
  popularity: 4,
  directoryId: 'amazonaws.com:lambda',
};
