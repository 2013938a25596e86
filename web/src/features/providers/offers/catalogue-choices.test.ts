import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import { expect, it } from 'vitest';
import { entriesNamed } from '#src/features/providers/offers/catalogue-choices.ts';

const form = (name: string, fields: Partial<KeyForm> = {}): KeyForm => ({
  slug: name.toLowerCase(),
  name,
  pattern: null,
  needs: null,
  providerId: null,
  catalogId: name.toLowerCase(),
  hosts: [],
  baseUrl: null,
  keyParts: null,
  ...fields,
});

it('finds the APIs of the catalog that are not listed, each once, by what was typed', () => {
  const forms = [
    form('Mailgun'),
    form('Mailgun', { pattern: '^key-' }),
    form('Mailchimp', { providerId: 7, catalogId: null }),
    form('Notion'),
  ];
  expect(entriesNamed(forms, ' mail')).toEqual([
    { value: 'catalog:mailgun', label: 'Mailgun (from the catalog)', slug: 'mailgun', name: 'Mailgun' },
  ]);
  expect(entriesNamed(forms, 'm')).toEqual([]);
});
