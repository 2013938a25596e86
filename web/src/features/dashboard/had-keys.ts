import { useEffect, useState } from 'react';
import { attempt, preferenceKey } from '#src/lib/browser-storage.ts';

const KEY = preferenceKey('had-keys');

const hadKeys = (): boolean => attempt(() => localStorage.getItem(KEY)) === 'true';

/**
 * Whether to show the start: there is no key of a real API. Until the keys are loaded it is what this browser saw last, so
 * that nothing moves when they are.
 * @param count undefined until it is loaded
 */
export const useShowsStart = (count: number | undefined): boolean => {
  const [had] = useState(hadKeys);
  useEffect(() => {
    if (count !== undefined) attempt(() => localStorage.setItem(KEY, String(count > 0)));
  }, [count]);
  return count === undefined ? !had : count === 0;
};
