import { QueryClient } from '@tanstack/react-query';
import type { OperationLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { createTrpcClient, trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { type Operation, useOperation, useReader } from '#src/lib/use-operation.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Sent = Parameters<OperationLink<never>>[0]['op'];

/** Draws a component with a client that sends nothing and tells what it would send. */
const drawn = async (content: () => ReactNode): Promise<Sent[]> => {
  const sent: Sent[] = [];
  const client = createTrpcClient([
    () =>
      ({ op }) =>
        observable((observer) => {
          sent.push(op as Sent);
          observer.next({ result: { type: 'data', data: [] } });
          observer.complete();
        }),
  ]);
  const queryClient = new QueryClient();
  const root = createRoot(document.createElement('div'));
  const Content = content;
  await act(async () =>
    root.render(
      <trpc.Provider client={client} queryClient={queryClient}>
        <Content />
      </trpc.Provider>,
    ),
  );
  return sent;
};

it('an operation is called by its name, with the context of its hook and the state and the signal of the call', async () => {
  const seen: Operation<{ id: number; name?: string | undefined }, unknown>[] = [];
  const sent = await drawn(() => {
    seen.push(useOperation(trpc.oauth.configs.delete, UNBATCHED));
    return null;
  });
  const { signal } = new AbortController();
  await seen[0]?.({ id: 3 }, { signal, ifMatch: '"a"' });
  await seen[0]?.({ id: 4 });
  expect(sent).toMatchObject([
    {
      type: 'mutation',
      path: 'oauth.configs.delete',
      input: { id: 3 },
      context: { unbatched: true, ifMatch: '"a"' },
    },
    { path: 'oauth.configs.delete', input: { id: 4 }, context: { unbatched: true } },
  ]);
  expect(sent[1]?.context.ifMatch).toBeUndefined();
});

it('aborting the signal of a call aborts its request', async () => {
  const seen: Operation<Record<string, never>, unknown>[] = [];
  const sent = await drawn(() => {
    seen.push(useReader(trpc.keys.list));
    return null;
  });
  const controller = new AbortController();
  await seen[0]?.({}, { signal: controller.signal });
  expect(sent).toMatchObject([{ type: 'query', path: 'keys.list', input: {} }]);
  expect(sent[0]?.signal).toBe(controller.signal);
});
