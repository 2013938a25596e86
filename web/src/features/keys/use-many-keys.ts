import type { KeyVerification } from '@gatehouse/contract/verification.ts';
import { formatCount } from '#src/lib/format.ts';
import { type Outcome, runEach } from '#src/lib/run-each.ts';
import { trpc, UNBATCHED } from '#src/lib/trpc.ts';
import { useRun } from '#src/lib/use-run.ts';
import type { KeyRow } from '#src/shared/keys/key-rows.ts';
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
