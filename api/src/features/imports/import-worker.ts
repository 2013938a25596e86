import { type ImportTask, readImport } from '#src/features/imports/read/read-import.ts';
import { workInThread } from '#src/worker-threads/work-in-thread.ts';

// The thread that reads imported documents: worker-pool.ts starts it and ends it. Their text is parsed nowhere else.
workInThread((task: ImportTask) => readImport(task));
