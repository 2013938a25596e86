import type { IndexedRow } from '#src/features/history/history.store.ts';
import type { WaitingCall } from '#src/features/history/kept-call.ts';
import { maskCalls } from '#src/features/history/mask-call.ts';
import { toIndexedRow } from '#src/features/history/to-row.ts';
import { workInThread } from '#src/worker-threads/work-in-thread.ts';

export type MaskingTask = {
  call: WaitingCall;
  /** The stored secrets that may be in it. */
  secrets: readonly string[];
};

// The thread that masks and indexes long calls: worker-pool.ts starts it and ends it.
workInThread(async ({ call, secrets }: MaskingTask): Promise<IndexedRow[]> => {
  const masked = await maskCalls([call], async function* () {
    yield secrets;
  });
  return masked.map(toIndexedRow);
});
