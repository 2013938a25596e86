import { useEffect } from 'react';
import { attempt, draftKey } from '#src/lib/browser-storage.ts';

interface DraftOptions<Values> {
  /** Unique among the drafts of the application. */
  name: string;
  /** Reads stored values; undefined if they are something else: another version of the application may have stored them. */
  parse: (stored: unknown) => Values | undefined;
  /** Returns the values that may be stored. Leave out anything that may contain a secret: it stays in memory. */
  storable?: (values: Values) => unknown;
}

/** Forgets each draft of the application. */
const forgetters = new Set<() => void>();

/** Reads values that have the names and the types of the initial ones. */
export const likeInitial =
  <Values extends Record<string, string | number | boolean>>(initial: Values) =>
  (stored: unknown): Values | undefined => {
    if (typeof stored !== 'object' || stored === null) return undefined;
    const values = stored as Values;
    const names = Object.keys(initial);
    if (!names.every((name) => typeof values[name] === typeof initial[name])) return undefined;
    return Object.fromEntries(names.map((name) => [name, values[name]])) as Values;
  };

/**
 * What was typed into a form, even after it was submitted. It is kept in memory, so it survives leaving the screen. The
 * part that may be stored is also in the tab's session storage, so it survives a reload. It is lost when the tab is
 * closed.
 */
export const createDraft = <Values>({ name, parse, storable = (values) => values }: DraftOptions<Values>) => {
  const key = draftKey(name);
  let kept: Values | undefined;

  const keep = (values: Values): void => {
    kept = values;
    // If storage is blocked or full, the draft only does not survive a reload.
    attempt(() => sessionStorage.setItem(key, JSON.stringify(storable(values))));
  };

  const read = (): Values | undefined => {
    if (kept !== undefined) return kept;
    const stored = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown);
    return parse(stored);
  };

  const forget = (): void => {
    kept = undefined;
    attempt(() => sessionStorage.removeItem(key));
  };
  forgetters.add(forget);

  return { keep, read, forget };
};

export type Draft<Values> = ReturnType<typeof createDraft<Values>>;

/** Forgets all drafts. A form on the screen keeps its own again when it changes. */
export const forgetDrafts = (): void => {
  for (const forget of forgetters) forget();
};

/** Updates the draft whenever the values of the form change. */
export const useDraft = <Values>(draft: Draft<Values>, values: Values): void => {
  useEffect(() => draft.keep(values), [draft, values]);
};
