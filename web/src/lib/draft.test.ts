import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraft, likeInitial } from '#src/lib/draft.ts';

const readText = likeInitial({ text: '' });
const parse = (stored: unknown) => {
  const values = readText(stored);
  return values && { ...values, token: '' };
};
const create = () => createDraft({ name: 'letter', parse, storable: ({ text }) => ({ text }) });

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a draft', () => {
  it('is complete until the page is reloaded', () => {
    const draft = create();
    expect(draft.read()).toBeUndefined();
    draft.keep({ text: 'Dear', token: 'secret' });
    expect(draft.read()).toEqual({ text: 'Dear', token: 'secret' });
  });

  it('survives a reload, without the values that may not be stored', () => {
    create().keep({ text: 'Dear', token: 'secret' });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
    expect(create().read()).toEqual({ text: 'Dear', token: '' });
  });

  it.each(['', '{', '{"text":7}', 'null', '[]'])(
    'does not exist if the stored value is not a draft: %j',
    (stored) => {
      create().keep({ text: 'Dear', token: '' });
      sessionStorage.setItem(sessionStorage.key(0) ?? '', stored);
      expect(create().read()).toBeUndefined();
    },
  );

  it('is kept in memory if the storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const draft = create();
    draft.keep({ text: 'Dear', token: '' });
    expect(draft.read()).toEqual({ text: 'Dear', token: '' });
  });

  it('that is too long to be stored is kept in memory, and an older one is not in its place', () => {
    const short = () => createDraft({ name: 'letter', parse, maxLength: 30 });
    const draft = short();
    draft.keep({ text: 'a', token: '' });
    expect(short().read()?.text).toBe('a');
    draft.keep({ text: 'a long text for a letter', token: '' });
    expect(draft.read()?.text).toBe('a long text for a letter');
    expect(short().read()).toBeUndefined();
  });

  it('tells who listens, and stays the same object until it changes', () => {
    const draft = create();
    draft.keep({ text: 'Dear', token: '' });
    const reloaded = create();
    const listener = vi.fn();
    const stop = reloaded.subscribe(listener);
    expect(reloaded.read()).toBe(reloaded.read());
    reloaded.keep({ text: 'Hello', token: '' });
    reloaded.forget();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    reloaded.keep({ text: 'Dear', token: '' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('stored values', () => {
  const read = likeInitial({ query: '', pages: 1, save: false });

  it('are read if they have the names and types of the initial ones, without further names', () => {
    expect(read({ query: 'maps', pages: 2, save: true, more: 1 })).toEqual({
      query: 'maps',
      pages: 2,
      save: true,
    });
  });

  it.each([null, 'maps', {}, { query: 'maps', pages: '2', save: true }, { query: 'maps', pages: 2 }])(
    'are ignored otherwise: %j',
    (stored) => {
      expect(read(stored)).toBeUndefined();
    },
  );
});
