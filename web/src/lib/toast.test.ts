import { TOAST } from '@gatehouse/contract/ui-constants.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToaster } from '#src/lib/toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a toaster', () => {
  it('dismisses a toast after 5,000 ms and not 1 ms before', () => {
    const { toast, read } = createToaster();
    toast({ title: 'Saved' });
    vi.advanceTimersByTime(TOAST.durationMs - 1);
    expect(read()?.open).toBe(true);
    vi.advanceTimersByTime(1);
    expect(read()?.open).toBe(false);
  });

  it('removes a toast 1,000,000 ms after its dismissal and not 1 ms before', () => {
    const { toast, read } = createToaster();
    toast({ title: 'Saved' }).dismiss();
    vi.advanceTimersByTime(TOAST.removalDelayMs - 1);
    expect(read()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(read()).toBeNull();
  });

  it('gives a new toast its full time when it replaces one that was about to go', () => {
    const { toast, read } = createToaster();
    toast({ title: 'First' });
    vi.advanceTimersByTime(TOAST.durationMs - 1);
    toast({ title: 'Second' });
    vi.advanceTimersByTime(TOAST.durationMs - 1);
    expect(read()).toMatchObject({ title: 'Second', open: true });
    vi.advanceTimersByTime(1);
    expect(read()?.open).toBe(false);
  });

  it('keeps a toast as long as it asks for', () => {
    const { toast, read } = createToaster();
    toast({ title: 'Loading', duration: 3000 });
    vi.advanceTimersByTime(2999);
    expect(read()?.open).toBe(true);
    vi.advanceTimersByTime(1);
    expect(read()?.open).toBe(false);
  });

  it('stops the clock while it is held and goes on with the time that was left', () => {
    const { toast, hold, release, read } = createToaster();
    toast({ title: 'Saved' });
    vi.advanceTimersByTime(4000);
    hold('pointer');
    vi.advanceTimersByTime(60_000);
    expect(read()?.open).toBe(true);
    release('pointer');
    vi.advanceTimersByTime(999);
    expect(read()?.open).toBe(true);
    vi.advanceTimersByTime(1);
    expect(read()?.open).toBe(false);
  });

  it('goes on only when both the pointer and the focus have left', () => {
    const { toast, hold, release, read } = createToaster();
    toast({ title: 'Saved' });
    hold('pointer');
    hold('focus');
    release('pointer');
    vi.advanceTimersByTime(60_000);
    expect(read()?.open).toBe(true);
    release('focus');
    vi.advanceTimersByTime(TOAST.durationMs);
    expect(read()?.open).toBe(false);
  });

  it('runs the clock of the next toast when one was closed under the pointer', () => {
    const { toast, hold, read } = createToaster();
    const closed = toast({ title: 'First' });
    hold('pointer');
    closed.dismiss();
    toast({ title: 'Second' });
    vi.advanceTimersByTime(TOAST.durationMs);
    expect(read()).toMatchObject({ title: 'Second', open: false });
  });

  it('starts the time anew when a toast is updated, and leaves a replaced one alone', () => {
    const { toast, read } = createToaster();
    const first = toast({ title: 'First' });
    vi.advanceTimersByTime(4000);
    first.update({ title: 'First, again' });
    vi.advanceTimersByTime(4000);
    expect(read()).toMatchObject({ title: 'First, again', open: true });
    toast({ title: 'Second' });
    first.update({ title: 'Late' });
    first.dismiss();
    expect(read()).toMatchObject({ title: 'Second', open: true });
  });
});
