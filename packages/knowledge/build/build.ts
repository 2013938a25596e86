import { statSync } from 'node:fs';
import { join } from 'node:path';
import { buildKnowledge } from '#build/build-knowledge.ts';
import { SourceProblem } from '#build/source-problem.ts';
import { knowledgeFile } from '#src/knowledge-file.ts';

const start = performance.now();
const file = knowledgeFile();
try {
  buildKnowledge(join(import.meta.dirname, '..'), file);
  const megabytes = (statSync(file).size / 1e6).toFixed(1);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`knowledge: ${megabytes} MB, ${seconds} s\n`);
} catch (error) {
  if (!(error instanceof SourceProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
