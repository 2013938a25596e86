import { attempt, preferenceKey } from '#src/lib/browser-storage.ts';

const KEY = preferenceKey('had-keys');

/** Whether there were keys of real APIs when this browser last showed the dashboard; undefined if it never did. */
export const hadKeys = (): boolean | undefined => {
  const stored = attempt(() => localStorage.getItem(KEY)) ?? undefined;
  return stored === undefined ? undefined : stored === 'true';
};

export const rememberHadKeys = (had: boolean): void => {
  attempt(() => localStorage.setItem(KEY, String(had)));
};
