import { expect, it } from 'vitest';
import { createTestFolder } from '#test/database.ts';
import { startChild } from '#test/faults/child.ts';
import { canMount, onSmallDisk } from '#test/faults/small-disk.ts';

it('a full disk stops only writes: reads, starts and recovery still work', {
  timeout: 180_000,
}, async (context) => {
  const { folder, dispose } = await createTestFolder();
  if (!canMount(folder)) {
    await dispose();
    context.skip(
      'not run: no small disk can be mounted here; sqlite.sqlite.test.ts tests the same within one file',
    );
  }
  const child = startChild('full-disk-child.ts', [folder], { wrapper: onSmallDisk(folder, 4) });
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
