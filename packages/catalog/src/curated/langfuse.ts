import type { CuratedApi } from '#src/curated-api.ts';

export const langfuse: CuratedApi = {
  slug: 'langfuse',
  name: 'Langfuse',
  description:
    'Shows what an application with language models does: traces, costs, prompts with versions, scores and tests. Open source, or as a cloud; it belongs to ClickHouse.',
  categories: ['monitoring', 'ai', 'developer-tools'],
  capabilities: [
    'LLM observability',
    'tracing',
    'prompt management',
    'usage tracking',
    'evaluation',
    'cost tracking',
  ],
  useCases: ['why did the chatbot answer this', 'cost per customer', 'tests of prompts'],
  synonyms: ['LLMOps', 'tracing', 'prompt versions', 'open source', 'LLM monitoring'],
  pricing: {
    model: 'freemium',
    summary: 'The software is free; the cloud has monthly plans by number of recorded units.',
    freeTier: 'A plan with a number of units each month, and the software itself',
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
    { method: 'GET', path: '/api/public/projects', summary: 'Read the project of the key' },
    { method: 'POST', path: '/api/public/scores', summary: 'Add a score to a trace' },
  ],
  popularity: 3,
  directoryId: null,
};
