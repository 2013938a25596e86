import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import { describe, expect, it } from 'vitest';
import {
  type AddKeyValues,
  parseAddKey,
  shownValues,
  toAddKeyInput,
} from '#src/features/keys/add/add-key-form.ts';
import { recognizeText } from '#src/features/keys/offers/recognized-key.ts';

const OPENAI: KeyForm = {
  slug: 'openai',
  name: 'OpenAI',
  pattern: '^sk-',
  needs: null,
  providerId: 1,
  catalogId: null,
  hosts: ['api.openai.com'],
  baseUrl: null,
  keyParts: null,
};
const LINEAR: KeyForm = {
  ...OPENAI,
  slug: 'linear',
  pattern: '^lin_api_',
  providerId: null,
  catalogId: 'linear',
};

const values: AddKeyValues = {
  apiKey: ' sk-0123456789 ',
  isExact: false,
  providerId: '3',
  name: ' Main ',
  baseUrl: ' ',
  keyType: null,
  expiresAt: '',
  tags: [],
  parts: {},
};

const inputOf = (changed: Partial<AddKeyValues> = {}) => {
  const all = { ...values, ...changed };
  return toAddKeyInput(all, recognizeText([OPENAI, LINEAR], all.apiKey, all.isExact));
};

describe('the fields of a new key', () => {
  it('become the input of the operation, with null for optional fields left empty', () => {
    const expected = { providerId: 3, name: 'Main', apiKey: 'sk-0123456789' };
    expect(parseAddKey(inputOf())).toEqual({
      ...expected,
      baseUrl: null,
      keyType: null,
      expiresAt: null,
      tags: [],
    });
  });

  it('keep a key valid until the end of the day that was entered', () => {
    const { expiresAt } = inputOf({ expiresAt: '2030-05-06' });
    expect(new Date(expiresAt ?? '').toString()).toContain('May 06 2030 23:59:59');
  });

  it('are named after the API whose form a pasted key has, unless another provider is chosen', () => {
    const pasted = { apiKey: 'sk-0123456789', providerId: null, name: null };
    expect(inputOf(pasted)).toMatchObject({ providerId: 1, name: 'OpenAI key' });
    expect(inputOf({ ...pasted, providerId: '1' })).toMatchObject({ name: 'OpenAI key' });
    expect(inputOf({ ...pasted, providerId: '3' })).toMatchObject({ name: '' });
    expect(inputOf({ ...pasted, apiKey: 'something-0123456789' })).toMatchObject({ name: '' });
    expect(inputOf({ ...pasted, name: '' })).toMatchObject({ name: '' });
  });

  it('take the provider and the name from a pasted line, and store only the key', () => {
    const pasted = { apiKey: 'OPENAI_API_KEY="sk-0123456789" # new', providerId: null, name: null };
    expect(inputOf(pasted)).toMatchObject({ providerId: 1, name: 'OPENAI_API_KEY', apiKey: 'sk-0123456789' });
    expect(inputOf({ ...pasted, name: '' })).toMatchObject({ name: '' });
  });

  it('store the text as it was pasted if the user says so', () => {
    const apiKey = 'OPENAI_API_KEY=sk-0123456789';
    expect(inputOf({ apiKey, isExact: true })).toMatchObject({ apiKey, exact: true });
  });

  it('name the entry of the catalog for an API that is not in the list', () => {
    const input = inputOf({ apiKey: 'lin_api_0123456789', providerId: null });
    expect(input).toMatchObject({ catalogId: 'linear' });
    expect(parseAddKey(input)).not.toHaveProperty('providerId');
  });
});

describe('the provider of a new key', () => {
  const shown = (apiKey: string, providerId: string | null = null) =>
    shownValues({ ...values, providerId }, recognizeText([OPENAI, LINEAR], apiKey, false)).providerId;

  it('follows the key that is pasted, and is empty again for one that nobody knows', () => {
    expect(shown('sk-0123456789')).toBe('1');
    expect(shown('lin_api_0123456789')).toBe('catalog:linear');
    expect(shown('unknown-0123456789')).toBeNull();
  });

  it('stays what the user chose, whatever is pasted', () => {
    expect(shown('sk-0123456789', '3')).toBe('3');
    expect(shown('unknown-0123456789', '3')).toBe('3');
  });

  it('is the one that the user came for, until the key says otherwise', () => {
    const shownFor = (apiKey: string) =>
      shownValues(
        { ...values, apiKey, providerId: null },
        recognizeText([OPENAI, LINEAR], apiKey, false),
        LINEAR,
      ).providerId;
    expect(shownFor('')).toBe('catalog:linear');
    expect(shownFor('unknown-0123456789')).toBe('catalog:linear');
    expect(shownFor('sk-0123456789')).toBe('1');
  });
});
