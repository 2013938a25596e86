import { maskedValue } from '#src/features/marketplace/masked-value.ts';
import { workInThread } from '#src/worker-threads/work-in-thread.ts';

// The thread that masks long values of runs: worker-pool.ts starts it and ends it.
workInThread(maskedValue);
