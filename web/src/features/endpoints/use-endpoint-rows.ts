import { useMemo } from 'react';
import { type EndpointRow, toEndpointRows } from '#src/features/endpoints/endpoint-search.ts';
import { useEndpoints, useProviders } from '#src/shared/queries.ts';
import type { Loadable } from '#src/ui/feedback/load-state.tsx';

/** The saved endpoints with their providers, once both lists are loaded. */
export const useEndpointRows = (): Loadable<EndpointRow[]> => {
  const endpoints = useEndpoints();
  const providers = useProviders();
  const data = useMemo(
    () => (endpoints.data && providers.data ? toEndpointRows(endpoints.data, providers.data) : undefined),
    [endpoints.data, providers.data],
  );
  return {
    data,
    error: endpoints.error ?? providers.error,
    isFetching: endpoints.isFetching || providers.isFetching,
    refetch: () => {
      if (endpoints.error) void endpoints.refetch();
      if (providers.error) void providers.refetch();
    },
  };
};
