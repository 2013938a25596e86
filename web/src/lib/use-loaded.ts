import { useEffect, useState } from 'react';
import type { Loadable } from '#src/lib/load-once.ts';
import { whenIdle } from '#src/lib/when-idle.ts';

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
