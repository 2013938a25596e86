import { useMemo } from 'react';
import { type KeyRow, toKeyRows } from '#src/shared/keys/key-rows.ts';
import { useKeys, useProviders } from '#src/shared/queries.ts';
import { useSettings } from '#src/shared/settings/settings-store.ts';
import type { Loadable } from '#src/ui/feedback/load-state.tsx';

/** The keys with their providers, once both lists are loaded. `enabled` is false while nothing shows them. */
export const useKeyRows = ({ enabled = true }: { enabled?: boolean } = {}): Loadable<KeyRow[]> => {
  const keys = useKeys({ enabled });
  const providers = useProviders({ enabled });
  const settings = useSettings();
  const data = useMemo(
    () => (keys.data && providers.data ? toKeyRows(keys.data, providers.data, settings) : undefined),
    [keys.data, providers.data, settings],
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
