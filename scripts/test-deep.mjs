import './lib/require-node.mjs';
import { plantedRunner } from './lib/planted.mjs';
import { main } from './lib/say.mjs';
import { runTests } from './lib/test-run.mjs';
import { DEFECTS } from './planted/all.mjs';

const LIMIT_MS = 3 * 60 * 60_000;

// DEEP=1 raises the counts of the suites that inject faults and random input.
await main(() =>
  runTests({
    only: ['outbound', 'api', 'planted'],
    further: [plantedRunner(DEFECTS)],
    env: { DEEP: '1' },
    limitMs: LIMIT_MS,
  }),
);
