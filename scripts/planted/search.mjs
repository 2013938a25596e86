/** @import { Defect } from '../lib/defect.mjs' */

/** @type {Defect[]} */
export const search = [
  {
    name: 'search: the part of an ability that is asked for does not matter',
    why: 'Who asks when a flight lands gets those that sell tickets.',
    file: 'packages/search/src/retrieval/parts.ts',
    find: 'isAsked: part.asks.some(',
    replace: 'isAsked: part.isApart && part.asks.some(',
    tests: ['packages/search/src/retrieval/parts.test.ts'],
  },
  {
    name: 'search: what has to be asked for is shown to everybody',
    why: 'A tool for translators of software answers who wants mails translated.',
    file: 'packages/search/src/retrieval/parts.ts',
    find: '!hidden.some(({ rows }) => rows.has(row))',
    replace: 'hidden.length >= 0 || row < 0',
    tests: ['packages/search/src/retrieval/parts.test.ts'],
  },
  {
    name: 'search: countries that a text names do not matter',
    why: 'A processor of Indian payments is offered for customers in Kenya, and trams of London for Berlin.',
    file: 'packages/knowledge/src/apis/regions.ts',
    find: 'countries.length === 0',
    replace: 'countries.length >= 0',
    tests: ['packages/search/src/search-apis.test.ts'],
  },
  {
    name: 'search: an API that a text names is left out for its country',
    why: 'Who asks what a named carrier takes to another country gets everybody else.',
    file: 'packages/search/src/retrieval/find-candidates.ts',
    find: '.filter((row) => !named.has(row))',
    replace: '.filter((row) => row > 0)',
    tests: ['packages/search/src/search-apis.test.ts'],
  },
  {
    name: 'search: what is improbable is shown and recommended like anything else',
    why: 'Guesses stand beside answers, and nobody can tell them apart.',
    file: 'packages/search/src/ranking/chance.ts',
    find: 'sum + sign * (weights[at] ?? 0)',
    replace: 'sum + Math.abs(sign) * Math.abs(weights[at] ?? 0)',
    tests: ['packages/search/src/ranking/chance.test.ts'],
  },
];
