import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFormDraft } from '#src/ui/form/form-draft.ts';

interface Letter {
  to: string | null;
  text: string;
  token: string;
  pages: string[];
}

const saved: Letter = { to: null, text: 'Dear', token: '', pages: [] };
const create = () =>
  createFormDraft<Letter>({
    name: 'letter',
    nullable: ['to'],
    storable: ({ token: _, ...typed }) => typed,
  });

beforeEach(() => sessionStorage.clear());

describe('the draft of a form', () => {
  it('is what was typed over what is saved, each thing by itself', () => {
    const draft = create();
    draft.keep('1', saved, { ...saved, text: 'Hello' });
    draft.keep('2', saved, { ...saved, pages: ['a'] });
    expect(draft.read('1', saved)).toEqual({ ...saved, text: 'Hello' });
    expect(draft.read('2', saved)).toEqual({ ...saved, pages: ['a'] });
    expect(draft.read('3', saved)).toEqual(saved);
    expect([draft.has('1', saved), draft.has('3', saved)]).toEqual([true, false]);
  });

  it('follows what is saved elsewhere in the fields that were not changed', () => {
    const draft = create();
    draft.keep('1', saved, { ...saved, text: '' });
    expect(draft.read('1', { ...saved, to: 'Ada' })).toEqual({ ...saved, to: 'Ada', text: '' });
  });

  it('survives a reload without what is secret', () => {
    create().keep('1', saved, { to: 'Ada', text: 'Hello', token: 'canary-secret', pages: ['a'] });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('canary-secret');
    expect(create().read('1', saved)).toEqual({ to: 'Ada', text: 'Hello', token: '', pages: ['a'] });
  });

  it('is gone once the form is as it was, or the draft is forgotten', () => {
    const draft = create();
    draft.keep('1', saved, { ...saved, pages: ['a'] });
    draft.keep('1', saved, { ...saved, pages: [] });
    expect({ ...sessionStorage }).toEqual({});
    draft.keep('1', saved, { ...saved, text: 'Hello' });
    draft.keep('2', saved, { ...saved, text: 'Hello' });
    draft.forget('1');
    expect([draft.has('1', saved), draft.has('2', saved)]).toEqual([false, true]);
  });

  it.each(['{', '[]', '{"1":7}', '{"1":{"text":7,"pages":"a","to":{},"token":null,"more":1}}'])(
    'ignores what another version stored: %s',
    (stored) => {
      create().keep('1', saved, { ...saved, text: 'Hello' });
      sessionStorage.setItem(sessionStorage.key(0) ?? '', stored);
      expect(create().read('1', saved)).toEqual(saved);
    },
  );

  it('stays in memory if the storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const draft = create();
    draft.keep('1', saved, { ...saved, text: 'Hello' });
    expect(draft.read('1', saved).text).toBe('Hello');
    vi.restoreAllMocks();
  });
});
