import type { CuratedApi } from '#src/curated-api.ts';

export const wolframAlpha: CuratedApi = {
  slug: 'wolfram-alpha',
  name: 'Wolfram|Alpha',
  alsoCalled: ['WolframAlpha', 'Wolfram Alpha'],
  description:
    'Computes answers to questions in plain English: mathematics with steps, units, science, dates and finance.',
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
    summary: 'Free for non-commercial use up to a limit; higher volumes by contract.',
    freeTier: 'A monthly allowance of calls',
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
    { method: 'GET', path: '/v2/query', summary: 'Get a full answer' },
    { method: 'GET', path: '/v1/result', summary: 'Get a short answer' },
    { method: 'GET', path: '/v1/llm-api', summary: 'Get an answer for use by a language model' },
    { method: 'GET', path: '/v1/spoken', summary: 'Get the answer as a spoken sentence' },
  ],
  popularity: 3,
  directoryId: 'wolframalpha.com',
};
