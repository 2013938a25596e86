import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useEffect } from 'react';
import { setTabAttention } from '#src/app/tab.ts';
import { countAttention } from '#src/features/keys/offers/key-attention.ts';
import { trpc } from '#src/lib/trpc.ts';
import { whenIdle } from '#src/lib/when-idle.ts';

/** How often the keys are loaded while the window is visible. */
const INTERVAL_MS = 60_000;

/**
 * Loads the keys in the background, once for all screens: at first when the browser is idle, then every minute while the window is
 * visible. A failure is not told, because nobody asked for the keys; the next time is soon. A list that a screen loads meanwhile wins.
 */
const useBackgroundKeys = (): void => {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  useEffect(() => {
    const queryKey = getQueryKey(trpc.keys.list, {}, 'query');
    const stop = new AbortController();
    const state = () => queryClient.getQueryState(queryKey);
    const isBusy = (): boolean => state()?.fetchStatus === 'fetching' || queryClient.isMutating() > 0;
    const load = async (): Promise<void> => {
      const before = state()?.dataUpdatedAt ?? 0;
      if (document.hidden || isBusy() || Date.now() - before < INTERVAL_MS / 2) return;
      const keys = await utils.client.keys.list.query({}, { signal: stop.signal }).catch(() => undefined);
      const isOutdated =
        isBusy() || state()?.isInvalidated === true || (state()?.dataUpdatedAt ?? 0) !== before;
      if (keys !== undefined && !isOutdated && !stop.signal.aborted) utils.keys.list.setData({}, keys);
    };
    const onLoad = () => void load();
    const cancel = whenIdle(onLoad);
    const timer = setInterval(onLoad, INTERVAL_MS);
    document.addEventListener('visibilitychange', onLoad);
    return () => {
      cancel();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onLoad);
      stop.abort();
    };
  }, [queryClient, utils]);
};

/** Keeps the keys of every screen up to date, and says on the browser's tab how many need attention. */
export const useWatchedKeys = (): void => {
  useBackgroundKeys();
  // It reads what others have loaded, and loads nothing itself.
  const { data: keys, dataUpdatedAt } = trpc.keys.list.useQuery({}, { enabled: false });
  useEffect(() => {
    setTabAttention(keys === undefined ? 0 : countAttention(keys, dataUpdatedAt));
  }, [keys, dataUpdatedAt]);
};
