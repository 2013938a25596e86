import { stopOnSignal } from '#src/lifecycle/graceful-stop.ts';
import { createLog } from '#src/logging/log.ts';

// Sets up the process as the server does, then throws an error that nothing catches.
const [kind = '', value = ''] = process.argv.slice(2);
const log = createLog('trace');
const app = { lifecycle: { stopping: false, running: 0 } };
stopOnSignal({ app, log } as unknown as Parameters<typeof stopOnSignal>[0]);

const defect = Object.assign(new Error(`found ${value}`), { value, headers: { authorization: value } });
if (kind === 'rejection') void Promise.reject(defect);
else throw defect;
