import './lib/require-node.mjs';
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { wordsAfter } from './lib/arguments.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { main, step } from './lib/cli.mjs';
import { earlierCheckout } from './lib/earlier-checkout.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { NODE, ROOT, toolEnv, workspacePackages } from './lib/workspace.mjs';

const LIMIT_MS = 15 * 60_000;
const SUFFIX = '.bench.ts';

/** Each package's `bench/<name>.bench.ts`, by name. */
const benches = () =>
  workspacePackages()
    .map(({ dir }) => join(dir, 'bench'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file.endsWith(SUFFIX))
        .sort()
        .map((file) => ({ name: file.slice(0, -SUFFIX.length), path: join(folder, file) })),
    );

await main(async () => {
  const all = benches();
  const names = all.map(({ name }) => name);
  const { names: chosen, options } = wordsAfter({
    usage:
      'npm run bench [name…] [-- --before <commit>]; without a name it runs all benchmarks; with --before it also measures that commit',
    names,
    options: ['before'],
  });
  await ensureInstalled();
  await ensureBuilt();
  // A bench that can measure an earlier state finds a built checkout of it here.
  const BENCH_BEFORE = options.before === undefined ? undefined : await earlierCheckout(options.before);
  let worst = 0;
  for (const { name, path } of all) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    step(relative(ROOT, path));
    const { code, timedOut } = await run(NODE, [path], {
      cwd: ROOT,
      env: toolEnv({ BENCH_BEFORE }),
      limitMs: LIMIT_MS,
    });
    if (timedOut) step(`${relative(ROOT, path)} took too long and was stopped`);
    if (code !== 0) worst = 1;
  }
  return worst;
});
