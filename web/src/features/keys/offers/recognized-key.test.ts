import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import { describe, expect, it } from 'vitest';
import { recognizeText } from '#src/features/keys/offers/recognized-key.ts';
import { targetOf, toTarget } from '#src/features/providers/offers/entry-choice.ts';

const form = (slug: string, pattern: string | null, rest: Partial<KeyForm> = {}): KeyForm => ({
  slug,
  name: slug,
  pattern,
  needs: null,
  providerId: null,
  catalogId: null,
  hosts: [],
  baseUrl: null,
  keyParts: null,
  ...rest,
});

const FORMS = [
  form('openai', '^sk-proj-', { providerId: 1 }),
  form('anthropic', '^sk-ant-', { catalogId: 'anthropic' }),
  form('npm', '^npm_'),
  form('deepgram', null, { catalogId: 'deepgram' }),
];
const read = (text: string, isExact = false) => recognizeText(FORMS, text, isExact);

describe('a pasted text', () => {
  it('is for the API whose form its key has', () => {
    expect(read(' sk-proj-a1 ')).toMatchObject({ secret: 'sk-proj-a1', cut: undefined, isCertain: true });
    expect(targetOf(read('sk-proj-a1').form)).toBe('1');
    expect(targetOf(read('sk-ant-a1').form)).toBe('catalog:anthropic');
    expect(targetOf(read('npm_a1').form)).toBeNull();
    expect(targetOf(read('something else').form)).toBeNull();
  });

  it('is for the API of its variable if the key itself does not say', () => {
    expect(read('DEEPGRAM_API_KEY=0123456789')).toMatchObject({
      secret: '0123456789',
      form: { slug: 'deepgram' },
      isCertain: false,
    });
    expect(read('DEEPGRAM_API_KEY=sk-proj-a1')).toMatchObject({ form: { slug: 'openai' }, isCertain: true });
  });

  it('is stored as it is if the user says so', () => {
    expect(read('OPENAI_API_KEY=sk-proj-a1', true)).toMatchObject({
      secret: 'OPENAI_API_KEY=sk-proj-a1',
      cut: undefined,
      form: undefined,
    });
  });
});

it('the value of the select becomes the provider, or the entry of the catalog', () => {
  expect(toTarget('7')).toEqual({ providerId: 7 });
  expect(toTarget('catalog:anthropic')).toEqual({ catalogId: 'anthropic' });
  expect(toTarget(null)).toEqual({ providerId: undefined });
});
