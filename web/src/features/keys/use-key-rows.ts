import { STALE_TIME_MS } from '@gatehouse/contract/interface.ts';
import { useMemo } from 'react';
import { type KeyRow, toKeyRows } from '#src/features/keys/key-rows.ts';
import { trpc } from '#src/lib/trpc.ts';

export interface KeyRowsQuery {
  /** Undefined until both lists are there. */
  rows: KeyRow[] | undefined;
  /** Why there are none. */
  error: unknown;
  isFetching: boolean;
  refetch: () => void;
}

/** The keys with their providers. */
export const useKeyRows = (): KeyRowsQuery => {
  const keys = trpc.keys.list.useQuery({}, { staleTime: STALE_TIME_MS.keys });
  const providers = trpc.providers.list.useQuery({}, { staleTime: STALE_TIME_MS.providers });
  const rows = useMemo(
    () => (keys.data && providers.data ? toKeyRows(keys.data, providers.data) : undefined),
    [keys.data, providers.data],
  );
  return {
    rows,
    error: rows === undefined ? (keys.error ?? providers.error) : null,
    isFetching: keys.isFetching || providers.isFetching,
    refetch: () => {
      if (keys.error) keys.refetch();
      if (providers.error) providers.refetch();
    },
  };
};
