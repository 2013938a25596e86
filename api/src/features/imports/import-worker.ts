import { parentPort } from 'node:worker_threads';
import { type ImportTask, readImport } from '#src/features/imports/read/read-import.ts';

// The thread that reads imported documents: worker-pool.ts starts it and ends it. Their text is parsed nowhere else.
parentPort?.on('message', (task: ImportTask) => parentPort?.postMessage(readImport(task)));
