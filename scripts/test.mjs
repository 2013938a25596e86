import './lib/require-node.mjs';
import util from 'node:util';
import { Failure, main } from './lib/cli.mjs';
import { runTests } from './lib/test-run.mjs';

/** For each runner. On a slow machine the journeys take three quarters of an hour. */
const LIMIT_MS = 60 * 60_000;

/** `--only api,web` runs only those runners. */
const wanted = () => {
  try {
    const { values } = util.parseArgs({ options: { only: { type: 'string', multiple: true } } });
    return (values.only ?? []).flatMap((names) => names.split(',')).filter(Boolean);
  } catch (error) {
    throw new Failure(
      `${error instanceof Error ? error.message : error} Usage: npm test -- --only api,web`,
      2,
    );
  }
};

await main(() => runTests({ only: wanted(), limitMs: LIMIT_MS }));
