import { useCallback } from 'react';
import { createDraft, type Draft, useKept } from '#src/lib/draft.ts';

interface KeptResultOptions<Result> {
  /** Unique among the drafts of the application. */
  name: string;
  /** Whether stored JSON is such a result: another version of the application may have stored it. */
  isResult: (stored: Partial<Result>) => boolean;
}

/** The last result of a screen, without anything secret: it survives leaving the screen and a reload of the page. */
export const createKeptResult = <Result extends object>({ name, isResult }: KeptResultOptions<Result>) =>
  createDraft<Result>({
    name,
    parse: (stored) =>
      typeof stored === 'object' && stored !== null && isResult(stored) ? (stored as Result) : undefined,
  });

/** The last result, and what changes it. */
export const useKeptResult = <Result>(draft: Draft<Result>) => {
  const kept = useKept(draft);
  const change = useCallback(
    (next: (kept: Result) => Result): void => {
      const now = draft.read();
      if (now !== undefined) draft.keep(next(now));
    },
    [draft],
  );
  return { kept, keep: draft.keep, change, forget: draft.forget };
};
