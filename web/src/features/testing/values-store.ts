import { useSyncExternalStore } from 'react';
import type { RequestValues } from '#src/shared/request/request-values.ts';

/** The form's values for the panel beside it, which alone is rendered when they change. */
export const createValuesStore = (initial: RequestValues) => {
  const listeners = new Set<() => void>();
  let values = initial;
  return {
    get: (): RequestValues => values,
    set: (next: RequestValues): void => {
      values = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export type ValuesStore = ReturnType<typeof createValuesStore>;

export const useStoredValues = (store: ValuesStore): RequestValues =>
  useSyncExternalStore(store.subscribe, store.get);
