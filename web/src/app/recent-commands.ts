import { useState } from 'react';
import { attempt, preferenceKey } from '#src/lib/browser-storage.ts';

const KEY = preferenceKey('recent-commands');
const MAX_STORED = 12;

const read = (): string[] => {
  const stored = attempt(() => JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MAX_STORED) : [];
};

/**
 * The ids of the commands that were run last in this browser, the latest first. They name no key: only the id of one.
 * Read again each time, because another tab may have run some.
 */
export const useRecentCommands = (opened: boolean) => {
  const [recent, setRecent] = useState(read);
  const [wasOpened, setWasOpened] = useState(opened);
  if (wasOpened !== opened) {
    setWasOpened(opened);
    if (opened) setRecent(read());
  }
  const remember = (id: string): void => {
    const next = [id, ...read().filter((other) => other !== id)].slice(0, MAX_STORED);
    // Blocked or full: the palette works without.
    attempt(() => localStorage.setItem(KEY, JSON.stringify(next)));
  };
  return { recent, remember };
};
