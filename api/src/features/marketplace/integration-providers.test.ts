import { BUILT_IN_SLUGS } from '@gatehouse/contract/plain/built-in-slugs.ts';
import { allIntegrations } from '@gatehouse/integrations/integrations.ts';
import { getApi } from '@gatehouse/knowledge/apis/lookups.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { keyVariable } from '@gatehouse/request/key-variable.ts';
import { expect, it } from 'vitest';

const knowledge = openKnowledge();

const slugs = new Set<string>(BUILT_IN_SLUGS);
const isKnown = (slug: string): boolean => slugs.has(slug) || getApi(knowledge, slug)?.origin === 'curated';

it('every provider of an integration is built in or in the catalog', () => {
  const unknown = allIntegrations().flatMap(({ id, providers }) =>
    providers.filter((slug) => !isKnown(slug)).map((slug) => `${id}: ${slug}`),
  );
  expect(unknown).toEqual([]);
});

it('a key is in the variable that Gatehouse names after its provider', () => {
  const strange = allIntegrations().flatMap(({ id, providers, codeSnippets }) => {
    const expected = providers.map(keyVariable);
    const read = codeSnippets.flatMap(({ code }) => code.match(/\b[A-Z][A-Z0-9_]*_API_KEY\b/g) ?? []);
    return read.filter((name) => !expected.includes(name)).map((name) => `${id}: ${name}`);
  });
  expect(strange).toEqual([]);
});
