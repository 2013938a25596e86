import { useEffect } from 'react';

/** What of zod is used here. */
interface Schema<Values> {
  safeParse: (value: unknown) => { success: boolean; data?: Values | undefined };
}

interface DraftOptions<Values> {
  /** Tells the drafts of an application apart. */
  name: string;
  /** What must be true of stored values: another version of the application may have stored them. */
  schema: Schema<Values>;
  /** What of the values may be stored. Leave out whatever may hold a secret: it stays in memory. */
  storable?: (values: Values) => unknown;
}

/** Blocked or full storage loses no more than a reload would without it. */
const attempt = <Result>(act: () => Result): Result | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

/**
 * What was typed into a form, also once it was sent. It is kept in memory, so that it survives leaving the screen, and
 * what may be stored of it in the storage of the tab, so that it survives loading the page again. It goes with the tab.
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

/** Keeps what a form holds, from change to change. */
export const useDraft = <Values>(draft: Draft<Values>, values: Values): void => {
  useEffect(() => draft.keep(values), [draft, values]);
};
