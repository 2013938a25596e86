import { useMemo } from 'react';
import { type CallChoice, callChoices } from '#src/shared/keys/call-choices.ts';
import { useKeyRows } from '#src/shared/keys/use-key-rows.ts';
import { useConnections, useProviders } from '#src/shared/queries.ts';
import type { Loadable } from '#src/ui/feedback/load-state.tsx';

/** The keys and connections that a call can be made with, once all lists are loaded. */
export const useCallChoices = (): Loadable<CallChoice[]> => {
  const rows = useKeyRows();
  const providers = useProviders();
  const connections = useConnections();
  const data = useMemo(
    () =>
      rows.data && providers.data && connections.data
        ? callChoices(rows.data, providers.data, connections.data)
        : undefined,
    [rows.data, providers.data, connections.data],
  );
  return {
    data,
    error: rows.error ?? connections.error,
    isFetching: rows.isFetching || connections.isFetching,
    refetch: () => {
      if (rows.error) void rows.refetch();
      if (connections.error) void connections.refetch();
    },
  };
};
