import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Discovery } from '#src/features/research/discovery.ts';

const KEY = ['research', 'shown-discovery'];

/**
 * What was found last. It outlives the screen for five minutes, so that a person who followed a link to a guide finds
 * it again.
 */
export const useShownDiscovery = () => {
  const client = useQueryClient();
  const { data } = useQuery<Discovery>({ queryKey: KEY, queryFn: skipToken });
  const show = useCallback((discovery: Discovery) => client.setQueryData(KEY, discovery), [client]);
  const change = (next: (shown: Discovery) => Discovery): void => {
    client.setQueryData<Discovery>(KEY, (shown) => shown && next(shown));
  };
  return { discovery: data, show, change };
};
