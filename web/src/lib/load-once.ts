import { useEffect, useState } from 'react';
import { whenIdle } from '#src/lib/when-idle.ts';

/** Something that is loaded when it is first needed, and then kept. */
export interface Loadable<T> {
  /** The loaded value; undefined until it is loaded. */
  read: () => T | undefined;
  /** Rejects if loading fails; the next call tries again. */
  load: () => Promise<T>;
}

export const loadOnce = <T>(fetchValue: () => Promise<T>): Loadable<T> => {
  let value: T | undefined;
  let pending: Promise<T> | undefined;

  const fetchAndKeep = async (): Promise<T> => {
    try {
      value = await fetchValue();
      return value;
    } catch (error) {
      pending = undefined;
      throw error;
    }
  };

  return {
    read: () => value,
    load: () => {
      pending ??= fetchAndKeep();
      return pending;
    },
  };
};

/** One export of a module that is loaded when it is first needed: `loadExport(() => import('…'), 'ConfirmDialog')`. */
export const loadExport = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  loadOnce(async () => (await load())[name]);

/**
 * What is loaded when the browser is idle, or at the latest when it is wanted; undefined until then. If it cannot be loaded,
 * it is tried again when it is next wanted.
 */
export const useLoaded = <T>(code: Loadable<T>, isWanted: boolean): T | undefined => {
  const [loaded, setLoaded] = useState(code.read);
  useEffect(() => {
    const load = () =>
      code.load().then(
        (value) => setLoaded(() => value),
        () => undefined,
      );
    return isWanted ? void load() : whenIdle(load);
  }, [code, isWanted]);
  return loaded;
};
