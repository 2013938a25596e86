import type { Call, Delivery, Exchange, IntegrationCases } from '#test/cases.ts';
import type { SnippetFile } from '#test/read-cases.ts';

/** One thing that a snippet is made to do: a request to its server, or a call of its function. */
export type Step = {
  key: string;
  name: string;
  request?: { method: string; path: string; headers: Record<string, string>; body?: string };
  call?: string;
  input?: Record<string, unknown>;
  /** The requests that must arrive, with their responses. */
  exchanges: Exchange[];
  expects: Expectation;
};

export type Expectation =
  | { kind: 'result'; status: number; result?: unknown }
  /** Each of these texts must be in what is said. */
  | { kind: 'problem'; statuses: number[]; says: string[] };

/** What a step came to, as the process that ran it reports it. */
export type Outcome = {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  value?: unknown;
  error?: string;
  trace?: string;
};

const PLAIN = 'Plain';
const FAILURES = [401, 429, 500];
const PROXY_PAGE: Exchange['response'] = {
  status: 503,
  text: '<html><body><h1>503 Service Unavailable</h1></body></html>',
  headers: { 'content-type': 'text/html' },
};

type Action = Pick<Step, 'request' | 'call' | 'input'>;

const actionOf = (call: Call, input: Record<string, unknown>, { framework }: SnippetFile): Action => {
  if (framework === PLAIN) {
    if (call.call === undefined) throw new Error(`"${call.name}" names no function`);
    return { call: call.call, input };
  }
  if (call.path === undefined) throw new Error(`"${call.name}" names no path`);
  const headers = { 'content-type': 'application/json' };
  return { request: { method: 'POST', path: call.path, headers, body: JSON.stringify(input) } };
};

/** The exchanges up to the one that fails, which is answered with `response`. */
const failing = ({ provider, failsAt = provider.length - 1 }: Call, response: Exchange['response']) =>
  provider
    .slice(0, failsAt + 1)
    .map((exchange, at) => (at === failsAt ? { ...exchange, response } : exchange));

const stepsOfCall = (call: Call, snippet: SnippetFile): Omit<Step, 'key'>[] => {
  const action = actionOf(call, call.input, snippet);
  const success: Omit<Step, 'key'> = {
    name: call.name,
    ...action,
    exchanges: call.provider,
    expects:
      call.problem === undefined
        ? { kind: 'result', status: call.status ?? 200, result: call.result }
        : { kind: 'problem', statuses: [502], says: [call.problem] },
  };
  const refused = call.invalid.map((input) => ({
    name: `${call.name}: rejects ${JSON.stringify(input).slice(0, 80)}`,
    ...actionOf(call, input, snippet),
    exchanges: [],
    expects: { kind: 'problem' as const, statuses: [400, 422], says: [] },
  }));
  const failed = FAILURES.map((status) => ({
    name: `${call.name}: reports ${status}`,
    ...action,
    exchanges: failing(call, { status, json: call.failure.json }),
    expects: { kind: 'problem' as const, statuses: [502], says: [`${status}`, call.failure.says] },
  }));
  const page = {
    name: `${call.name}: reports a page of a proxy`,
    ...action,
    exchanges: failing(call, PROXY_PAGE),
    expects: { kind: 'problem' as const, statuses: [502], says: ['503'] },
  };
  // At the end once more: what failed before must not have broken the server.
  return [success, ...refused, ...failed, page, { ...success, name: `${call.name}, again` }];
};

const stepOfDelivery = (delivery: Delivery): Omit<Step, 'key'> => {
  const { name, path, method = 'POST', headers, body, status, result, provider = [] } = delivery;
  return {
    name,
    request: { method, path, headers, body },
    exchanges: provider,
    expects: { kind: 'result', status, result },
  };
};

const isFor =
  ({ file }: SnippetFile) =>
  ({ files }: { files?: string[] }): boolean =>
    files === undefined || files.includes(file);

/** Everything that a snippet must do. `deliveries` are those of its integration. */
export const stepsOf = (snippet: SnippetFile, cases: IntegrationCases, deliveries: Delivery[]): Step[] => {
  const calls = (cases.calls ?? []).filter(isFor(snippet)).flatMap((call) => stepsOfCall(call, snippet));
  const received = deliveries.filter(isFor(snippet)).map(stepOfDelivery);
  return [...calls, ...received].map((step, at) => ({
    ...step,
    key: `${snippet.integration}.${snippet.file}.${at}`,
  }));
};
