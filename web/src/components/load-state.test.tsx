import { MantineProvider } from '@mantine/core';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Loadable, LoadState } from '#src/components/load-state.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
const NOTHING: Loadable<string[]> = { data: undefined, error: null, isFetching: false, refetch: () => {} };

/** A retry begins to load, as that of a query does. */
const List = ({ state, hasIdle = false }: { state: Partial<Loadable<string[]>>; hasIdle?: boolean }) => {
  const [retried, setRetried] = useState<Partial<Loadable<string[]>>>({});
  const refetch = (): void => setRetried({ error: null, isFetching: true });
  return (
    <main tabIndex={-1}>
      <LoadState
        state={{ ...NOTHING, ...state, refetch, ...retried }}
        errorTitle="It could not be loaded"
        loading="Loading"
        idle={hasIdle ? 'Nothing asked' : undefined}
        empty="Nothing there"
        isEmpty={(list) => list.length === 0}
      >
        {(list) => list.join(', ')}
      </LoadState>
    </main>
  );
};

const draw = (state: Partial<Loadable<string[]>>, hasIdle = false): string | null => {
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

it('loads, then shows what is there, or that there is nothing', () => {
  expect(draw({})).toBe('Loading');
  expect(draw({ data: ['One', 'Two'] })).toBe('One, Two');
  expect(draw({ data: [] })).toBe('Nothing there');
});

it('says that nothing was asked for until something is', () => {
  expect(draw({}, true)).toBe('Nothing asked');
  expect(draw({ isFetching: true }, true)).toBe('Loading');
});

it('shows an error only where nothing else is there to show', () => {
  const error = new Error('The server is gone');
  expect(draw({ error })).toContain('It could not be loaded');
  expect(draw({ error })).toContain('The server is gone');
  expect(draw({ error, data: ['One'] })).toBe('One');
});

it('hands the focus on when a retry takes its button away', () => {
  draw({ error: new Error('The server is gone') });
  const retry = document.querySelector('button');
  retry?.focus();
  act(() => retry?.click());
  expect(document.querySelector('main')?.textContent).toBe('Loading');
  expect(document.activeElement).toBe(document.querySelector('main'));
});
