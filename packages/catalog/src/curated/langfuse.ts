import type { CuratedApi } from '#src/curated-api.ts';

export const langfuse: CuratedApi = {
  slug: 'langfuse',
  name: 'Langfuse',
  description:
    'Observability for applications built on language models: traces, costs, versioned prompts, scores and tests. Open source or hosted; it belongs to ClickHouse.',
  categories: ['monitoring', 'ai', 'developer-tools'],
  capabilities: [
    'LLM observability',
    'tracing',
    'prompt management',
    'usage tracking',
    'evaluation',
    'cost tracking',
  ],
  useCases: ['finding out why the chatbot gave an answer', 'cost per customer', 'prompt tests'],
  synonyms: ['LLMOps', 'tracing', 'prompt versions', 'open source', 'LLM monitoring'],
  pricing: {
    model: 'freemium',
    summary: 'The software is free; the cloud has monthly plans based on the number of recorded units.',
    freeTier: 'A plan with a monthly allowance of units, and the software itself',
    checked: null,
  },
  urls: {
    website: 'https://langfuse.com/',
    registration: 'https://cloud.langfuse.com/auth/sign-up',
    documentation: 'https://langfuse.com/docs',
    developerPortal: 'https://cloud.langfuse.com/',
    apiReference: 'https://api.reference.langfuse.com/',
  },
  domains: ['langfuse.com'],
  keyPlacement: { type: 'basic' },
  baseUrl: 'https://cloud.langfuse.com',
  keyHint: 'PUBLIC_KEY:SECRET_KEY (pk-lf-…:sk-lf-…)',
  oauth: null,
  operations: [
    { method: 'GET', path: '/api/public/traces', summary: 'List traces' },
    { method: 'POST', path: '/api/public/ingestion', summary: 'Send traces and scores' },
    { method: 'GET', path: '/api/public/v2/prompts', summary: 'List prompts' },
    { method: 'GET', path: '/api/public/projects', summary: 'Get the project that the key belongs to' },
    { method: 'POST', path: '/api/public/scores', summary: 'Add a score to a trace' },
  ],
  popularity: 3,
  directoryId: null,
};
