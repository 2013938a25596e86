import { beforeEach, expect, it, vi } from 'vitest';
import { clearBrowserStorage, draftKey, preferenceKey } from '#src/lib/browser-storage.ts';
import { createDraft, forgetDrafts, likeInitial } from '#src/lib/draft.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('everything of the application is deleted from the storage, and nothing of others on the same address', () => {
  localStorage.setItem(preferenceKey('settings'), '1');
  localStorage.setItem(preferenceKey('color-scheme'), 'dark');
  localStorage.setItem('other', '1');
  sessionStorage.setItem(draftKey('letter'), '1');
  sessionStorage.setItem('other', '1');
  clearBrowserStorage();
  expect({ ...localStorage }).toEqual({ other: '1' });
  expect({ ...sessionStorage }).toEqual({ other: '1' });
});

it('blocked storage has nothing to delete', () => {
  const removeItem = vi.fn(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  vi.stubGlobal('localStorage', { [preferenceKey('settings')]: '1', removeItem });
  expect(clearBrowserStorage).not.toThrow();
  expect(removeItem).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

it('forgotten drafts are neither in memory nor in the storage', () => {
  const drafts = ['one', 'two'].map((name) => createDraft({ name, parse: likeInitial({ text: '' }) }));
  for (const draft of drafts) draft.keep({ text: 'Dear' });
  forgetDrafts();
  expect(drafts.map((draft) => draft.read())).toEqual([undefined, undefined]);
  expect({ ...sessionStorage }).toEqual({});
});
