import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * The last result of a screen. It is kept for five minutes after the user leaves the screen, so that it is still there
 * when they return. The name is unique among the kept results of the application.
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
