import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SEED } from '@gatehouse/outbound/test/seed.ts';
import Sqlite from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import { databaseFile } from '#src/db/sqlite.ts';
import { createTestFolder } from '#test/database.ts';
import { deep, deepTimeout } from '#test/deep.ts';
import { startChild } from '#test/faults/child.ts';
import {
  applyStep,
  type Disk,
  imageAfterPowerCut,
  readTrace,
  straceCommand,
} from '#test/faults/crash-replay.ts';
import { report } from '#test/faults/report.ts';
import { requireStrace } from '#test/faults/strace.ts';
import { seededRandom } from '#test/seeded-random.ts';
import { INSTALL_LIMIT_MS } from '#test/tool.ts';

/** The shares of unsynced changes that survive a power cut. */
const SHARES = [0, 0.2, 0.5, 0.8, 0.95];
const WRITES = deep(100, 4_000);
/** Enough to show a loss. */
const WRITES_UNSYNCED = 20;

type Outcome = { states: number; lost: number; corrupt: number };

/** Rebuilds the files after a power cut at each acknowledgement and checks that everything acknowledged is there. */
const replay = (log: string, shares: number[], source: string, random: () => number): Outcome => {
  const image = `${source}-image`;
  const disk: Disk = new Map();
  const outcome: Outcome = { states: 0, lost: 0, corrupt: 0 };
  for (const step of readTrace(log)) {
    if (step.kind !== 'print') {
      if (path.dirname(step.file) === source) applyStep(disk, step);
      continue;
    }
    const [word, row] = step.text.split(' ');
    if (word !== 'stored') continue;
    for (const share of shares) {
      rmSync(image, { recursive: true, force: true });
      mkdirSync(image);
      for (const [file, bytes] of imageAfterPowerCut(disk, share, random)) {
        writeFileSync(path.join(image, path.basename(file)), bytes);
      }
      outcome.states += 1;
      const found = new Sqlite(databaseFile(image));
      try {
        if (found.pragma('integrity_check', { simple: true }) !== 'ok') outcome.corrupt += 1;
        const { last } = found
          .prepare<[], { last: number | null }>('select max(id) as last from api_keys')
          .get()!;
        if ((last ?? 0) < Number(row)) outcome.lost += 1;
      } catch {
        outcome.corrupt += 1;
      } finally {
        found.close();
      }
    }
  }
  return outcome;
};

/** One traced run, replayed once for each list of shares. */
const traceAndReplay = async (
  writes: number,
  synchronous: string[],
  ...replays: number[][]
): Promise<Outcome[]> => {
  const { folder, dispose } = await createTestFolder();
  const source = path.join(folder, 'data');
  const log = path.join(folder, 'trace');
  const args = [source, randomBytes(32).toString('base64'), String(writes), ...synchronous];
  const { code, stdout, stderr } = await startChild('writer-child.ts', args, { wrapper: straceCommand(log) })
    .ended;
  expect(code, stderr).toBe(0);
  expect(stdout.match(/^stored/gm)).toHaveLength(writes);
  const random = seededRandom(SEED);
  const outcomes = replays.map((shares) => replay(log, shares, source, random));
  await dispose();
  return outcomes;
};

describe('after a power cut', () => {
  beforeAll(requireStrace, INSTALL_LIMIT_MS);

  it('every acknowledged secret is there and the file is intact', {
    timeout: deepTimeout(180_000),
  }, async () => {
    const outcomes = await traceAndReplay(WRITES, [], SHARES);
    expect(outcomes, `seed ${SEED}`).toEqual([{ states: WRITES * SHARES.length, lost: 0, corrupt: 0 }]);
    report(`power cut: ${WRITES * SHARES.length} states, 0 with a lost write, seed ${SEED}`);
  });

  it('secrets would be lost with synchronous=NORMAL, which this test detects', {
    timeout: deepTimeout(180_000),
  }, async () => {
    const outcomes = await traceAndReplay(WRITES_UNSYNCED, ['NORMAL'], SHARES, [1]);
    const [cut, killed] = outcomes;
    expect(cut?.lost, `seed ${SEED}`).toBeGreaterThan(0);
    // Nothing is lost if only the process dies: what the replay finds missing was missing on the disk.
    expect(killed).toEqual({ states: WRITES_UNSYNCED, lost: 0, corrupt: 0 });
    report(`power cut with NORMAL: ${cut?.lost} of ${cut?.states} states with a lost write, seed ${SEED}`);
  });
});
