import { MantineProvider } from '@mantine/core';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoadState, type QueryState } from '#src/ui/feedback/load-state.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
const NOTHING: QueryState<string[]> = { data: undefined, error: null, isFetching: false, refetch: () => {} };

/** A retry starts loading, like the retry of a query. */
const List = ({ state, hasIdle = false }: { state: Partial<QueryState<string[]>>; hasIdle?: boolean }) => {
  const [retried, setRetried] = useState<Partial<QueryState<string[]>>>({});
  const refetch = (): void => setRetried({ error: null, isFetching: true });
  return (
    <main tabIndex={-1}>
      <LoadState
        state={{ ...NOTHING, ...state, refetch, ...retried }}
        errorTitle="It could not be loaded"
        loading="Loading"
        idle={hasIdle ? 'Not started' : undefined}
        empty="Nothing found"
        isEmpty={(list) => list.length === 0}
      >
        {(list) => list.join(', ')}
      </LoadState>
    </main>
  );
};

const render = (state: Partial<QueryState<string[]>>, hasIdle = false): string | null => {
  act(() =>
    root.render(
      <MantineProvider env="test">
        <List state={state} hasIdle={hasIdle} />
      </MantineProvider>,
    ),
  );
  return document.querySelector('main')?.textContent ?? null;
};

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

it('shows that it is loading, then the data, or that there is none', () => {
  expect(render({})).toBe('Loading');
  expect(render({ data: ['One', 'Two'] })).toBe('One, Two');
  expect(render({ data: [] })).toBe('Nothing found');
});

it('shows the idle state until the user starts a request', () => {
  expect(render({}, true)).toBe('Not started');
  expect(render({ isFetching: true }, true)).toBe('Loading');
});

it('shows an error only if there is no data to show', () => {
  const error = new Error('The server is gone');
  expect(render({ error })).toContain('It could not be loaded');
  expect(render({ error })).toContain('The server is gone');
  expect(render({ error, data: ['One'] })).toBe('One');
});

it('moves the focus to the container when a retry removes the focused button', () => {
  render({ error: new Error('The server is gone') });
  const retry = document.querySelector('button');
  retry?.focus();
  act(() => retry?.click());
  expect(document.querySelector('main')?.textContent).toBe('Loading');
  expect(document.activeElement).toBe(document.querySelector('main'));
});
