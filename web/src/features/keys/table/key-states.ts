import type { ApiKey } from '@gatehouse/contract/keys.ts';
import { type KeyRow, rotationText } from '#src/features/keys/offers/key-rows.ts';
import { formatAge, formatDate, formatDateTime, formatRelative } from '#src/lib/format.ts';
import type { Tone } from '#src/ui/feedback/status-badge.tsx';

/** What is known about whether the provider accepts a key. */
export type VerdictKind = 'valid' | 'rejected' | 'unverified' | 'unverifiable';

export const verdictKind = ({ key, provider }: KeyRow): VerdictKind => {
  // A key that was rejected before verdicts were stored is inactive and has none.
  if (key.verdict === null && !key.isActive) return 'rejected';
  if (key.verdict !== null) return key.verdict.valid ? 'valid' : 'rejected';
  return provider?.verification === null ? 'unverifiable' : 'unverified';
};

/** The verdict in a few words. `now` in ms. */
export const verdictText = (row: KeyRow, now?: number): string => {
  const { verdict } = row.key;
  switch (verdictKind(row)) {
    case 'valid':
      return `Valid, ${formatAge(verdict?.verifiedAt ?? '', now)}`;
    case 'rejected':
      return verdict === null ? 'Rejected' : `Rejected (${verdict.status})`;
    case 'unverified':
      return 'Never verified';
    case 'unverifiable':
      return 'Cannot be verified';
  }
};

type CheckProblem = NonNullable<ApiKey['checkProblem']>;

/** Something that is said about a key. */
export interface KeyState {
  kind: 'active' | 'verdict' | 'problem' | 'due' | 'expiry';
  label: string;
  /** Only what somebody has said has a color: a key that nobody checked must not look like one that works. */
  tone: Tone | 'none';
  title?: string;
  /** The lower, the more it needs attention. */
  rank: number;
}

const RANKS = { rejected: 0, unverified: 6, unverifiable: 7, valid: 8 } as const;

/** A check that got no verdict: why, and when. */
const failedCheck = ({ message, checkedAt }: CheckProblem) =>
  ({
    label: `Check failed, ${formatAge(checkedAt)}`,
    tone: 'warning',
    title: `${message}, ${formatDateTime(checkedAt)}`,
  }) as const;

/** Of a key that has a verdict, a later check that got none. */
const problemState = ({ key: { checkProblem, verdict } }: KeyRow): KeyState | undefined =>
  checkProblem === null || verdict === null
    ? undefined
    : { kind: 'problem', ...failedCheck(checkProblem), rank: 5 };

const verdictState = (row: KeyRow): KeyState => {
  const kind = verdictKind(row);
  const { checkProblem } = row.key;
  // A verdict stands after a check that got none; that check is said beside it.
  if (checkProblem !== null && kind === 'unverified')
    return { kind: 'verdict', ...failedCheck(checkProblem), rank: RANKS.unverified };
  const state = { kind: 'verdict', label: verdictText(row), rank: RANKS[kind] } as const;
  if (kind === 'unverified' || kind === 'unverifiable') return { ...state, tone: 'none' };
  const { verdict } = row.key;
  return {
    ...state,
    tone: kind === 'valid' ? 'success' : 'destructive',
    title: verdict === null ? '' : `${verdict.message}, ${formatDateTime(verdict.verifiedAt)}`,
  };
};

const expiryState = ({ key: { expiresAt }, expiry }: KeyRow): KeyState | undefined => {
  if (expiresAt === null || expiry === 'none') return undefined;
  const state = { kind: 'expiry', title: formatDateTime(expiresAt) } as const;
  const day = formatDate(expiresAt);
  if (expiry === 'later') return { ...state, label: `Expires ${day}`, tone: 'none', rank: 10 };
  return expiry === 'past'
    ? { ...state, label: `Expired ${day}`, tone: 'destructive', rank: 1 }
    : { ...state, label: `Expires ${formatRelative(expiresAt)}`, tone: 'warning', rank: 3 };
};

const dueState = (row: KeyRow): KeyState | undefined =>
  row.showsDue
    ? {
        kind: 'due',
        label: `${row.days} days ago`,
        tone: 'warning',
        title: `Last rotated ${formatDate(row.key.lastRotated)}; ${rotationText(row)}`,
        rank: 2,
      }
    : undefined;

/** Everything that is said about a key; what needs attention most comes first. */
export const keyStates = (row: KeyRow): KeyState[] =>
  [
    { kind: 'active', label: row.key.isActive ? 'Active' : 'Inactive', tone: 'neutral', rank: 9 } as const,
    verdictState(row),
    problemState(row),
    dueState(row),
    expiryState(row),
  ]
    .filter((state) => state !== undefined)
    .toSorted((one, other) => one.rank - other.rank);
