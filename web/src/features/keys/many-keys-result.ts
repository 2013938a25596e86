import type { KeyOutcome, ManyKeys } from '#src/features/keys/use-many-keys.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import type { Tone } from '#src/ui/feedback/status-badge.tsx';

/** What is said about one key. */
export interface KeyResult {
  outcome: KeyOutcome;
  /** In a word or two. */
  label: string;
  tone: Tone;
  /** Why; empty if the label says all. */
  reason: string;
}

/** The results in the order in which they are listed: what needs a decision comes first. */
const LABELS = {
  failed: { label: 'Failed', tone: 'destructive' },
  rejected: { label: 'Rejected', tone: 'destructive' },
  unclear: { label: 'Could not be verified', tone: 'warning' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  skipped: { label: 'Not begun', tone: 'neutral' },
  valid: { label: 'Valid', tone: 'success' },
  deleted: { label: 'Deleted', tone: 'neutral' },
} as const satisfies Record<string, { label: string; tone: Tone }>;

type Kind = keyof typeof LABELS;
const KINDS = Object.keys(LABELS) as Kind[];

const kindOf = (outcome: KeyOutcome): Kind => {
  if (outcome.state !== 'done') return outcome.state;
  if (outcome.result === undefined) return 'deleted';
  if (outcome.result.valid === null) return 'unclear';
  return outcome.result.valid ? 'valid' : 'rejected';
};

const reasonOf = (outcome: KeyOutcome): string => {
  if (outcome.state === 'failed') return errorMessage(outcome.error);
  return outcome.state === 'done' ? (outcome.result?.message ?? '') : '';
};

/** The results in the order in which they are listed, and their number in words: `2 rejected, 10 valid`. */
export const manyKeysResult = (
  outcomes: readonly KeyOutcome[],
): { results: KeyResult[]; summary: string } => {
  const byKind = Map.groupBy(outcomes, kindOf);
  const kinds = KINDS.filter((kind) => byKind.has(kind));
  return {
    results: kinds.flatMap((kind) =>
      (byKind.get(kind) ?? []).map((outcome) => ({ outcome, ...LABELS[kind], reason: reasonOf(outcome) })),
    ),
    summary: kinds
      .map((kind) => `${byKind.get(kind)?.length} ${LABELS[kind].label.toLowerCase()}`)
      .join(', '),
  };
};

/** What is being done, and to how many of them it was done: `Verifying 3 of 12 keys`. */
export const runningText = ({ action, rows }: ManyKeys, ended: number): string =>
  `${action === 'verify' ? 'Verifying' : 'Deleting'} keys: ${ended} of ${rows.length} done`;
