import './lib/require-node.mjs';
import { main } from './lib/cli.mjs';
import { isInSql, plantedRunner } from './lib/planted.mjs';
import { runTests } from './lib/test-run.mjs';
import { DEFECTS } from './planted/all.mjs';

const LIMIT_MS = 3 * 60 * 60_000;

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
