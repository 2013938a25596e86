import { TOAST } from '@gatehouse/contract/plain/ui-constants.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToaster } from '#src/ui/feedback/toast.ts';

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

  it('shows a new toast for its full time when it replaces one that was about to close', () => {
    const { toast, read } = createToaster();
    toast({ title: 'First' });
    vi.advanceTimersByTime(TOAST.durationMs - 1);
    toast({ title: 'Second' });
    vi.advanceTimersByTime(TOAST.durationMs - 1);
    expect(read()).toMatchObject({ title: 'Second', open: true });
    vi.advanceTimersByTime(1);
    expect(read()?.open).toBe(false);
  });

  it('shows a toast for as long as its own duration', () => {
    const { toast, read } = createToaster();
    toast({ title: 'Loading', duration: 3000 });
    vi.advanceTimersByTime(2999);
    expect(read()?.open).toBe(true);
    vi.advanceTimersByTime(1);
    expect(read()?.open).toBe(false);
  });

  it('pauses the timer while the toast is held, then continues with the remaining time', () => {
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

  it('continues only when both the pointer and the focus have left', () => {
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

  it('runs the timer of the next toast after one was closed under the pointer', () => {
    const { toast, hold, read } = createToaster();
    const closed = toast({ title: 'First' });
    hold('pointer');
    closed.dismiss();
    toast({ title: 'Second' });
    vi.advanceTimersByTime(TOAST.durationMs);
    expect(read()).toMatchObject({ title: 'Second', open: false });
  });

  it('restarts the timer when a toast is updated, and ignores updates of a replaced one', () => {
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
