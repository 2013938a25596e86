import { commandOf } from '@gatehouse/codegen/test/tool-command.ts';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import type { IntegrationCases } from '#test/cases.ts';
import { environmentOf } from '#test/environment.ts';
import { judge } from '#test/judge.ts';
import { ALL_SNIPPETS, INTEGRATION_IDS, readCases, type SnippetFile } from '#test/read-cases.ts';
import { type Job, type Ran, runJobs } from '#test/run-jobs.ts';
import { startStandIn } from '#test/stand-in.ts';
import { type Step, stepsOf } from '#test/steps.ts';

/*
 * Every snippet is run by Node or Python against a stand-in of its provider. Those of a language and framework share a
 * process; React components are run in component.test.ts.
 */

const EXECUTED = ALL_SNIPPETS.filter(({ file }) => !file.endsWith('.tsx'));
const PYTHON_TOOLS: Readonly<Record<string, string>> = { FastAPI: 'fastapi', Flask: 'flask' };

/** What runs a snippet: the name of a tool, or undefined for Node. */
const toolOf = ({ file, framework, code }: SnippetFile): string | undefined => {
  if (!file.endsWith('.py')) return undefined;
  return PYTHON_TOOLS[framework] ?? (/^import httpx$/m.test(code) ? 'httpx' : 'requests');
};

const steps = new Map<SnippetFile, Step[]>();
const runs = new Map<string | undefined, Ran>();
let standIn: Awaited<ReturnType<typeof startStandIn>>;

const jobOf = (snippet: SnippetFile, cases: IntegrationCases): Job => {
  const own = steps.get(snippet) ?? [];
  for (const { key, exchanges } of own)
    standIn.expectStep(
      key,
      exchanges.map(({ response }) => response),
    );
  return { file: snippet.path, env: environmentOf(snippet, cases), steps: own };
};

beforeAll(async () => {
  standIn = await startStandIn();
  const jobs = new Map<string | undefined, Job[]>();
  for (const id of INTEGRATION_IDS) {
    const cases = await readCases(id);
    const deliveries = (await cases.deliveries?.()) ?? [];
    for (const snippet of EXECUTED.filter(({ integration }) => integration === id)) {
      steps.set(snippet, stepsOf(snippet, cases, deliveries));
      const tool = toolOf(snippet);
      jobs.set(tool, [...(jobs.get(tool) ?? []), jobOf(snippet, cases)]);
    }
  }
  const run = async ([tool, own]: [string | undefined, Job[]]) => {
    const command = tool === undefined ? process.execPath : commandOf(tool, false);
    if (command !== undefined) runs.set(tool, await runJobs(command, standIn.url, own));
  };
  await Promise.all([...jobs].map(run));
}, 10 * 60_000);
afterAll(() => standIn.close());

/** A Python without the framework is told as skipped, never as passed; the deep run needs all. */
const ranWith = (snippet: SnippetFile, { skip }: TestContext): Ran => {
  const tool = toolOf(snippet);
  return runs.get(tool) ?? skip(`not run: ${tool} is not installed`);
};

const problemsOf = async (snippet: SnippetFile, { outcomes }: Ran): Promise<string[]> => {
  const problems: string[] = [];
  for (const step of steps.get(snippet) ?? []) {
    try {
      await judge(step, outcomes[step.key] ?? {}, standIn.receivedIn(step.key));
    } catch (error) {
      problems.push(`${step.name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return problems;
};

describe.each(INTEGRATION_IDS)('%s', (id) => {
  const own = EXECUTED.filter(({ integration }) => integration === id);

  it.for(own)('$file does what is written in cases.ts', async (snippet, context) => {
    const ran = ranWith(snippet, context);
    expect(steps.get(snippet)?.length, 'no case is for this snippet').toBeGreaterThan(0);
    expect(await problemsOf(snippet, ran)).toEqual([]);
  });

  it.for(own)('$file shows and prints no secret', (snippet, context) => {
    const { outcomes, printed } = ranWith(snippet, context);
    const shown = (steps.get(snippet) ?? []).map(({ key }) => outcomes[key]);
    expect(`${JSON.stringify(shown)}${printed}`).not.toMatch(/\w+_(?:KEY|TOKEN|SECRET|PASSWORD)-value/);
  });
});
