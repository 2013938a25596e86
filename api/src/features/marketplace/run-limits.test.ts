import type { ServerResponse } from 'node:http';
import type { CompositionDefinition, StepDefinition } from '@gatehouse/compositions/composition.ts';
import type { RunProgress } from '@gatehouse/contract/compositions.ts';
import { createOutbound } from '@gatehouse/outbound/outbound.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { timestamp } from '#src/deps.ts';
import { aliveUntil } from '#src/features/marketplace/run-life.ts';
import { runSteps } from '#src/features/marketplace/run-steps.service.ts';
import { insertRun } from '#src/features/marketplace/runs.store.ts';
import { useCompositions } from '#test/compositions.ts';
import { readProgress, startProgress } from '#test/progress-messages.ts';
import { listen } from '#test/raw-http.ts';

const outbound = createOutbound({
  localNetworks: true,
  egressAllow: [],
  forbidden: () => [],
  limits: { sequenceCalls: 1 },
});
const stand = useCompositions(['openai', 'slack'], () => ({ outbound }));
const { replies, order, execute } = stand;
const rest: typeof stand.test.rest = (...call) => stand.test.rest(...call);
const lastRun = async (id: string) => (await rest('GET', `/marketplace/runs/${id}`)).body;

const UNFLAGGED = JSON.stringify({ results: [{ flagged: false }] });
const POSTED = { ok: true, channel: 'C1', ts: '1' };
let held: ServerResponse[];
beforeEach(() => {
  held = [];
  replies.openai = (_call: unknown, response: ServerResponse) => void held.push(response);
  replies.slack = POSTED;
});
afterAll(() => outbound.close());

describe('the time of a run', () => {
  afterEach(() => vi.restoreAllMocks());

  /** Lets 60 s pass when the returned function is called; other timers are real. */
  const holdMinute = (): (() => void) => {
    const late = new AbortController();
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => (ms === 60_000 ? late.signal : timeout(ms)));
    return () => late.abort();
  };

  it('ends after 60 s: the step is stopped, the next one is not begun, and the run says so', async () => {
    const pass = holdMinute();
    const running = execute('moderated-slack-post');
    await expect.poll(() => held.length).toBe(1);
    pass();
    const { status, body } = await running;
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'failed',
      output: null,
      error:
        'Stopped: the run took longer than 60 s while “Check the text” ran. Its request may have reached OpenAI.',
    });
    expect(order).toEqual(['openai']);
    expect(await lastRun('moderated-slack-post')).toEqual(body);
  });

  it('is counted from its own start: a retry has 60 s again', async () => {
    const pass = holdMinute();
    const running = execute('moderated-slack-post');
    await expect.poll(() => held.length).toBe(1);
    pass();
    const { runId } = (await running).body;
    holdMinute();
    const retried = rest('POST', `/marketplace/runs/${runId}/retry`, {});
    await expect.poll(() => held.length).toBe(2);
    held[1]?.writeHead(200, { 'content-type': 'application/json' }).end(UNFLAGGED);
    expect((await retried).body.status).toBe('completed');
  });
});

describe('a step that waits for its turn', () => {
  let base: string;
  beforeAll(async () => {
    base = `http://127.0.0.1:${await listen(stand.test.app)}`;
  });

  it('was not sent if its run is canceled, and the run says so', async () => {
    const first = execute('moderated-slack-post');
    await expect.poll(() => held.length).toBe(1);
    const left = new AbortController();
    const second = await startProgress(
      base,
      'compositions.executeWithProgress',
      { id: 'moderated-slack-post' },
      { signal: left.signal },
    );
    const told = readProgress<RunProgress, unknown>(second);
    const { value } = await told.next();
    expect(value).toMatchObject({ step: { begun: 'moderation' } });
    left.abort();
    await told.next().catch(() => undefined);
    await expect.poll(async () => (await lastRun('moderated-slack-post')).status).toBe('failed');
    expect((await lastRun('moderated-slack-post')).error).toBe(
      'Stopped: the run was canceled while “Check the text” ran. Its request was not sent.',
    );
    held[0]?.writeHead(200, { 'content-type': 'application/json' }).end(UNFLAGGED);
    expect((await first).body.status).toBe('completed');
    expect(order).toEqual(['openai', 'slack']);
  });
});

describe('a step that takes too long', () => {
  const impatient = createOutbound({
    localNetworks: true,
    egressAllow: [],
    forbidden: () => [],
    limits: { totalMs: 500 },
  });
  afterAll(() => impatient.close());
  const slow = useCompositions(['openai', 'slack'], () => ({ outbound: impatient }));

  it('ends the run with the time limit of its call', async () => {
    slow.replies.openai = () => {};
    const { body } = await slow.execute('moderated-slack-post');
    expect(body.status).toBe('failed');
    expect(body.error).toMatch(/did not (?:respond|finish) within/);
    expect(slow.order).toEqual(['openai']);
  });
});

/** A step whose output is a text of the length that the path says. */
const step = (at: number, length: number): StepDefinition => ({
  id: `step${at}`,
  title: `Step ${at}`,
  provider: 'openai',
  method: 'GET',
  endpoint: `/text/${length}`,
  output: 'response.text',
  changes: false,
});

describe('the values of a run', () => {
  beforeEach(() => {
    replies.openai = ({ path }: { path: string }, response: ServerResponse) =>
      void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ text: 'x'.repeat(Number(path.split('/').at(-1))) }));
  });

  /** Runs steps with outputs of these lengths; the quotes of JSON add two to each. */
  const runWith = async (lengths: readonly number[]) => {
    const { deps } = stand.test;
    const [first, ...others] = lengths.map((length, at) => step(at + 1, length - 2));
    if (first === undefined) throw new Error('no step');
    const composition: CompositionDefinition = {
      id: 'long-texts',
      name: 'Long texts',
      description: '',
      tags: [],
      inputs: z.object({}),
      steps: [first, ...others],
      output: `length(steps.step${lengths.length})`,
      outputSchema: {},
    };
    const keys = (await rest('GET', '/keys')).body as { id: number; name: string }[];
    const choices = { openai: { apiKeyId: keys.find(({ name }) => name === 'openai key')?.id ?? 0 } };
    const runId = await deps.connection.transaction((tx) =>
      insertRun(tx, {
        compositionId: composition.id,
        name: composition.name,
        startedAt: timestamp(deps),
        aliveUntil: aliveUntil(deps),
        definition: '',
        credentials: choices,
        inputs: {},
        steps: [],
        retryOf: null,
      }),
    );
    const plan = { runId, composition, inputs: {}, choices, reused: [] };
    return runSteps(deps, plan, new AbortController().signal, () => {});
  };
  const KiB = 1024;
  const FULL = [64 * KiB, 64 * KiB, 64 * KiB, 63 * KiB];

  it('are at most 64 KiB for each step', async () => {
    expect(await runWith([64 * KiB])).toEqual({ status: 'completed', output: 64 * KiB - 2 });
    expect(await runWith([64 * KiB + 1, 10])).toEqual({
      status: 'failed',
      output: null,
      error: 'The values for later steps are longer than 64 KiB',
    });
    expect(order).toHaveLength(2);
  });

  it('are at most 256 KiB for all steps together', async () => {
    expect(await runWith([...FULL, KiB])).toEqual({ status: 'completed', output: KiB - 2 });
    order.length = 0;
    expect(await runWith([...FULL, KiB + 1, 10])).toEqual({
      status: 'failed',
      output: null,
      error: 'The values of all steps together are longer than 256 KiB',
    });
    expect(order).toHaveLength(5);
  });
});
