import { expect, it } from 'vitest';
import { errorFacts } from '#src/error-tables.ts';
import { openKnowledge } from '#src/open-knowledge.ts';

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
