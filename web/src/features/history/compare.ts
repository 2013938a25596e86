import type { HistoryEntry } from '@gatehouse/contract/history.ts';
import { diffLines } from 'diff';
import { shownText } from '#src/features/responses/offers/shown-text.ts';

export type ChangeKind = 'same' | 'removed' | 'added' | 'changed';

export interface HeaderChange {
  name: string;
  change: ChangeKind;
  before: string | undefined;
  after: string | undefined;
}

const changeOf = (before: string | undefined, after: string | undefined): ChangeKind => {
  if (before === undefined) return 'added';
  if (after === undefined) return 'removed';
  return before === after ? 'same' : 'changed';
};

type Headers = HistoryEntry['headers'];

/** The headers that differ, by name. */
export const compareHeaders = (before: Headers, after: Headers): HeaderChange[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .sort((one, other) => one.localeCompare(other))
    .map((name) => ({
      name,
      change: changeOf(before?.[name], after?.[name]),
      before: before?.[name],
      after: after?.[name],
    }))
    .filter(({ change }) => change !== 'same');

/** A row of two texts side by side; a side without a line is undefined. */
export interface LineRow {
  change: ChangeKind;
  before: string | undefined;
  after: string | undefined;
}

export interface BodyComparison {
  rows: LineRow[];
  /** Only the beginning of the bodies was compared. */
  isCut: boolean;
  /** They differ in too much to find what belongs together: one is beside the other as it is. */
  isUnaligned: boolean;
}

/** So many lines of each body are compared and rendered. */
export const MAX_LINES = 1500;
/** Characters of a line that are rendered. */
const MAX_LINE_LENGTH = 2000;
/** The search for what belongs together ends here; a hostile pair of bodies would take minutes. */
const MAX_EDITS = 1500;

const linesOf = (text: string): string[] => text.replace(/\n$/, '').split('\n');

const beside = (before: readonly string[], after: readonly string[]): LineRow[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, at) => ({
    change: changeOf(before[at], after[at]),
    before: before[at],
    after: after[at],
  }));

type Part = { value: string; added: boolean; removed: boolean };

/** Removed lines are beside the added ones that follow them. */
const alignedRows = (parts: readonly Part[]): LineRow[] => {
  const rows: LineRow[] = [];
  let removed: string[] = [];
  const endChange = (added: string[]): void => {
    rows.push(...beside(removed, added));
    removed = [];
  };
  for (const part of parts) {
    const lines = linesOf(part.value);
    if (part.removed) removed = lines;
    else if (part.added) endChange(lines);
    else {
      endChange([]);
      rows.push(...lines.map((line) => ({ change: 'same' as const, before: line, after: line })));
    }
  }
  endChange([]);
  return rows;
};

type Body = Pick<HistoryEntry, 'text' | 'truncated'>;

const startOf = ({ text, truncated }: Body): { lines: string[]; isCut: boolean } => {
  if (text === null || text === '') return { lines: [], isCut: false };
  const all = linesOf(shownText(text, truncated).text);
  const lines = all.slice(0, MAX_LINES).map((line) => line.slice(0, MAX_LINE_LENGTH));
  return { lines, isCut: truncated || all.length > MAX_LINES };
};

/** Compares the bodies of two responses line by line; JSON is indented first. */
export const compareBodies = (before: Body, after: Body): BodyComparison => {
  const [one, other] = [startOf(before), startOf(after)];
  const isCut = one.isCut || other.isCut;
  const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
  const parts = diffLines(textOf(one.lines), textOf(other.lines), { maxEditLength: MAX_EDITS });
  if (parts === undefined) return { rows: beside(one.lines, other.lines), isCut, isUnaligned: true };
  return {
    rows: alignedRows(parts as Part[]).filter(({ before, after }) => before !== '' || after !== ''),
    isCut,
    isUnaligned: false,
  };
};

/** Lines around a change that are shown with it. */
const CONTEXT = 3;

export type ComparedPiece = { rows: LineRow[] } | { skipped: number };

/** The changes with the lines around them; longer parts without a change become their number. */
export const withoutLongSame = (rows: readonly LineRow[]): ComparedPiece[] => {
  const isNear = new Array<boolean>(rows.length).fill(false);
  for (const [at, { change }] of rows.entries())
    if (change !== 'same') isNear.fill(true, Math.max(0, at - CONTEXT), at + CONTEXT + 1);
  const pieces: ComparedPiece[] = [];
  for (const [at, row] of rows.entries()) {
    const last = pieces.at(-1);
    if (isNear[at]) {
      if (last !== undefined && 'rows' in last) last.rows.push(row);
      else pieces.push({ rows: [row] });
    } else if (last !== undefined && 'skipped' in last) last.skipped += 1;
    else pieces.push({ skipped: 1 });
  }
  return pieces;
};
