import { formatAge } from '#src/lib/format.ts';
import type { KeyRow } from '#src/shared/keys/key-rows.ts';

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
