import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyCode, copyText } from '#src/ui/button/clipboard.ts';
import { toaster } from '#src/ui/feedback/toast.ts';

const withClipboard = (clipboard: unknown): void => {
  vi.stubGlobal('navigator', { ...navigator, clipboard });
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('copying', () => {
  it('writes the text and shows a toast', async () => {
    const writeText = vi.fn(async () => {});
    withClipboard({ writeText });
    expect(await copyText('abc')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('abc');
    expect(toaster.read()).toMatchObject({
      title: 'Copied to clipboard',
      description: 'The content has been copied to your clipboard',
    });
    expect(await copyCode('abc')).toBe(true);
    expect(toaster.read()).toMatchObject({ title: 'Copied!' });
  });

  it('shows an error if the browser has no clipboard API', async () => {
    withClipboard(undefined);
    expect(await copyText('abc')).toBe(false);
    expect(toaster.read()).toMatchObject({
      title: 'Failed to copy',
      description: 'Clipboard API is not supported in your browser',
      variant: 'destructive',
    });
  });

  it('shows an error if the browser denies access', async () => {
    withClipboard({ writeText: async () => Promise.reject(new Error('denied')) });
    expect(await copyText('abc')).toBe(false);
    expect(toaster.read()).toMatchObject({
      title: 'Failed to copy',
      description: 'An error occurred while copying to clipboard',
    });
  });

  it('shows different texts in the test and code areas', async () => {
    withClipboard({ writeText: async () => Promise.reject(new Error('denied')) });
    expect(await copyCode('abc')).toBe(false);
    expect(toaster.read()).toMatchObject({
      title: 'Copy failed',
      description: 'Failed to copy to clipboard',
    });
  });
});
