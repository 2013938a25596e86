import { generateCode } from '#src/generate-code.ts';
import { TARGETS } from '#src/targets.ts';
import { CASES } from '#test/cases.ts';
import { sourceOf } from '#test/run-target.ts';

/*
 * Time to write one program, over all cases of the tests, beside a plain baseline in the same run: the request's body as
 * indented JSON. The goal is 0.3 ms for a program.
 */

const ROUNDS = 30;
const GOAL_MS = 0.3;

const sources = CASES.map((one) => sourceOf(one, 'https://api.example.com/v1'));

const medianMs = (work: (source: (typeof sources)[number]) => unknown): number => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const source of sources) {
      const start = performance.now();
      work(source);
      if (round >= ROUNDS / 3) times.push(performance.now() - start);
    }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
};

const meanMs = (work: (source: (typeof sources)[number]) => unknown): number => {
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) for (const source of sources) work(source);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / (ROUNDS * sources.length);
};

const ms = (value: number): string => `${value.toFixed(3)} ms`;

const report = (name: string, work: (source: (typeof sources)[number]) => unknown): number => {
  const median = medianMs(work);
  const mean = meanMs(work);
  console.log(`${name.padEnd(28)} median ${ms(median)}   processor ${ms(mean)} a program`);
  return mean;
};

report('baseline: indented JSON', ({ request }) => JSON.stringify(request.body, null, 2));
const means = TARGETS.map(({ name, language, framework }) =>
  report(name, (source) => generateCode({ language, framework, ...source })),
);
const worst = Math.max(...means);
console.log(
  `slowest: ${ms(worst)} a program; the goal is ${ms(GOAL_MS)}: ${worst < GOAL_MS ? 'reached' : 'not reached'}`,
);
