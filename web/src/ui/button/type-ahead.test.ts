import { expect, test } from 'vitest';
import { labelAt, type TypedText, withKey } from '#src/ui/button/type-ahead.ts';

const LABELS = ['Copy', 'Move to…', 'Response times', 'Rename'];
const NOTHING: TypedText = { text: '', at: 0 };
const press = (typed: TypedText, key: string, now: number) =>
  withKey(typed, { key, now, hasModifier: false });

test('letters within a second are one beginning, and a later one begins anew', () => {
  const first = press(NOTHING, 'R', 5000);
  expect(first).toEqual({ text: 'r', at: 5000 });
  expect(press(first ?? NOTHING, 'e', 5999)).toEqual({ text: 're', at: 5999 });
  expect(press(first ?? NOTHING, 'e', 6000)).toEqual({ text: 'e', at: 6000 });
});

test('keys that type nothing, shortcuts and a first space are left to the menu', () => {
  expect(press(NOTHING, 'ArrowDown', 5000)).toBeUndefined();
  expect(press(NOTHING, ' ', 5000)).toBeUndefined();
  expect(withKey(NOTHING, { key: 'r', now: 5000, hasModifier: true })).toBeUndefined();
});

test('a space within a second belongs to the beginning', () => {
  expect(press({ text: 'move', at: 5000 }, ' ', 5100)?.text).toBe('move ');
});

test('it goes to the next label that begins so, round and round for one letter', () => {
  expect(labelAt(LABELS, 'r', -1)).toBe(2);
  expect(labelAt(LABELS, 'rr', 2)).toBe(3);
  expect(labelAt(LABELS, 'rrr', 3)).toBe(2);
  expect(labelAt(LABELS, 'ren', 2)).toBe(3);
  expect(labelAt(LABELS, 're', 2)).toBe(2);
  expect(labelAt(LABELS, 'x', 0)).toBe(-1);
});
