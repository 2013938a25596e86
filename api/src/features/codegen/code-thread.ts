import { writeCode } from '#src/features/codegen/write-code.ts';
import { workInThread } from '#src/worker-threads/work-in-thread.ts';

// The thread that writes programs for long requests: worker-pool.ts starts it and ends it.
workInThread(writeCode);
