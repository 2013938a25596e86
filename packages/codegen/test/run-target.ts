import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shownCredential } from '@gatehouse/request/credential.ts';
import { type CodeSource, keyVariablesOf, planRequest, variablesOf } from '#src/plan.ts';
import type { Target } from '#src/program.ts';
import { signatureProblem } from '#test/aws-signature.ts';
import { AWS_KEY, BODY_PIN, BODY_SECRET, type Case, KEY, TYPED_KEY, TYPED_SECRET } from '#test/cases.ts';
import type { Echo, Received } from '#test/echo.ts';
import { difference, expectedRequest } from '#test/expected.ts';
import type { Program, Runner } from '#test/runners/runner.ts';

const VARIABLE = 'ACME_API_KEY';

/** A case with a base URL of its own, by which its request is recognized. */
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

/** What a shell needs in its variables to write them into JSON: the values as JSON has them. */
const inJson = (source: CodeSource): Record<string, string> => {
  const plan = planRequest(source);
  if (plan.url === undefined) return {};
  const ofKey = Object.fromEntries(keyVariablesOf(source.key).map((variable) => [variable, TYPED_SECRET]));
  const values: Record<string, string> = { ...ofKey, [VARIABLE]: KEY };
  return Object.fromEntries(
    [...(plan.body?.inserted.values() ?? [])]
      .filter(({ encodings }) => encodings.includes('json'))
      .map(({ variable, encodings }) => [
        variable,
        encodings.reduce((value) => JSON.stringify(value).slice(1, -1), values[variable] ?? BODY_SECRET),
      ]),
  );
};

/** The values of all variables that the cases use. */
const environmentOf = (sources: readonly CodeSource[], key: string): Record<string, string> => {
  const entries = sources.flatMap((source) => {
    const plan = planRequest(source);
    if (plan.url === undefined) return [];
    const ofKey = keyVariablesOf(source.key);
    const typed = [...(plan.body?.inserted.values() ?? [])].filter(
      ({ variable }) => !ofKey.includes(variable),
    );
    // In a form, a number is a text.
    const inBody = typed.map(({ variable, name }) => [
      variable,
      name === 'pin' ? `${BODY_PIN}` : BODY_SECRET,
    ]);
    const values: Record<string, string> = { [VARIABLE]: key, ACME_QUERY: TYPED_KEY };
    return [...variablesOf(plan).map((name) => [name, values[name] ?? TYPED_SECRET]), ...inBody];
  });
  return Object.fromEntries(entries);
};

export const inFolder = async <Result>(work: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'gatehouse-code-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** What differs from what was asked for; undefined if nothing does. */
export type Outcome = { name: string; problem: string | undefined };

/** Whether a program puts a parameter from a variable into the query, which may change how the others are encoded. */
const rewritesQuery = ({ placement, request: { endpoint } }: Case): boolean =>
  placement?.type === 'query' ||
  placement?.type === 'parts' ||
  endpoint.includes(TYPED_SECRET) ||
  endpoint.includes(TYPED_KEY);

const SIGNATURE_HEADERS = new Set(['authorization', 'x-amz-date', 'x-amz-content-sha256']);

const withoutSignature = (received: Received): Received => ({
  ...received,
  headers: received.headers.filter(([name]) => !SIGNATURE_HEADERS.has(name)),
});

/** Without what its library adds to a request that has no body. */
const withoutAdded = (asked: Received, arrived: Received, adds: string | undefined): Received =>
  asked.body.length > 0 || asked.headers.some(([name]) => name === 'content-type')
    ? arrived
    : {
        ...arrived,
        headers: arrived.headers.filter(([name, value]) => name !== 'content-type' || value !== adds),
      };

const judge = (
  one: Case,
  asked: Received,
  arrived: Received,
  adds: string | undefined,
): string | undefined => {
  if (one.placement?.type !== 'aws-sigv4')
    return difference(asked, withoutAdded(asked, arrived, adds), rewritesQuery(one));
  const [, secret = ''] = AWS_KEY.split(':');
  return (
    signatureProblem(arrived, secret) ??
    // Signers sort the query.
    difference(asked, withoutAdded(asked, withoutSignature(arrived), adds), true)
  );
};

type RunOptions = {
  target: Target;
  run: Runner;
  cases: readonly Case[];
  /** The Content-Type that the library adds to a request without a body. */
  adds?: string | undefined;
};

/** Runs the program of each case, and compares what arrived with what was asked for. */
export const runCases = ({ target, run, cases, adds }: RunOptions, echo: Echo): Promise<Outcome[]> =>
  inFolder(async (folder) => {
    const ids = cases.map((_case, at) => `Case${at}`);
    const sources = cases.map((one, at) => sourceOf(one, `${echo.url}/${ids[at]}/v1`));
    const key = cases.some(({ placement }) => placement?.type === 'aws-sigv4') ? AWS_KEY : KEY;
    const programs: Program[] = sources.map((source, at) => ({
      id: ids[at] ?? '',
      code: programOf(target, source),
      ...(target.language === 'curl' ? { env: inJson(source) } : {}),
    }));
    const start = echo.received.length;
    const printed = await run(programs, { folder, env: environmentOf(sources, key) });
    const arrived = echo.received.slice(start);
    // Every hostile text would create this file if a part of it were run.
    if ((await readdir(folder)).includes('run')) throw new Error('a part of a text was run as a command');
    return cases.map((one, at) => {
      const id = ids[at] ?? '';
      const mine = arrived.filter(({ target: sent }) => sent.startsWith(`/${id}/`));
      const [first, ...others] = mine;
      if (first === undefined || others.length > 0) {
        const said = printed.split('\n').filter((line) => line.includes(id));
        return {
          name: one.name,
          problem: `${mine.length} requests arrived. ${said.join('\n')}\n${programs[at]?.code}`,
        };
      }
      const source = sources[at] as CodeSource;
      return { name: one.name, problem: judge(one, expectedRequest(one, source.api, key), first, adds) };
    });
  });
