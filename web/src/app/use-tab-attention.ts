import { useEffect, useState } from 'react';
import { setTabAttention } from '#src/app/tab.ts';
import { countAttention } from '#src/features/keys/offers/key-attention.ts';
import { trpc } from '#src/lib/trpc.ts';
import { whenIdle } from '#src/lib/when-idle.ts';

/**
 * Says on the browser's tab how many keys need attention. It shows what the screens load; if the first one needs no keys, they are loaded
 * once, when the browser is idle.
 */
export const useTabAttention = (): void => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const { data: keys, dataUpdatedAt } = trpc.keys.list.useQuery(
    {},
    { enabled: ({ state }) => isIdle && state.data === undefined },
  );
  useEffect(() => {
    setTabAttention(keys === undefined ? 0 : countAttention(keys, dataUpdatedAt));
  }, [keys, dataUpdatedAt]);
};
