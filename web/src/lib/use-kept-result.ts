import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * What a screen found last. It outlives the screen for five minutes, so that a person who followed a link finds it
 * again. The name tells the results of an application apart.
 */
export const useKeptResult = <Result>(name: string) => {
  const client = useQueryClient();
  const { data } = useQuery<Result>({ queryKey: ['kept result', name], queryFn: skipToken });
  const keep = useCallback(
    (result: Result): void => void client.setQueryData(['kept result', name], result),
    [client, name],
  );
  const change = useCallback(
    (next: (kept: Result) => Result): void =>
      void client.setQueryData<Result>(['kept result', name], (kept) => kept && next(kept)),
    [client, name],
  );
  return { kept: data, keep, change };
};
