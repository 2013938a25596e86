import type { getMutationKey, getQueryKey } from '@trpc/react-query';
import type { InferQueryLikeData, InferQueryLikeInput } from '@trpc/react-query/shared';
import { trpc } from '#src/lib/trpc.ts';

/** What holds for one call alone. */
interface CallOptions {
  /** Aborting it aborts the request, and the server then stops its work. */
  signal?: AbortSignal | undefined;
  /** The `ETag` of the state that a change is meant for. It gets its own request then. */
  ifMatch?: string | undefined;
}

/** A function that calls an operation. */
export type Operation<Input, Output> = (input: Input, options?: CallOptions) => Promise<Output>;

type Context = Readonly<Record<string, unknown>>;
type MutationNode = Parameters<typeof getMutationKey>[0];
type QueryNode = Extract<Parameters<typeof getQueryKey>[0], { useQuery: unknown }>;
type MutateOf<Node extends MutationNode> = ReturnType<Node['useMutation']>['mutateAsync'];

/** A client as what it is at run time: routers by name, with procedures at their ends. */
type ClientNode = { [name: string]: ClientNode } & {
  [how in 'mutate' | 'query']: (input: unknown, options: object) => Promise<unknown>;
};

/** @param node says where the operation is among the routers, as tRPC's own keys of queries and mutations read it */
const useCaller = (node: unknown, how: 'mutate' | 'query', context?: Context) => {
  const { client } = trpc.useUtils();
  return (input: unknown, { signal, ifMatch }: CallOptions = {}) =>
    (node as { _def: () => { path: string[] } })
      ._def()
      .path.reduce((at, name) => at[name] as ClientNode, client as unknown as ClientNode)
      [how](input, { signal, context: { ...context, ifMatch } });
};

/**
 * The typed hook of an operation that changes or does something, for calls with a signal or a state of their own, which tRPC's
 * `useMutation` cannot be given: `const send = useOperation(trpc.webhooks.send, UNBATCHED)`, then `await send(input, { signal })`.
 * With `STREAMED` the result is what `for await` reads.
 */
export const useOperation = <Node extends MutationNode>(procedure: Node, context?: Context) =>
  useCaller(procedure, 'mutate', context) as Operation<
    Parameters<MutateOf<Node>>[0],
    Awaited<ReturnType<MutateOf<Node>>>
  >;

/** The same for an operation that only reads, where tRPC's `useQuery` does not fit: page by page, or fresh at one moment. */
export const useReader = <Node extends QueryNode>(procedure: Node, context?: Context) =>
  useCaller(procedure, 'query', context) as Operation<InferQueryLikeInput<Node>, InferQueryLikeData<Node>>;
