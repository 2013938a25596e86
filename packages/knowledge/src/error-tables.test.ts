import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { errorFacts } from '#src/error-tables.ts';
import { knowledgeOver, openKnowledge } from '#src/open-knowledge.ts';

const facts = errorFacts(openKnowledge());
const namesOf = (host: string, slug?: string): string[] => facts.tablesOf(host, slug).map(({ name }) => name);

it.each([
  ['api.mollie.com', undefined, ['Mollie']],
  ['acme.zendesk.com', undefined, ['Zendesk']],
  ['zendesk.com', undefined, []],
  ['api.mollie.com.example.com', undefined, []],
  ['notmollie.com', undefined, []],
  ['vault.example.com', 'hashicorp-vault', ['HashiCorp Vault']],
  ['api.groq.com', undefined, ['Groq', 'OpenAI']],
] as const)('the tables of %s, with a key of %s, are %j', (host, slug, names) => {
  expect(namesOf(host, slug)).toEqual(names);
});

it('a provider is named once if its host and its slug both match', () => {
  expect(namesOf('api.mollie.com', 'mollie')).toEqual(['Mollie']);
});

it('tables with a form are those that bodies from other hosts are compared with', () => {
  expect(facts.forms().map(({ id }) => id)).toContain('fhir');
  expect(facts.forms().map(({ id }) => id)).not.toContain('mollie');
});

it('what the words of an error mean is read from the file, where a build has counted it: nothing is trained at its first use', () => {
  const db = new Database(':memory:');
  db.exec(`
    CREATE TABLE facts (kind TEXT, slug TEXT, json TEXT);
    CREATE TABLE cause_terms (term TEXT PRIMARY KEY, counts TEXT);
    INSERT INTO facts VALUES ('cause-labels', 'all', '[{"name":"quota","examples":3}]');
    INSERT INTO facts VALUES ('cause-sayings', 'all', '[["/drained/i","quota"]]');
    INSERT INTO cause_terms VALUES ('drained', '[[0,2]]');
  `);
  const { causes } = errorFacts(knowledgeOver(db));
  expect(causes.labels()).toEqual([{ name: 'quota', examples: 3 }]);
  expect(causes.countsOf('drained')).toEqual([[0, 2]]);
  expect(causes.countsOf('limit')).toBeUndefined();
  expect(causes.sayings()).toEqual([['/drained/i', 'quota']]);
  db.close();
  expect(facts.causes.labels().length).toBeGreaterThan(10);
  expect(facts.causes.countsOf('limit')).toBeDefined();
  expect(facts.causes.sayings().map(([pattern]) => pattern)).toContainEqual(expect.stringContaining('csrf'));
});
