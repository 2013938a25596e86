import { expect, it } from 'vitest';
import { CODES_WITH_FORM, codesOfHost } from '#src/error-codes/codes-of-host.ts';

const namesOf = (host: string, slug?: string): string[] => codesOfHost(host, slug).map(({ name }) => name);

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
  expect(CODES_WITH_FORM.map(({ name }) => name)).toContain('FHIR');
  expect(CODES_WITH_FORM.map(({ name }) => name)).not.toContain('Mollie');
});
