import { describe, expect, it } from 'vitest';
import { reduceToastSlot, type Toast } from '#src/lib/toast-slot.ts';

const first: Toast = { id: 1, title: 'First', variant: 'default', duration: 5000, open: true };
const second: Toast = { id: 2, title: 'Second', variant: 'destructive', duration: 5000, open: true };

describe('the toast slot', () => {
  it('takes a toast when it is empty', () => {
    expect(reduceToastSlot(null, { type: 'add', toast: first })).toEqual(first);
  });

  it('holds one toast: a new one takes the place of the one before', () => {
    expect(reduceToastSlot(first, { type: 'add', toast: second })).toEqual(second);
  });

  it('changes what an update names and keeps the rest', () => {
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
