import type { Folder } from '@gatehouse/contract/folders.ts';

/** What a tree of folders is made of. */
export type Node = Pick<Folder, 'id' | 'parentId'>;

/** The folder with all that it is in, from the inside out; endless for no tree, so that a ring ends where it begins. */
const withAncestors = (byId: ReadonlyMap<number, Node>, id: number | null): number[] => {
  const ids = new Set<number>();
  for (let at = id; at !== null && !ids.has(at); at = byId.get(at)?.parentId ?? null) ids.add(at);
  return [...ids];
};

/** How a tree would be wrong: a folder would be inside of itself, or too deep. */
export type TreeProblem = 'ring' | 'too-deep';

/**
 * What would be wrong if folders were moved into another one; undefined if nothing.
 * @param nodes all folders as they are
 * @param target where they are moved to; null for out of every folder
 */
export const problemOfMove = (
  nodes: readonly Node[],
  moved: readonly number[],
  target: number | null,
  maxDepth: number,
): TreeProblem | undefined => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const above = withAncestors(byId, target);
  if (moved.some((id) => above.includes(id))) return 'ring';
  const isMoved = new Set(moved);
  const after = new Map(
    nodes.map((node) => [node.id, isMoved.has(node.id) ? { ...node, parentId: target } : node]),
  );
  return nodes.some(({ id }) => withAncestors(after, id).length > maxDepth) ? 'too-deep' : undefined;
};
