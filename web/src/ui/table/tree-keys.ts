export interface TreeRow {
  id: string;
  /** 1 for a row that is in no other. */
  level: number;
  /** Undefined for one that has no others in it. */
  isOpen?: boolean | undefined;
}

/** The row that a row is in; its own place if it is in none. */
const parentOf = (rows: readonly TreeRow[], at: number): number => {
  const level = rows[at]?.level ?? 1;
  for (let above = at - 1; above >= 0; above -= 1) if ((rows[above]?.level ?? 1) < level) return above;
  return at;
};

/**
 * Where a key leads from a row of a tree, as the ARIA Authoring Practices describe it: to another row, or to what a press of
 * this one does. Undefined for a key that means nothing here.
 */
export const rowAfter = (key: string, rows: readonly TreeRow[], at: number): number | 'press' | undefined => {
  const last = rows.length - 1;
  const { isOpen } = rows[at] ?? {};
  if (key === 'ArrowDown') return Math.min(at + 1, last);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'Enter' || key === ' ') return 'press';
  if (key === 'ArrowRight') return isOpen === false ? 'press' : Math.min(isOpen ? at + 1 : at, last);
  if (key === 'ArrowLeft') return isOpen ? 'press' : parentOf(rows, at);
  return undefined;
};
