import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import type { Target } from '#src/program.ts';
import { TARGETS } from '#src/targets.ts';
import { AWS_CASES, type Case, PLAIN_AWS_CASES } from '#test/cases.ts';
import { type Echo, startEcho } from '#test/echo.ts';
import { executedCases, parsedCases, passTable } from '#test/pass-table.ts';
import { inFolder, programOf, runCases, sourceOf } from '#test/run-target.ts';
import type { Parser, Runner } from '#test/runners/runner.ts';
import { INSTALL_LIMIT_MS, IS_DEEP } from '#test/tool-command.ts';
import { commandFor, type Execution, executionOf } from '#test/tools.ts';

let echo: Echo;
beforeAll(async () => {
  echo = await startEcho();
});
afterAll(() => echo.close());

/** `npm test` runs every fifth case of a slow target, and those with hostile texts. */
const casesFor = (target: Target, { isSlow }: Execution): Case[] => {
  const all = executedCases(target);
  return isSlow === true && !IS_DEEP
    ? all.filter(({ name }, at) => at % 5 === 0 || /hostile|quotes/.test(name))
    : all;
};

const problemsOf = (outcomes: readonly { name: string; problem: string | undefined }[]): string[] =>
  outcomes.flatMap(({ name, problem }) => (problem === undefined ? [] : [`${name}: ${problem}`]));

const programsOf = (target: Target, cases: readonly Case[]) =>
  cases.map((one, at) => ({
    id: `Case${at}`,
    code: programOf(target, sourceOf(one, `http://127.0.0.1:8080/Case${at}/v1`)),
  }));

/** A tool that `npm test` does not find is told as skipped, never as passed; the deep run needs all. */
const requireCommand = (execution: Execution, { skip }: TestContext): string =>
  commandFor(execution) ?? skip(`not run: ${execution.tool} is not installed`);

const sendsWhatWasAsked = (target: Target, execution: Execution, run: (command: string) => Runner): void => {
  it(
    'sends the request that was asked for',
    async (context) => {
      const { parsesAws, signsPlainOnly, adds } = execution;
      const options = { target, run: run(requireCommand(execution, context)), adds };
      const outcomes = await runCases({ ...options, cases: casesFor(target, execution) }, echo);
      expect(problemsOf(outcomes)).toEqual([]);
      if (parsesAws === true) return;
      const signed = signsPlainOnly === true ? PLAIN_AWS_CASES : AWS_CASES;
      expect(problemsOf(await runCases({ ...options, cases: signed }, echo))).toEqual([]);
    },
    INSTALL_LIMIT_MS,
  );
};

const isReadByItsParser = (target: Target, execution: Execution, parse: Parser): void => {
  it(
    'is parsed where it cannot be run',
    async (context) => {
      requireCommand(execution, context);
      const programs = programsOf(target, parsedCases(target, execution));
      await inFolder((folder) => parse(programs, { folder, env: {} }));
    },
    INSTALL_LIMIT_MS,
  );
};

describe.each(TARGETS)('$name', (target) => {
  const execution = executionOf(target);
  const { run, parse } = execution;
  if (run !== undefined) sendsWhatWasAsked(target, execution, run);
  if (parse !== undefined) isReadByItsParser(target, execution, parse);
});

it('docs/codegen.md says what is run', async () => {
  await expect(passTable()).toMatchFileSnapshot('../../../docs/codegen.md');
});
