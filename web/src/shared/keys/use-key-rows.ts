import { useMemo } from 'react';
import type { Loadable } from '#src/components/load-state.tsx';
import { type KeyRow, toKeyRows } from '#src/shared/keys/key-rows.ts';
import { useKeys, useProviders } from '#src/shared/queries.ts';

/** The keys with their providers, once both lists are loaded. `enabled` is false while nothing shows them. */
export const useKeyRows = ({ enabled = true }: { enabled?: boolean } = {}): Loadable<KeyRow[]> => {
  const keys = useKeys({ enabled });
  const providers = useProviders({ enabled });
  const data = useMemo(
    () => (keys.data && providers.data ? toKeyRows(keys.data, providers.data) : undefined),
    [keys.data, providers.data],
  );
  return {
    data,
    error: keys.error ?? providers.error,
    isFetching: keys.isFetching || providers.isFetching,
    refetch: () => {
      if (keys.error) void keys.refetch();
      if (providers.error) void providers.refetch();
    },
  };
};
