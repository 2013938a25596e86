import { useEffect } from 'react';

/** The part of a zod schema that is used here. */
interface Schema<Values> {
  safeParse: (value: unknown) => { success: boolean; data?: Values | undefined };
}

interface DraftOptions<Values> {
  /** Unique among the drafts of the application. */
  name: string;
  /** Validates stored values: another version of the application may have stored them. */
  schema: Schema<Values>;
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

/**
 * What was typed into a form, even after it was submitted. It is kept in memory, so it survives leaving the screen. The
 * part that may be stored is also in the tab's session storage, so it survives a reload. It is lost when the tab is
 * closed.
 */
export const createDraft = <Values>({
  name,
  schema,
  storable = (values) => values,
}: DraftOptions<Values>) => {
  const key = `draft ${name}`;
  let kept: Values | undefined;

  const keep = (values: Values): void => {
    kept = values;
    attempt(() => sessionStorage.setItem(key, JSON.stringify(storable(values))));
  };

  const read = (): Values | undefined => {
    if (kept !== undefined) return kept;
    const stored = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown);
    return schema.safeParse(stored).data;
  };

  return { keep, read };
};

export type Draft<Values> = ReturnType<typeof createDraft<Values>>;

/** Updates the draft whenever the values of the form change. */
export const useDraft = <Values>(draft: Draft<Values>, values: Values): void => {
  useEffect(() => draft.keep(values), [draft, values]);
};
