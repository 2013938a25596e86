import type { ReaderRequest } from '#src/features/imports/import-reader.ts';
import { describeApi } from '#src/features/imports/read/describe-api.ts';
import { readImport } from '#src/features/imports/read/read-import.ts';
import { workInThread } from '#src/worker-threads/work-in-thread.ts';

// The thread that reads imported documents: worker-pool.ts starts it and ends it. Their text is parsed nowhere else.
workInThread(({ what, task }: ReaderRequest) => (what === 'api' ? describeApi(task) : readImport(task)));
