import type { CuratedApi } from '#src/curated-api.ts';

export const languagetool: CuratedApi = {
  slug: 'languagetool',
  name: 'LanguageTool',
  description:
    'Finds spelling, grammar and style mistakes in some thirty languages. Open source and self-hostable.',
  categories: ['documents', 'ai'],
  capabilities: ['grammar check', 'spell check', 'style suggestions', 'proofreading', 'language detection'],
  useCases: ['spelling check in a text editor', 'emails without mistakes', 'learning a language'],
  synonyms: ['Grammarly alternative', 'proofreader', 'open source', 'self-hosted'],
  pricing: {
    model: 'freemium',
    summary: 'Free with limits; monthly plans for more text and rules.',
    freeTier: 'A limited number of calls per minute, and the software itself',
    checked: null,
  },
  urls: {
    website: 'https://languagetool.org/',
    registration: 'https://languagetool.org/editor/settings/api',
    documentation: 'https://dev.languagetool.org/',
    developerPortal: 'https://languagetool.org/editor/settings/access-tokens',
    apiReference: 'https://languagetool.org/http-api/',
  },
  domains: ['languagetool.org', 'languagetoolplus.com'],
  keyPlacement: { type: 'query', name: 'apiKey' },
  baseUrl: 'https://api.languagetoolplus.com',
  keyHint: 'apiKey; the form also carries username',
  oauth: null,
  operations: [
    { method: 'POST', path: '/v2/check', summary: 'Check a text' },
    { method: 'GET', path: '/v2/languages', summary: 'List languages' },
  ],
  popularity: 3,
  directoryId: 'languagetool.org',
};
