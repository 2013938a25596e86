import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createDraft } from '#src/lib/draft.ts';

const schema = z.object({ text: z.string(), token: z.string().default('') });
const make = () => createDraft({ name: 'letter', schema, storable: ({ text }) => ({ text }) });

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a draft', () => {
  it('is whole as long as the page is not loaded again', () => {
    const draft = make();
    expect(draft.read()).toBeUndefined();
    draft.keep({ text: 'Dear', token: 'secret' });
    expect(draft.read()).toEqual({ text: 'Dear', token: 'secret' });
  });

  it('survives loading the page again, without what may not be stored', () => {
    make().keep({ text: 'Dear', token: 'secret' });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
    expect(make().read()).toEqual({ text: 'Dear', token: '' });
  });

  it.each(['', '{', '{"text":7}', 'null', '[]'])('is none where what is stored is no draft: %j', (stored) => {
    make().keep({ text: 'Dear', token: '' });
    sessionStorage.setItem(sessionStorage.key(0) ?? '', stored);
    expect(make().read()).toBeUndefined();
  });

  it('is kept in memory where the storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const draft = make();
    draft.keep({ text: 'Dear', token: '' });
    expect(draft.read()).toEqual({ text: 'Dear', token: '' });
  });
});
