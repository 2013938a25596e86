import { withConcept } from '@gatehouse/knowledge/apis/evidence.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { stemsIn } from '@gatehouse/knowledge/text/stem.ts';
import { expect, it } from 'vitest';
import { ofPartsAsked } from '#src/retrieval/parts.ts';
import { searchApis } from '#src/search-apis.ts';

const knowledge = openKnowledge();
const found = (query: string): string[] =>
  searchApis(knowledge, { query, limit: 10 }).hits.map(({ api }) => api.id);

it('gives those that offer the part of an ability that is asked for', () => {
  expect(found('flight status for a departure board, delays and gates')).toContain('flightaware');
  expect(found('flight status for a departure board, delays and gates')).not.toContain('duffel');
  expect(found('cheapest flights to Rome')).toContain('duffel');
  expect(found('cheapest flights to Rome')).not.toContain('flightaware');
  expect(found('scan uploads for viruses')).not.toContain('shodan');
});

it('gives all where no part is asked for, or each has another', () => {
  const flights = found('flight data');
  expect(flights).toContain('duffel');
  expect(flights).toContain('flightaware');
  const both = found('flight status and flight booking');
  expect(both).toContain('duffel');
  expect(both).toContain('flightaware');
});

it('takes who offers only what has to be asked for to be found for nothing else', () => {
  const translating = withConcept(knowledge, 'translation', null);
  const ids = (text: string) =>
    ofPartsAsked(knowledge, 'translation', translating, new Set(stemsIn(text))).map(({ apiId }) => apiId);
  expect(translating.map(({ apiId }) => apiId)).toContain('crowdin');
  expect(ids('translate support mails into English')).not.toContain('crowdin');
  expect(ids('translate support mails into English')).toContain('deepl');
});

it('leaves out who offers only what has to be asked for', () => {
  expect(found('translate support mails into English')).not.toContain('crowdin');
  expect(found('translate app strings into German')).toContain('crowdin');
  expect(found('translate texts')).toContain('deepl');
});
