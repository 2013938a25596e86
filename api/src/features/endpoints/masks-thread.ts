import { visitMasks } from '#src/features/endpoints/fill-request.ts';
import { workInThread } from '#src/worker-threads/work-in-thread.ts';

// The thread that fills in the masks of long requests: worker-pool.ts starts it and ends it.
workInThread(visitMasks);
