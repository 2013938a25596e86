import { readSecrets } from '#src/features/endpoints/read-secrets.ts';
import { workInThread } from '#src/worker-threads/work-in-thread.ts';

// The thread that looks for secrets in long requests: worker-pool.ts starts it and ends it.
workInThread(readSecrets);
