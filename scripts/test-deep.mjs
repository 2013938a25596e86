import './lib/require-node.mjs';
import { main } from './lib/cli.mjs';
import { isInSql, plantedRunner } from './lib/planted.mjs';
import { runTests } from './lib/test-run.mjs';
import { DEFECTS } from './planted/all.mjs';

/** Three hours of load take more than three hours on each database. */
const LIMIT_MS = 8 * 60 * 60_000;

// DEEP=1 makes the suites with fault injection and random input run many more cases.
await main(() =>
  runTests({
    only: ['outbound', 'codegen', 'secrets', 'web', 'api', 'planted', 'planted-postgres'],
    further: [
      plantedRunner('planted', DEFECTS),
      plantedRunner('planted-postgres', DEFECTS.filter(isInSql), 'postgres'),
    ],
    env: { DEEP: '1' },
    limitMs: LIMIT_MS,
  }),
);
