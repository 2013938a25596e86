// Runs two PostgreSQL servers on loopback until its standard input ends: a primary, and a standby that has every commit
// before the primary acknowledges it. Prints where they are as one line of JSON; see `postgres-pair.ts`.
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { embeddedPostgres, newPassword, servePostgres } from '#test/embedded-postgres.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';

const READY = 'ready to accept read-only connections';

const folder = await createTemporaryFolder('gatehouse-postgres-pair-');
const folders = { primary: path.join(folder, 'primary'), standby: path.join(folder, 'standby') };
for (const one of Object.values(folders)) await mkdir(one);
execFileSync('chmod', ['755', folder]);
const password = newPassword();
const primary = await embeddedPostgres({
  folder: folders.primary,
  password,
  flags: ['-c', 'synchronous_standby_names=*', '-c', 'synchronous_commit=remote_apply'],
});
const standby = await embeddedPostgres({
  folder: folders.standby,
  password,
  flags: [
    '-c',
    `primary_conninfo=host=127.0.0.1 port=${primary.port} user=${primary.user} password=${password}`,
  ],
});

/** The process of a server that is running. */
const pidOf = async (data: string): Promise<number> =>
  Number((await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);

await servePostgres(
  async () => {
    await primary.server.initialise();
    // Before its first start: a copy of a server that is stopped needs no backup mode. With its owner, which is another user.
    execFileSync('cp', ['-a', primary.data, standby.data]);
    await writeFile(path.join(standby.data, 'standby.signal'), '');
    await primary.server.start();
    let ended = false;
    // It resolves once the standby has become a primary.
    standby.server.start().catch(() => {
      ended = true;
    });
    while (!standby.output.join('').includes(READY)) {
      if (ended) throw new Error('The standby did not start');
      await sleep(20);
    }
    return { primary: primary.url, standby: standby.url, primaryPid: await pidOf(primary.data) };
  },
  async () => {
    await Promise.all([primary.server.stop(), standby.server.stop()]);
    await rm(folder, { recursive: true, force: true });
  },
  () => [...primary.output, ...standby.output],
);
