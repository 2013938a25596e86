import type { CreateFolderInput, Folder, PatchFolderInput } from '@gatehouse/contract/folders.ts';
import { MAX_FOLDER_DEPTH, MAX_FOLDERS } from '@gatehouse/contract/plain/endpoint-options.ts';
import type { Db } from '#src/db/database.ts';
import { type Deps, timestamp } from '#src/deps.ts';
import { notFound, rejected } from '#src/errors.ts';
import { problemOfMove, type TreeProblem } from '#src/features/endpoints/folders/folder-tree.ts';
import * as store from '#src/features/endpoints/folders/folders.store.ts';
import { findSecretTexts } from '#src/features/endpoints/secret-texts.ts';
import { type IfMatchCondition, NO_CONDITION, nextTimestamp, requireMatch } from '#src/if-match.ts';

const missing = () => notFound('Folder');

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** By name, with numbers in their order; of one name, the oldest first. */
export const listFolders = async (deps: Pick<Deps, 'connection'>): Promise<Folder[]> =>
  (await store.listFolders(deps.connection.db)).sort((one, other) => compare(one.name, other.name));

const requireAmong = (ids: Iterable<number>, field: string, id: number | null | undefined): void => {
  if (id !== null && id !== undefined && ![...ids].includes(id))
    throw rejected('BAD_REQUEST', field, 'Unknown folder');
};

/** Throws BAD_REQUEST if an endpoint is put into a folder that there is not. */
export const requireFolder = async (tx: Db, id: number | null | undefined): Promise<void> => {
  if (id !== null && id !== undefined)
    requireAmong((await store.findFolder(tx, id)) === undefined ? [] : [id], 'folderId', id);
};

const PROBLEMS: Record<TreeProblem, string> = {
  ring: 'A folder cannot be moved into itself or a folder in it',
  'too-deep': `Folders can be at most ${MAX_FOLDER_DEPTH} deep`,
};

/** Throws BAD_REQUEST unless these may be in that folder. All folders are read, so that of moves at once each sees the other. */
const requireTree = (
  folders: readonly Pick<Folder, 'id' | 'parentId'>[],
  moved: readonly number[],
  { field, target }: { field: string; target: number | null },
): void => {
  const problem = problemOfMove(folders, moved, target, MAX_FOLDER_DEPTH);
  if (problem !== undefined) throw rejected('BAD_REQUEST', field, PROBLEMS[problem]);
};

const tooMany = () => rejected('CONFLICT', [], `There are ${MAX_FOLDERS} folders, and cannot be more`);

/** Like an endpoint's: it is shown as it is. */
const requirePlainName = async (deps: Deps, name: string | undefined): Promise<void> => {
  if (name !== undefined) (await findSecretTexts(deps, [{ name }]))({ name });
};

/**
 * Creates a folder, and moves into it what is said to. Throws BAD_REQUEST for an unknown parent, a ring, a folder that would
 * be too deep and a secret in its name, CONFLICT for one folder too many.
 */
export const createFolder = async (deps: Deps, input: CreateFolderInput): Promise<Folder> => {
  const { name, parentId = null, endpointIds = [], folderIds = [] } = input;
  await requirePlainName(deps, name);
  return deps.connection.transaction(async (tx) => {
    const folders = await store.listFolders(tx);
    requireAmong(
      folders.map(({ id }) => id),
      'parentId',
      parentId,
    );
    if (folders.length >= MAX_FOLDERS) throw tooMany();
    const at = timestamp(deps);
    const folder = await store.insertFolder(tx, { name, parentId }, at);
    const all = [...folders, folder];
    requireTree(all, [], { field: 'parentId', target: parentId });
    requireTree(all, folderIds, { field: 'folderIds', target: folder.id });
    await store.moveInto(tx, 'saved_endpoints', endpointIds, folder.id, at);
    await store.moveInto(tx, 'folders', folderIds, folder.id, at);
    return folder;
  });
};

/**
 * The folders that paths of names lead to, in their order; null for an empty path. Those that are missing are created, and one
 * that is too deep is the deepest that there can be. Throws CONFLICT for one folder too many. The names must be plain.
 */
export const folderIdsOf = async (
  deps: Deps,
  tx: Db,
  paths: readonly (readonly string[])[],
): Promise<(number | null)[]> => {
  const folders = await store.listFolders(tx);
  const keyOf = (parentId: number | null, name: string): string => JSON.stringify([parentId, name]);
  const known = new Map(folders.toReversed().map(({ id, parentId, name }) => [keyOf(parentId, name), id]));
  const ids: (number | null)[] = [];
  for (const path of paths) {
    let parentId: number | null = null;
    for (const name of path.slice(0, MAX_FOLDER_DEPTH)) {
      const key = keyOf(parentId, name);
      if (!known.has(key)) {
        if (known.size >= MAX_FOLDERS) throw tooMany();
        known.set(key, (await store.insertFolder(tx, { name, parentId }, timestamp(deps))).id);
      }
      parentId = known.get(key) ?? null;
    }
    ids.push(parentId);
  }
  return ids;
};

/**
 * Renames a folder or moves it with all that is in it. Throws NOT_FOUND, and BAD_REQUEST for an unknown parent, for a ring, a
 * folder that would be too deep and a secret in its name.
 */
export const updateFolder = async (
  deps: Deps,
  { id, name, parentId }: PatchFolderInput,
  condition: IfMatchCondition = NO_CONDITION,
): Promise<Folder> => {
  await requirePlainName(deps, name);
  return deps.connection.transaction(async (tx) => {
    await requireMatch(tx, 'folders', id, condition, () => store.findFolder(tx, id));
    const folders = await store.listFolders(tx);
    const current = folders.find((folder) => folder.id === id);
    if (current === undefined) throw missing();
    if (parentId !== undefined) {
      requireAmong(
        folders.map((folder) => folder.id),
        'parentId',
        parentId,
      );
      requireTree(folders, [id], { field: 'parentId', target: parentId });
    }
    const at = nextTimestamp(deps, current);
    await store.updateFolder(tx, id, { name, parentId }, at);
    return {
      ...current,
      name: name ?? current.name,
      parentId: parentId === undefined ? current.parentId : parentId,
      updatedAt: at,
    };
  });
};

/** Deletes a folder. What is in it, folders too, is moved to its parent. Throws NOT_FOUND. */
export const deleteFolder = (
  deps: Deps,
  id: number,
  condition: IfMatchCondition = NO_CONDITION,
): Promise<{ id: number }> =>
  deps.connection.transaction(async (tx) => {
    await requireMatch(tx, 'folders', id, condition, () => store.findFolder(tx, id));
    const folder = await store.findFolder(tx, id);
    if (folder === undefined) throw missing();
    await store.moveContents(tx, id, folder.parentId, timestamp(deps));
    await store.deleteFolder(tx, id);
    return { id };
  });
