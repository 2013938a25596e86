import { describe, expect, it } from 'vitest';
import { createEventQueue, EVENT_QUEUE, type QueueOptions } from '#src/features/audit/event-queue.ts';

const full = (): Error => Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });

/** A queue whose writes fail as listed in `failures`, one entry per attempt; after that they succeed. */
const createQueue = (failures: (Error | undefined)[], retryMs: number[] = [1, 1, 1]) => {
  const written: number[][] = [];
  const logged: { count?: number; message: string }[] = [];
  let attempts = 0;
  const log = (fields: { count?: number }, message: string): void =>
    void logged.push({ count: fields.count, message });
  const queue = createEventQueue<number>(
    async (events) => {
      attempts += 1;
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
      written.push([...events]);
    },
    { warn: log, error: log } as never,
    { ...EVENT_QUEUE, retryMs },
  );
  return { queue, written, logged, attempts: () => attempts };
};

/** A queue whose writes wait until they are let through, one after another. */
const createHeldQueue = (options: Partial<QueueOptions> = {}) => {
  const written: number[][] = [];
  const lost: number[] = [];
  let allowed = 0;
  const queue = createEventQueue<number>(
    async (events) => {
      await expect.poll(() => allowed, { interval: 1 }).toBeGreaterThan(written.length);
      written.push([...events]);
    },
    { warn: () => undefined, error: () => undefined } as never,
    { ...EVENT_QUEUE, collectMs: 1, onLost: (count) => void lost.push(count), ...options },
  );
  const letThrough = (): void => {
    allowed += 1;
  };
  return { queue, written, lost, letThrough };
};

const numbers = (count: number): number[] => Array.from({ length: count }, (_unused, index) => index);

describe('a queue of events', () => {
  it('writes events that come close together in one go and in order, without a flush', async () => {
    const { queue, written } = createQueue([]);
    for (const event of numbers(5)) queue.add(event);
    expect(written).toEqual([]);
    await expect.poll(() => written).toEqual([numbers(5)]);
  });

  it('has written everything when a flush ends, including events added during it', async () => {
    const { queue, written } = createQueue([]);
    for (const event of numbers(450)) queue.add(event);
    const flushed = queue.flush();
    queue.add(450);
    expect(await flushed).toBe(0);
    expect(written.flat()).toEqual(numbers(451));
    expect(await queue.flush()).toBe(0);
    expect(written.flat()).toEqual(numbers(451));
  });

  it('tries again while the disk is full, and loses nothing once there is room', async () => {
    const { queue, written, logged } = createQueue([full(), full(), full()]);
    queue.add(0);
    queue.add(1);
    await expect.poll(() => written).toEqual([[0, 1]]);
    expect(logged).toEqual([]);
  });

  it('gives up after its last attempt, logs how many were lost, and goes on', async () => {
    const { queue, written, logged, attempts } = createQueue([full(), full(), full(), full()]);
    for (const event of numbers(3)) queue.add(event);
    await expect.poll(() => logged).toEqual([{ count: 3, message: 'events were not recorded' }]);
    expect(attempts()).toBe(4);
    queue.add(7);
    await expect.poll(() => written).toEqual([[7]]);
  });

  it('gives up at once if the failure is not temporary', async () => {
    const { queue, logged, attempts } = createQueue([new Error('a defect')]);
    queue.add(0);
    await expect.poll(() => logged).toHaveLength(1);
    expect(attempts()).toBe(1);
  });

  it('reports on a flush how many events are still queued, and a flush uses up no attempt', async () => {
    const { queue, written, attempts } = createQueue(
      Array.from({ length: 20 }, full),
      [60_000, 60_000, 60_000],
    );
    queue.add(0);
    for (const _unused of numbers(20)) expect(await queue.flush()).toBe(1);
    expect(attempts()).toBe(20);
    expect(await queue.flush()).toBe(0);
    expect(written).toEqual([[0]]);
  });

  it('queues no more than the limit while nothing can be written, and logs the number of the rest', async () => {
    const { queue, written, logged } = createQueue([full()], [60_000]);
    for (const event of numbers(EVENT_QUEUE.maxQueued + 5)) queue.add(event);
    expect(await queue.flush()).toBe(EVENT_QUEUE.maxQueued);
    expect(await queue.flush()).toBe(0);
    expect(written.flat()).toEqual(numbers(EVENT_QUEUE.maxQueued));
    expect(logged).toEqual([{ count: 5, message: 'events were not recorded: too many were waiting' }]);
  });

  it('collects what comes while it writes, instead of writing each alone', async () => {
    const { queue, written, letThrough } = createHeldQueue({ collectMs: 500 });
    queue.add(0);
    const flushed = queue.flush();
    await new Promise(setImmediate);
    queue.add(1);
    letThrough();
    // What was asked for is written; nobody waits for what came since.
    expect(await flushed).toBe(1);
    queue.add(2);
    letThrough();
    await expect.poll(() => written).toEqual([[0], [1, 2]]);
  });

  it('lets who adds wait for room instead of losing what is added, the first of them first', async () => {
    const { queue, written, lost, letThrough } = createHeldQueue({ maxQueued: 3, maxBatch: 2 });
    const added: number[] = [];
    const add = async (event: number): Promise<void> => {
      await queue.addPatiently(event);
      added.push(event);
    };
    const all = numbers(6).map(add);
    await expect.poll(() => added).toEqual([0, 1, 2]);
    letThrough();
    await expect.poll(() => added).toEqual([0, 1, 2, 3, 4]);
    for (const _unused of all) letThrough();
    await Promise.all(all);
    await expect.poll(() => written.flat()).toEqual(numbers(6));
    expect(lost).toEqual([]);
  });

  it('lets nobody wait for a database that accepts nothing, and says what is lost', async () => {
    const lost: number[] = [];
    const queue = createEventQueue<number>(
      () => Promise.reject(full()),
      { error: () => undefined } as never,
      {
        ...EVENT_QUEUE,
        collectMs: 1,
        maxQueued: 2,
        retryMs: [60_000],
        onLost: (count) => void lost.push(count),
      },
    );
    queue.add(0);
    queue.add(1);
    // Once the first attempt has failed.
    await queue.addPatiently(2);
    expect(lost).toEqual([1]);
  });

  it('says what is lost when it gives up', async () => {
    const lost: number[] = [];
    const queue = createEventQueue<number>(
      () => Promise.reject(new Error('a defect')),
      { error: () => undefined } as never,
      { ...EVENT_QUEUE, onLost: (count) => void lost.push(count) },
    );
    for (const event of numbers(3)) queue.add(event);
    await queue.flush();
    expect(lost).toEqual([3]);
  });
});
