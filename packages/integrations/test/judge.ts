import { expect } from 'vitest';
import type { Exchange } from '#test/cases.ts';
import type { Received } from '#test/stand-in.ts';
import type { Expectation, Outcome, Step } from '#test/steps.ts';

const textOf = async (value: FormDataEntryValue): Promise<unknown> =>
  typeof value === 'string'
    ? value
    : {
        file: value.name,
        type: value.type,
        bytes: Buffer.from(await value.arrayBuffer()).toString('base64'),
      };

const bodyOf = async ({ headers, body }: Received): Promise<unknown> => {
  const type = headers['content-type'] ?? '';
  if (body.length === 0) return undefined;
  if (/\bjson\b/.test(type)) return JSON.parse(body.toString('utf8'));
  if (type.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(body.toString('utf8')));
  if (type.startsWith('multipart/form-data')) {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    return Object.fromEntries(
      await Promise.all([...form].map(async ([name, value]) => [name, await textOf(value)])),
    );
  }
  return body.toString('utf8');
};

const judgeRequest = async (received: Received, { method, url, headers = {}, body }: Exchange) => {
  const named = Object.keys(headers).map((name) => [name, received.headers[name]]);
  expect({
    method: received.method,
    url: received.url,
    headers: Object.fromEntries(named),
    body: await bodyOf(received),
  }).toEqual({ method, url, headers, body });
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const judgeOutcome = (
  isServer: boolean,
  { status, body, value, error, trace }: Outcome,
  expected: Expectation,
): void => {
  const shown = `${status ?? ''} ${body ?? error} ${trace ?? ''}`;
  if (expected.kind === 'result') {
    if (isServer) expect(status, shown).toBe(expected.status);
    else expect(error, shown).toBeUndefined();
    if (expected.result !== undefined) expect(isServer ? parsed(body ?? '') : value).toEqual(expected.result);
    return;
  }
  if (isServer) expect(expected.statuses, shown).toContain(status);
  else expect(error, JSON.stringify(value)).toBeDefined();
  for (const text of expected.says) expect(isServer ? body : error, shown).toContain(text);
};

/** Throws if a step did something other than what it must. */
export const judge = async (
  { request, exchanges, expects }: Step,
  outcome: Outcome,
  received: readonly Received[],
): Promise<void> => {
  judgeOutcome(request !== undefined, outcome, expects);
  expect(received.map(({ method, url }) => `${method} ${url}`)).toHaveLength(exchanges.length);
  for (const [at, exchange] of exchanges.entries()) await judgeRequest(received[at] as Received, exchange);
};
