import { useSyncExternalStore } from 'react';

/** Anything that takes less time, in ms, shows no line. */
const DELAY_MS = 100;

/** How many waits have a line; they share it. */
let shown = 0;
const listeners = new Set<() => void>();

const change = (by: 1 | -1): void => {
  shown += by;
  for (const listener of listeners) listener();
};

/** Shows the progress line at the top while the user waits for something. Returns a function that hides it. */
export const showProgress = (): (() => void) => {
  let isShown = false;
  const timer = setTimeout(() => {
    isShown = true;
    change(1);
  }, DELAY_MS);
  return () => {
    clearTimeout(timer);
    if (isShown) change(-1);
    isShown = false;
  };
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the progress line is to be seen. */
export const useIsProgressShown = (): boolean => useSyncExternalStore(subscribe, () => shown > 0);
