import { describe, expect, it } from 'vitest';
import { reduceToastSlot, type Toast } from '#src/ui/feedback/toast-slot.ts';

const first: Toast = { id: 1, title: 'First', variant: 'default', duration: 5000, open: true };
const second: Toast = { id: 2, title: 'Second', variant: 'destructive', duration: 5000, open: true };

describe('the toast slot', () => {
  it('accepts a toast when it is empty', () => {
    expect(reduceToastSlot(null, { type: 'add', toast: first })).toEqual(first);
  });

  it('contains one toast: a new one replaces the old one', () => {
    expect(reduceToastSlot(first, { type: 'add', toast: second })).toEqual(second);
  });

  it('changes only what an update contains', () => {
    const updated = reduceToastSlot(first, { type: 'update', id: 1, content: { description: 'More' } });
    expect(updated).toEqual({ ...first, description: 'More' });
  });

  it('keeps a dismissed toast, closed, until it is removed', () => {
    const dismissed = reduceToastSlot(first, { type: 'dismiss', id: 1 });
    expect(dismissed).toEqual({ ...first, open: false });
    expect(reduceToastSlot(dismissed, { type: 'remove', id: 1 })).toBeNull();
  });

  it.each([
    { type: 'update', id: 1, content: { title: 'Late' } } as const,
    { type: 'dismiss', id: 1 } as const,
    { type: 'remove', id: 1 } as const,
  ])('ignores $type for a toast that was replaced', (action) => {
    expect(reduceToastSlot(second, action)).toBe(second);
  });
});
