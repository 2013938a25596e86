import type {
  DraftProblem,
  ImportDraft,
  Pair,
  ValuePath,
  Variables,
} from '#src/features/imports/read/draft.ts';

/** How many folders a request may be in, one in the other. */
export const MAX_NESTED_FOLDERS = 50;

/** What a request has from the folders around it: of each setting the nearest one counts. */
export type NestedFolder = {
  variables: Variables;
  /** Those of them that become an environment. */
  shared: Variables;
  headers: readonly Pair[];
  auth: ImportDraft['auth'];
  path: readonly string[];
};

/** Whether what is at a place is in too many folders to be read, which is then a problem there. Each folder is two steps of the path. */
export const isTooDeep = (at: ValuePath, problems: DraftProblem[]): boolean => {
  if (at.length <= 2 * MAX_NESTED_FOLDERS) return false;
  problems.push({ at, message: `Folders are nested more than ${MAX_NESTED_FOLDERS} levels deep` });
  return true;
};
