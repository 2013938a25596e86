import type { RequestValues } from '#src/features/testing/request-values.ts';

export interface RequestDraft {
  /** The key that was chosen; undefined where none was. */
  keyId: number | undefined;
  values: RequestValues;
}

let kept: RequestDraft | undefined;

/** Keeps a request until the page is closed, and in memory alone: a header may hold a secret. */
export const keepDraft = (draft: RequestDraft): void => {
  kept = draft;
};

/**
 * What was typed when the screen was left. A way here that names another key starts anew, because a path of one API
 * means nothing to another.
 */
export const readDraft = (keyId: number | undefined): RequestDraft | undefined =>
  keyId === undefined || keyId === kept?.keyId ? kept : undefined;
