import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shownCredential } from '@gatehouse/request/credential.ts';
import { type CodeSource, planRequest, variablesOf } from '#src/plan.ts';
import type { Target } from '#src/program.ts';
import { type Case, KEY, TYPED_SECRET } from '#test/cases.ts';
import type { Echo, Received } from '#test/echo.ts';
import { difference, expectedRequest } from '#test/expected.ts';
import type { Program, Runner } from '#test/runners/runner.ts';

export const VARIABLE = 'ACME_API_KEY';

/** A case with a base URL of its own, by which its request is recognised. */
export const sourceOf = ({ request, placement, withheld }: Case, baseUrl: string): CodeSource => {
  const credential = shownCredential({
    slug: 'acme',
    baseUrl,
    defaultHeaders: { 'X-Version': '1' },
    keyPlacement: placement ?? { type: 'bearer' },
    hosts: [],
  });
  return {
    request,
    api: credential,
    key: withheld === true || placement === undefined ? undefined : credential,
    variable: VARIABLE,
  };
};

export const programOf = (target: Target, source: CodeSource): string => {
  const plan = planRequest(source);
  if (plan.url === undefined) throw new Error(plan.problem);
  return target.write(plan);
};

/** The values of all variables that the cases use. */
export const environmentOf = (sources: readonly CodeSource[], key: string): Record<string, string> => {
  const names = sources.flatMap((source) => {
    const plan = planRequest(source);
    return plan.url === undefined ? [] : variablesOf(plan);
  });
  return Object.fromEntries(names.map((name) => [name, name === VARIABLE ? key : TYPED_SECRET]));
};

export const inFolder = async <Result>(work: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'gatehouse-code-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

export type Outcome = { case: Case; problem: string | undefined; arrived: Received | undefined };

/** Whether a program puts a parameter from a variable into the query, which may change how the others are encoded. */
const rewritesQuery = ({ placement, request: { endpoint } }: Case): boolean =>
  placement?.type === 'query' || endpoint.includes(TYPED_SECRET);

const judge = (one: Case, asked: Received, arrived: readonly Received[], printed: string): Outcome => {
  const [first, ...others] = arrived;
  if (first === undefined || others.length > 0)
    return { case: one, problem: `${arrived.length} requests arrived. ${printed}`, arrived: first };
  const problem =
    one.placement?.type === 'aws-sigv4' ? undefined : difference(asked, first, rewritesQuery(one));
  return { case: one, problem, arrived: first };
};

/** Runs the program of each case, and compares what arrived with what was asked for. */
export const runCases = (
  { target, run, cases, key = KEY }: { target: Target; run: Runner; cases: readonly Case[]; key?: string },
  echo: Echo,
  address = echo.url,
): Promise<Outcome[]> =>
  inFolder(async (folder) => {
    const ids = cases.map((_case, at) => `Case${at}`);
    const sources = cases.map((one, at) => sourceOf(one, `${address}/${ids[at]}/v1`));
    const programs: Program[] = sources.map((source, at) => ({
      id: ids[at] ?? '',
      code: programOf(target, source),
    }));
    const start = echo.received.length;
    const printed = await run(programs, { folder, env: environmentOf(sources, key) });
    const arrived = echo.received.slice(start);
    // Every hostile text would create this file if a part of it were run.
    if ((await readdir(folder)).includes('run')) throw new Error('a part of a text was run as a command');
    return cases.map((one, at) => {
      const id = ids[at] ?? '';
      const mine = arrived.filter(({ target: sent }) => sent.startsWith(`/${id}/`));
      const said = printed.split('\n').filter((line) => line.includes(`${id}.`) || line.includes(`${id} `));
      const source = sources[at] as CodeSource;
      return judge(
        one,
        expectedRequest(one, source.api, key),
        mine,
        `${said.join('\n')}\n${programs[at]?.code}`,
      );
    });
  });
