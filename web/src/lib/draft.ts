import { useEffect } from 'react';

interface DraftOptions<Values> {
  /** Unique among the drafts of the application. */
  name: string;
  /** Reads stored values; undefined if they are something else: another version of the application may have stored them. */
  parse: (stored: unknown) => Values | undefined;
  /** Returns the values that may be stored. Leave out anything that may contain a secret: it stays in memory. */
  storable?: (values: Values) => unknown;
}

/** Ignores errors: if storage is blocked or full, the draft only does not survive a reload. */
const attempt = <Result>(act: () => Result): Result | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

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
  const key = `draft ${name}`;
  let kept: Values | undefined;

  const keep = (values: Values): void => {
    kept = values;
    attempt(() => sessionStorage.setItem(key, JSON.stringify(storable(values))));
  };

  const read = (): Values | undefined => {
    if (kept !== undefined) return kept;
    const stored = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown);
    return parse(stored);
  };

  return { keep, read };
};

export type Draft<Values> = ReturnType<typeof createDraft<Values>>;

/** Updates the draft whenever the values of the form change. */
export const useDraft = <Values>(draft: Draft<Values>, values: Values): void => {
  useEffect(() => draft.keep(values), [draft, values]);
};
