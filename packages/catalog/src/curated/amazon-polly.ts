import type { CuratedApi } from '#src/curated-api.ts';

export const amazonPolly: CuratedApi = {
  slug: 'amazon-polly',
  name: 'Amazon Polly',
  alsoCalled: ['AWS Polly'],
  builtIn: { slug: 'aws', is: 'part' },
  description:
    'Reads text aloud in dozens of languages, with neural and generative voices and timing marks for each word.',
  categories: ['speech', 'ai', 'cloud'],
  capabilities: ['text-to-speech', 'voices', 'speech marks', 'SSML'],
  useCases: ['audio version of articles', 'telephone announcements', 'audio guides'],
  synonyms: ['TTS', 'speech synthesis', 'read aloud', 'AWS'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per million characters, depending on the type of voice.',
    freeTier: 'Credits for new AWS accounts',
    checked: null,
  },
  urls: {
    website: 'https://aws.amazon.com/polly/',
    registration: 'https://portal.aws.amazon.com/billing/signup',
    documentation: 'https://docs.aws.amazon.com/polly/',
    developerPortal: 'https://console.aws.amazon.com/iam/',
    apiReference: 'https://docs.aws.amazon.com/polly/latest/API/',
  },
  domains: ['aws.amazon.com', 'amazonaws.com', 'amazon.com'],
  keyPlacement: { type: 'aws-sigv4' },
  baseUrl: 'https://polly.us-east-1.amazonaws.com',
  keyHint: 'ACCESS_KEY_ID:SECRET_ACCESS_KEY',
  oauth: null,
  operations: [
    { method: 'POST', path: '/v1/speech', summary: 'Read a text aloud' },
    { method: 'GET', path: '/v1/voices', summary: 'List the voices for speech' },
    { method: 'POST', path: '/v1/synthesisTasks', summary: 'Read a long text into an audio file' },
  ],
  popularity: 4,
  directoryId: 'amazonaws.com:polly',
};
