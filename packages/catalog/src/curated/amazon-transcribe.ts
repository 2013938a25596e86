import type { CuratedApi } from '#src/curated-api.ts';

export const amazonTranscribe: CuratedApi = {
  slug: 'amazon-transcribe',
  name: 'Amazon Transcribe',
  alsoCalled: ['AWS Transcribe'],
  builtIn: { slug: 'aws', is: 'part' },
  description:
    'Turns recordings and live audio into text, with speaker labels, custom vocabulary and redaction of personal data; call analytics adds sentiment and summaries.',
  categories: ['speech', 'ai', 'cloud'],
  capabilities: [
    'speech-to-text',
    'real-time transcription',
    'speaker diarization',
    'PII redaction',
    'subtitles',
    'call analytics',
    'spoken language detection',
  ],
  useCases: [
    'transcription of audio recordings',
    'call centre analysis',
    'sentiment analysis of calls',
    'subtitles for videos',
    'medical dictation',
  ],
  synonyms: ['AWS', 'STT', 'ASR', 'speech recognition', 'transcribe', 'voice to text'],
  pricing: {
    model: 'pay-as-you-go',
    summary: 'Priced per second of audio, depending on feature and region, with volume discounts.',
    freeTier: "A monthly allowance of minutes in the account's first year",
    checked: '2026-11-20',
  },
  urls: {
    website: 'https://aws.amazon.com/transcribe/',
    registration: 'https://portal.aws.amazon.com/billing/signup',
    documentation: 'https://docs.aws.amazon.com/transcribe/',
    developerPortal: 'https://console.aws.amazon.com/iam/',
    apiReference: 'https://docs.aws.amazon.com/transcribe/latest/APIReference/Welcome.html',
  },
  domains: ['aws.amazon.com', 'amazonaws.com', 'amazon.com'],
  keyPlacement: {
    type: 'aws-sigv4',
  },
  // This host is for one region: each region has its own.
  baseUrl: 'https://transcribe.us-east-1.amazonaws.com',
  keyHint: 'ACCESS_KEY_ID:SECRET_ACCESS_KEY',
  oauth: null,
  // A single path: the X-Amz-Target header names the operation, such as Transcribe.StartTranscriptionJob.
  operations: [
    {
      method: 'POST',
      path: '/',
      summary: 'StartTranscriptionJob, GetTranscriptionJob, ListTranscriptionJobs or StartCallAnalyticsJob',
    },
  ],
  popularity: 4,
  directoryId: 'amazonaws.com:transcribe',
};
