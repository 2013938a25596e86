import { parentPort, type TransferListItem } from 'node:worker_threads';

/** What a thread posts first: everything is loaded, and the time of its work begins. */
export const READY = 'ready';

/**
 * Works on one message after another in a thread that worker-pool.ts started.
 * @param transfer what of a result moves to the server instead of being copied
 */
export const workInThread = <Task, Result>(
  work: (task: Task) => Result | Promise<Result>,
  transfer: (result: Result) => TransferListItem[] = () => [],
): void => {
  parentPort?.on('message', async (task: Task) => {
    const result = await work(task);
    parentPort?.postMessage(result, transfer(result));
  });
  parentPort?.postMessage(READY);
};
