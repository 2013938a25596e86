import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestFolder } from '#test/database.ts';
import { type Child, startChild } from '#test/faults/child.ts';

let folder: string;
let dispose: () => Promise<void>;
const children: Child[] = [];
const start = (): Child => {
  const child = startChild('open-child.ts', [folder]);
  children.push(child);
  return child;
};

beforeEach(async () => {
  ({ folder, dispose } = await createTestFolder());
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.process.kill('SIGKILL');
    await child.ended;
  }
  await dispose();
});

/** Resolves with the first line that the child prints. */
const firstLine = (child: Child): Promise<string> =>
  Promise.any([child.lineStarting('ready'), child.lineStarting('rejected')]);

describe('a data folder', { timeout: 60_000 }, () => {
  it('rejects every second process with one clear line, and is not harmed by it', async () => {
    const first = start();
    await first.lineStarting('ready');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await firstLine(start())).toBe(
        `rejected 78 Gatehouse is already running on ${folder}. Stop it first, or set another DATA_DIR.`,
      );
    }
    expect(first.process.exitCode).toBeNull();
  });

  it('is free again immediately after its process was killed', async () => {
    for (let kill = 0; kill < 5; kill += 1) {
      const child = start();
      expect(await firstLine(child)).toBe('ready');
      child.process.kill('SIGKILL');
      await child.ended;
    }
  });

  it('is opened by exactly one of three processes that start together', async () => {
    const lines = await Promise.all([start(), start(), start()].map(firstLine));
    expect(lines.filter((line) => line === 'ready')).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('rejected 78'))).toHaveLength(2);
  });
});
