import type { KeyVerification } from '@gatehouse/contract/verification.ts';
import type { KeyRow } from '#src/features/keys/offers/key-rows.ts';
import { errorMessage } from '#src/lib/error-message.ts';
import { formatCount } from '#src/lib/format.ts';
import { type Outcome, runEach } from '#src/lib/run-each.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { useRun } from '#src/lib/use-run.ts';
import type { Tone } from '#src/ui/feedback/status-badge.tsx';
import { toastSuccess } from '#src/ui/feedback/toast.ts';

/** What is done to many keys. */
export interface ManyKeys {
  action: 'verify' | 'delete';
  rows: readonly KeyRow[];
}

/** What became of a key: the result of its verification, or undefined for its deletion. */
export type KeyOutcome = Outcome<KeyRow, KeyVerification | undefined>;

/** So many are verified or deleted at the same time: enough to be quick, few enough for the limits of a provider. */
const AT_ONCE = 4;

/**
 * Verifies or deletes many keys, each with the operation for one: it has its own record in the audit log, its own result,
 * and one that fails does not stop the rest. A deletion that has begun is not cancelled, so that its result is known.
 */
export const useManyKeys = () => {
  const utils = trpc.useUtils();
  const verify = ({ key }: KeyRow, signal: AbortSignal): Promise<KeyVerification> =>
    utils.client.verification.verifyKey.mutate({ id: key.id }, { signal, context: UNBATCHED });
  const remove = async ({ key }: KeyRow): Promise<undefined> => {
    await utils.client.keys.delete.mutate({ id: key.id }, { context: UNBATCHED });
  };
  return useRun<ManyKeys, KeyOutcome[], number>({
    perform: ({ action, rows }, { signal, report }) =>
      runEach<KeyRow, KeyVerification | undefined>(rows, {
        perform: action === 'verify' ? verify : remove,
        limit: AT_ONCE,
        signal,
        onEnd: report,
      }),
    onEnd: (run) => {
      const hasAllDone = run.phase === 'done' && run.result.every(({ state }) => state === 'done');
      if (run.call.action === 'delete' && hasAllDone)
        toastSuccess(`${formatCount(run.call.rows.length, 'API key')} deleted successfully`);
      void utils.keys.list.invalidate();
      void utils.audit.lastUses.invalidate();
    },
  });
};

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
