/** A file of the build. */
export interface Chunk {
  file: string;
  /** Its size when it is sent. */
  bytes: number;
  /** Files that it imports. */
  imports: readonly string[];
  /** Whether it stays as it is. */
  isFixed: boolean;
  /** The screens that wait for it. */
  first: ReadonlySet<string>;
  /** The screens that load it when the browser is idle. */
  later: ReadonlySet<string>;
}

interface Merged {
  parts: Chunk[];
  bytes: number;
  imports: Set<Merged>;
  /** For each screen: how much a byte weighs there that it does not need. */
  weights: number[];
}

/** What one request less is worth to a screen, in bytes: while it waits, and when the browser is idle. */
const REQUEST = 350;
const LATER_REQUEST = 120;
/** How much a byte weighs that is loaded for nothing, while a screen waits and when the browser is idle. */
const FIRST = 1;
const LATER = 0.1;

/** What a request weighs for something that weighs so much. */
const requestOf = (weight: number): number => {
  if (weight === 0) return 0;
  return weight < FIRST ? LATER_REQUEST : REQUEST;
};

/** What a merge gains over all screens, in bytes. */
const gainOf = (a: Merged, b: Merged): number => {
  let gain = 0;
  for (const [screen, weightA] of a.weights.entries()) {
    const weightB = b.weights[screen] ?? 0;
    gain += requestOf(Math.min(weightA, weightB));
    // What the one that is needed later, or never, adds to the one that is needed sooner.
    if (weightA > weightB) gain -= b.bytes * (weightA - weightB);
    else gain -= a.bytes * (weightB - weightA);
  }
  return gain;
};

/** Whether a imports b through others: merged, both would import each other. */
const leadsTo = (a: Merged, b: Merged): boolean => {
  const open = [...a.imports].filter((imported) => imported !== b);
  const seen = new Set(open);
  for (const one of open) {
    if (one === b) return true;
    for (const next of one.imports) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return false;
};

const bestPair = (all: readonly Merged[]): [Merged, Merged] | undefined => {
  let best: [Merged, Merged] | undefined;
  let most = 0;
  for (const [index, a] of all.entries())
    for (const b of all.slice(index + 1)) {
      const gain = gainOf(a, b);
      if (gain <= most || leadsTo(a, b) || leadsTo(b, a)) continue;
      best = [a, b];
      most = gain;
    }
  return best;
};

const merge = (all: Merged[], a: Merged, b: Merged): void => {
  a.parts.push(...b.parts);
  a.bytes += b.bytes;
  a.weights = a.weights.map((weight, screen) => Math.max(weight, b.weights[screen] ?? 0));
  for (const imported of b.imports) a.imports.add(imported);
  for (const one of all) if (one.imports.delete(b)) one.imports.add(a);
  a.imports.delete(a);
  all.splice(all.indexOf(b), 1);
};

const weightIn = (screen: string, { first, later }: Chunk): number => {
  if (first.has(screen)) return FIRST;
  return later.has(screen) ? LATER : 0;
};

type Group = readonly Chunk[];

/** What the screens pay for a file: its bytes, weighed by how soon each needs it, and a request each. */
const costOf = (group: Group, screens: readonly string[]): number => {
  const bytes = group.reduce((sum, one) => sum + one.bytes, 0);
  return screens.reduce((sum, screen) => {
    const weight = Math.max(0, ...group.map((one) => weightIn(screen, one)));
    return sum + requestOf(weight) + bytes * weight;
  }, 0);
};

/** Whether a group imports itself through others. */
const hasCycle = (groups: readonly Group[]): boolean => {
  const groupOf = new Map(groups.flatMap((group) => group.map(({ file }) => [file, group] as const)));
  const done = new Set<Group>();
  const open = new Set<Group>();
  const leadsBack = (group: Group): boolean => {
    if (done.has(group)) return false;
    if (open.has(group)) return true;
    open.add(group);
    const imported = new Set(group.flatMap(({ imports }) => imports.map((file) => groupOf.get(file))));
    imported.delete(group);
    const isBack = [...imported].some((one) => one !== undefined && leadsBack(one));
    open.delete(group);
    done.add(group);
    return isBack;
  };
  return groups.some(leadsBack);
};

/** The groups with one chunk in its best place: another group, or a file of its own. Undefined if it is where it costs least. */
const withMoved = (
  chunk: Chunk,
  groups: readonly Group[],
  fixed: readonly Group[],
  screens: readonly string[],
): Group[] | undefined => {
  const from = groups.find((group) => group.includes(chunk)) ?? [];
  const rest = from.filter((one) => one !== chunk);
  const saved = costOf(from, screens) - costOf(rest, screens);
  const others = groups.filter((group) => group !== from);
  const places = [...others, ...(rest.length === 0 ? [] : [[]])]
    .map((to) => ({ to, gain: saved - (costOf([...to, chunk], screens) - costOf(to, screens)) }))
    .filter(({ gain }) => gain >= 1)
    .sort((a, b) => b.gain - a.gain);
  for (const { to } of places) {
    const moved = [...others.filter((group) => group !== to), [...to, chunk], rest].filter(
      ({ length }) => length > 0,
    );
    if (!hasCycle([...moved, ...fixed])) return moved;
  }
  return undefined;
};

/** How often all chunks are looked at again; two or three times are enough. */
const MAX_ROUNDS = 8;

/**
 * Moves single chunks to where they cost least. The best pairs merged one after another end in files that one screen more would
 * have divided otherwise: a new module of 600 bytes cost its screen 4 KB, and others 1 KB.
 */
const moveChunks = (
  groups: readonly Group[],
  fixed: readonly Group[],
  screens: readonly string[],
): Group[] => {
  let moved = [...groups];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let isMoved = false;
    for (const chunk of groups.flat()) {
      const better = withMoved(chunk, moved, fixed, screens);
      if (better === undefined) continue;
      moved = better;
      isMoved = true;
    }
    if (!isMoved) break;
  }
  return moved;
};

/**
 * Merges chunks that the same screens load, as long as the requests that this saves are worth the bytes that a screen then
 * loads for nothing.
 * @param chunks all of the build; none imports itself, not even through others
 * @returns the chunks of each file that is not fixed; again none imports itself
 */
export const mergeChunks = (chunks: readonly Chunk[]): Group[] => {
  const screens = [...new Set(chunks.flatMap(({ first, later }) => [...first, ...later]))];
  const byFile = new Map<string, Merged>();
  for (const chunk of chunks) {
    const weights = screens.map((screen) => weightIn(screen, chunk));
    byFile.set(chunk.file, { parts: [chunk], bytes: chunk.bytes, imports: new Set(), weights });
  }
  for (const { file, imports } of chunks)
    for (const imported of imports) {
      const merged = byFile.get(imported);
      if (merged !== undefined) byFile.get(file)?.imports.add(merged);
    }
  const all = [...byFile.values()];
  const open = all.filter(({ parts }) => !parts.some(({ isFixed }) => isFixed));
  for (let pair = bestPair(open); pair !== undefined; pair = bestPair(open)) {
    merge(all, ...pair);
    open.splice(open.indexOf(pair[1]), 1);
  }
  const fixed = chunks.filter(({ isFixed }) => isFixed).map((chunk) => [chunk]);
  return moveChunks(
    open.map(({ parts }) => parts),
    fixed,
    screens,
  );
};
