import { beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '#src/app/query-client.ts';
import { FROM_ERROR, markTold, tellFailure } from '#src/ui/feedback/tell-failure.ts';
import { toast, toaster } from '#src/ui/feedback/toast.ts';

const shown = () => toaster.read()?.description;

beforeEach(() => void toast({ title: 'before', description: 'before' }));

describe('a failure', () => {
  it('is told once, by whoever tells it first', () => {
    const error = new Error('No');
    tellFailure(error, 'Failed to save');
    expect(shown()).toBe('Failed to save');
    toast({ title: 'after', description: 'after' });
    tellFailure(error, 'Something failed');
    expect(shown()).toBe('after');
  });

  it('that a field shows is not told in a toast', () => {
    const error = new Error('No');
    markTold(error);
    tellFailure(error, 'Failed to save');
    expect(shown()).toBe('before');
  });

  it('is not told if the user canceled', () => {
    tellFailure(new DOMException('', 'AbortError'), 'Failed to save');
    expect(shown()).toBe('before');
  });
});

describe('the failure of a mutation', () => {
  const fail = (meta?: object) =>
    createQueryClient()
      .getMutationCache()
      .build(createQueryClient(), {
        mutationFn: () => Promise.reject(new Error('The disk is full')),
        ...(meta === undefined ? {} : { meta: { ...meta } }),
      })
      .execute(undefined)
      .catch(() => undefined);

  it('is told as its meta says', async () => {
    await fail({ failure: 'Failed to delete API key' });
    expect(shown()).toBe('Failed to delete API key');
    await fail({ failure: FROM_ERROR });
    expect(shown()).toBe('The disk is full');
  });

  it('is left to its form if it has none', async () => {
    await fail();
    expect(shown()).toBe('before');
  });
});
