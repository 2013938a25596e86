import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { KNOWLEDGE_FILE } from '@gatehouse/knowledge/knowledge-file.ts';
import { openKnowledge, openKnowledgeFile } from '@gatehouse/knowledge/open-knowledge.ts';
import { searchApis } from '#src/search-apis.ts';
import { gradeSearch } from '#test/grade-search.ts';
import { HELD_OUT, TUNING } from '#test/labeled-queries.ts';

/** The quality of the search on the labeled queries, and its cost. */
const ROUNDS = 20;

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const ms = (value: number): string => `${value.toFixed(2)} ms`.padStart(9);

/** Wall time of each run, and the processor time of all runs, which a busy machine does not distort. */
const timed = (name: string, work: readonly (() => void)[]): void => {
  for (const run of work) run();
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const run of work) {
      const start = performance.now();
      run();
      times.push(performance.now() - start);
    }
  }
  const { user, system } = process.cpuUsage(before);
  times.sort((a, b) => a - b);
  const mean = (user + system) / 1000 / times.length;
  console.log(
    `${name.padEnd(28)} p50 ${ms(quantile(times, 0.5))}   p95 ${ms(quantile(times, 0.95))}   processor ${ms(mean)} a call   (${times.length} calls)`,
  );
};

const knowledge = openKnowledge();

const report = (name: string, queries: typeof TUNING): void => {
  const { recallAt5, meanReciprocalRank } = gradeSearch(knowledge, queries);
  console.log(
    `${name.padEnd(28)} recall@5 ${recallAt5.toFixed(3)}   MRR ${meanReciprocalRank.toFixed(3)}   (${queries.length} queries)`,
  );
};

/** Resident memory in MB of a new process that runs `code` with this package's modules. */
const memoryOf = (code: string): number => {
  const script = `${code}; globalThis.gc(); console.log(process.memoryUsage.rss())`;
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const output = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
    cwd,
  });
  return Number(output.toString()) / 1e6;
};

const all = [...TUNING, ...HELD_OUT];
report('labeled, used for tuning', TUNING);
report('labeled, held out', HELD_OUT);
timed(
  'search over APIs',
  all.map(
    ({ query }) =>
      () =>
        searchApis(knowledge, { query, limit: 10 }),
  ),
);
timed(
  'search over APIs, 5,000 chars',
  all.slice(0, 5).map((_, at) => {
    const query = all
      .map((labeled) => labeled.query)
      .join(', ')
      .repeat(3)
      .slice(at * 50, at * 50 + 5000);
    return () => searchApis(knowledge, { query, limit: 10 });
  }),
);
const times = Array.from({ length: 10 }, () => {
  const start = performance.now();
  openKnowledgeFile(KNOWLEDGE_FILE).close();
  return performance.now() - start;
}).sort((a, b) => a - b);
console.log(`${'opening the file'.padEnd(28)} p50 ${ms(quantile(times, 0.5))}`);
console.log(`${'file'.padEnd(28)} ${(statSync(KNOWLEDGE_FILE).size / 1e6).toFixed(1)} MB`);

const imports =
  "const { openKnowledge } = await import('@gatehouse/knowledge/open-knowledge.ts'); const { searchApis } = await import('#src/search-apis.ts'); const { TUNING } = await import('#test/labeled-queries.ts')";
const idle = memoryOf(imports);
const used = memoryOf(
  `${imports}; const knowledge = openKnowledge(); for (let round = 0; round < 10; round += 1) for (const { query } of TUNING) searchApis(knowledge, { query, limit: 10 })`,
);
console.log(
  `${'memory, open and searched'.padEnd(28)} +${(used - idle).toFixed(0)} MB (${used.toFixed(0)} MB in all)`,
);
