import type { CuratedApi } from '#src/curated-api.ts';

export const wolframAlpha: CuratedApi = {
  slug: 'wolfram-alpha',
  name: 'Wolfram|Alpha',
  alsoCalled: ['WolframAlpha', 'Wolfram Alpha'],
  description:
    'Computes answers: mathematics with steps, units, science, dates, finance, from questions in plain English.',
  categories: ['science', 'education'],
  capabilities: [
    'mathematics',
    'computational knowledge',
    'equation solving',
    'unit conversion',
    'step-by-step solutions',
    'question answering',
  ],
  useCases: ['homework helper', 'calculations for a chatbot', 'unit converter'],
  synonyms: ['math', 'calculator', 'algebra', 'plots'],
  pricing: {
    model: 'freemium',
    summary: 'Free for non-commercial use up to a limit; more by contract.',
    freeTier: 'A number of calls each month',
    checked: null,
  },
  urls: {
    website: 'https://products.wolframalpha.com/api/',
    registration: 'https://developer.wolframalpha.com/',
    documentation: 'https://products.wolframalpha.com/api/documentation',
    developerPortal: 'https://developer.wolframalpha.com/access',
    apiReference: 'https://products.wolframalpha.com/api/documentation',
  },
  domains: ['wolframalpha.com'],
  keyPlacement: { type: 'query', name: 'appid' },
  baseUrl: 'https://api.wolframalpha.com',
  keyHint: 'AppID',
  oauth: null,
  operations: [
    { method: 'GET', path: '/v2/query', summary: 'Compute a full answer' },
    { method: 'GET', path: '/v1/result', summary: 'Answer in a few words' },
    { method: 'GET', path: '/v1/llm-api', summary: 'Answer for a language model' },
    { method: 'GET', path: '/v1/spoken', summary: 'Answer in a spoken sentence' },
  ],
  popularity: 3,
  directoryId: 'wolframalpha.com',
};
