import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Selection, useSelection } from '#src/ui/table/use-selection.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const ALL = ['a', 'b', 'c', 'd', 'e'];
let root: Root;
let selection: Selection<string>;

const List = ({ shown }: { shown: readonly string[] }) => {
  selection = useSelection(shown);
  return null;
};

const show = (shown: readonly string[]): void => act(() => root.render(<List shown={shown} />));
const toggle = (id: string, isRange = false): void => act(() => selection.toggle(id, isRange));
const selected = (): string => [...selection.selected].join('');

beforeEach(() => {
  root = createRoot(document.createElement('div'));
  show(ALL);
});
afterEach(() => act(() => root.unmount()));

it('selects a range in either direction, and takes it back', () => {
  toggle('d');
  toggle('b', true);
  expect(selected()).toBe('bcd');
  toggle('e', true);
  expect(selected()).toBe('bcde');
  toggle('c');
  expect(selected()).toBe('bde');
  toggle('e', true);
  expect(selected()).toBe('b');
});

it('a range follows the order in which the entries are shown now', () => {
  toggle('a');
  show(['e', 'a', 'd', 'b', 'c']);
  toggle('b', true);
  expect(selected()).toBe('adb');
});

it('a range that begins at an entry that is no longer shown is only the other one', () => {
  toggle('a');
  show(['b', 'c', 'd']);
  toggle('d', true);
  expect(selected()).toBe('d');
});

it('what a filter hides is not selected: nothing is done to it', () => {
  act(() => selection.toggleAll());
  expect(selected()).toBe('abcde');
  show(['b', 'd']);
  expect(selected()).toBe('bd');
  act(() => selection.toggleAll());
  expect(selected()).toBe('');
  show(ALL);
  expect(selected()).toBe('');
});

it('selects all that are shown if some are selected, and none if all are', () => {
  toggle('c');
  act(() => selection.toggleAll());
  expect(selected()).toBe('abcde');
  act(() => selection.clear());
  expect(selected()).toBe('');
});
