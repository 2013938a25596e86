import type { CuratedApi } from '#src/curated-api.ts';

export const e2b: CuratedApi = {
  slug: 'e2b',
  name: 'E2B',
  description:
    'Small cloud virtual machines in which an AI agent can run the code it has written; they start within a fraction of a second and shut down automatically.',
  categories: ['developer-tools', 'ai', 'cloud'],
  capabilities: ['code execution', 'sandboxes', 'AI agents', 'file system', 'code interpreter'],
  useCases: ['letting a model run Python safely', 'data analysis by an agent', 'coding agent'],
  synonyms: ['code interpreter', 'agent sandbox', 'run code', 'open source'],
  pricing: {
    model: 'freemium',
    summary: 'Billed per second of processor and memory use, with a monthly plan for higher limits.',
    freeTier: 'A credit for new accounts',
    checked: null,
  },
  urls: {
    website: 'https://e2b.dev/',
    registration: 'https://e2b.dev/auth/sign-up',
    documentation: 'https://e2b.dev/docs',
    developerPortal: 'https://e2b.dev/dashboard?tab=keys',
    apiReference: 'https://e2b.dev/docs/api-reference',
  },
  domains: ['e2b.dev', 'e2b.app'],
  keyPlacement: { type: 'header', name: 'X-API-Key' },
  baseUrl: 'https://api.e2b.app',
  keyHint: 'e2b_…',
  oauth: null,
  operations: [
    { method: 'GET', path: '/sandboxes', summary: 'List running sandboxes' },
    { method: 'POST', path: '/sandboxes', summary: 'Start a sandbox' },
    { method: 'DELETE', path: '/sandboxes/{sandboxID}', summary: 'Stop a sandbox' },
    { method: 'GET', path: '/templates', summary: 'List templates' },
  ],
  popularity: 3,
  directoryId: null,
};
