import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { createTestFolder } from '#test/database.ts';
import { startChild } from '#test/faults/child.ts';

/** A command prefix that runs a command with a 4 MB disk at the folder, which no other process sees. */
const onSmallDisk = (folder: string): string[] => [
  'unshare',
  '--mount',
  ...(process.getuid?.() === 0 ? [] : ['--map-root-user']),
  ...['sh', '-c', 'mount -t tmpfs -o size=4m none "$0" && exec "$@"', folder],
];

it('a full disk stops only writes: reads, starts and recovery still work', {
  timeout: 180_000,
}, async (context) => {
  const { folder, dispose } = await createTestFolder();
  const [command = '', ...rest] = onSmallDisk(folder);
  if (spawnSync(command, [...rest, 'true']).status !== 0) {
    await dispose();
    context.skip(
      'not run: no small disk can be mounted here; sqlite.sqlite.test.ts tests the same within one file',
    );
  }
  const child = startChild('full-disk-child.ts', [folder], { wrapper: [command, ...rest] });
  const report = JSON.parse((await child.lineStarting('report')).slice('report '.length));
  await child.ended;
  await dispose();

  expect(report.atEdge.results).toContain('storage_full');
  expect(
    report.atEdge.results.filter((result: string) => !['storage_full', 'written'].includes(result)),
  ).toEqual([]);
  expect(report.readWhileFull).toMatchObject({ rows: report.readWhileFull.expected, status: 'full' });
  expect(report.startedFull).toMatchObject({ free: 0, rows: report.startedFull.expected, status: 'full' });
  expect(report.rejectedAgain).toBe('storage_full');
  expect(report.afterwards).toEqual({ write: 'written', status: 'ok' });
  expect(report.rows).toBe(report.written);
});
