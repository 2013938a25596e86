import './lib/require-node.mjs';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { main, step } from './lib/say.mjs';
import { NODE, ROOT, toolEnv, workspacePackages } from './lib/workspace.mjs';

const LIMIT_MS = 15 * 60_000;

const benches = () =>
  workspacePackages()
    .map(({ dir }) => join(dir, 'bench'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.bench.ts'))
        .sort()
        .map((name) => join(folder, name)),
    );

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  let worst = 0;
  for (const file of benches()) {
    step(relative(ROOT, file));
    const { code, timedOut } = await run(NODE, [file], { cwd: ROOT, env: toolEnv(), limitMs: LIMIT_MS });
    if (timedOut) step(`${relative(ROOT, file)} took too long and was stopped`);
    if (code !== 0) worst = 1;
  }
  return worst;
});
