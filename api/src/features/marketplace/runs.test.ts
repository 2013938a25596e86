import type { ServerResponse } from 'node:http';
import { createOutbound } from '@gatehouse/outbound/outbound.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aliveUntil, keepingAlive } from '#src/features/marketplace/run-life.ts';
import { eraseOldRuns, failKilledRuns } from '#src/features/marketplace/runs.service.ts';
import { keyFor, useCompositions } from '#test/compositions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const state = { now: Date.parse('2026-11-24T08:00:00.000Z') };
const outbound = createOutbound({
  localNetworks: true,
  egressAllow: [],
  forbidden: () => [],
  // One call at a time for a person.
  limits: { calls: 1 },
});

const stand = useCompositions(['github', 'openai', 'slack'], () => ({ now: () => state.now, outbound }));
const { replies, order, last, execute } = stand;
const rest: typeof stand.test.rest = (...call) => stand.test.rest(...call);

const POSTED = { ok: true, channel: 'C1', ts: '1' };
const UNFLAGGED = { results: [{ flagged: false }] };
const retry = (runId: number, input = {}) => rest('POST', `/marketplace/runs/${runId}/retry`, input);

beforeEach(async () => {
  await rest('DELETE', '/marketplace/runs');
  replies.openai = UNFLAGGED;
  replies.slack = POSTED;
});

describe('runs', () => {
  it('are kept, listed in pages and deleted, over REST and tRPC', async () => {
    const first = (await execute('moderated-slack-post', { inputs: { text: 'one' } })).body;
    replies.slack = { ok: false, error: 'no_permission' };
    const second = (await execute('moderated-slack-post', { inputs: { text: 'two' } })).body;
    expect((await rest('GET', `/marketplace/runs/${first.runId}`)).body).toEqual(first);
    const overTrpc = await stand.test.trpc('query', 'compositions.run', { id: first.runId });
    expect(overTrpc.body).toEqual(first);
    expect((await rest('GET', '/marketplace/runs/moderated-slack-post')).body).toEqual(second);
    expect(second.inputs).toEqual({ text: 'two', channel: '#general' });

    const page = (await rest('GET', '/marketplace/runs?limit=1')).body;
    expect(page).toEqual({
      items: [
        {
          id: 'moderated-slack-post',
          name: 'Post to Slack after moderation',
          runId: second.runId,
          status: 'failed',
          error: 'Slack rejected the message: no_permission',
          retryOf: null,
          startedAt: expect.any(String),
          endedAt: expect.any(String),
        },
      ],
      next: second.runId,
    });
    const rest1 = (await rest('GET', `/marketplace/runs?limit=1&before=${page.next}`)).body;
    expect(rest1).toMatchObject({ items: [{ runId: first.runId, status: 'completed' }], next: null });
    expect((await rest('GET', '/marketplace/runs?compositionId=weather-outfit')).body.items).toEqual([]);

    expect((await rest('DELETE', `/marketplace/runs/${first.runId}`)).body).toEqual({ deleted: 1 });
    expect((await rest('DELETE', `/marketplace/runs/${first.runId}`)).status).toBe(404);
    expect((await rest('GET', `/marketplace/runs/${first.runId}`)).status).toBe(404);
    expect((await rest('DELETE', '/marketplace/runs')).body).toEqual({ deleted: 1 });
    expect((await rest('GET', '/marketplace/runs/moderated-slack-post')).status).toBe(404);
    expect((await rest('GET', '/marketplace/runs/no-composition')).status).toBe(404);
    expect((await rest('GET', '/marketplace/runs/0')).status).toBe(404);
  });

  it('of the last 30 days are kept, and of them the newest 200', async () => {
    const old = (await execute('moderated-slack-post')).body.runId;
    state.now += 30 * DAY_MS;
    await eraseOldRuns(stand.test.deps);
    expect((await rest('GET', `/marketplace/runs/${old}`)).status).toBe(200);
    const { body } = await execute('moderated-slack-post');
    state.now += 1;
    await eraseOldRuns(stand.test.deps);
    expect((await rest('GET', `/marketplace/runs/${old}`)).status).toBe(404);
    const { db } = stand.test.deps.connection;
    const row = await db
      .selectFrom('composition_runs')
      .selectAll()
      .where('id', '=', body.runId)
      .executeTakeFirstOrThrow();
    const { id: _, ...columns } = row;
    await db
      .insertInto('composition_runs')
      .values(Array.from({ length: 200 }, () => columns))
      .execute();
    await eraseOldRuns(stand.test.deps);
    const { count } = await db
      .selectFrom('composition_runs')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(200);
    expect((await rest('GET', `/marketplace/runs/${body.runId}`)).status).toBe(404);
  });

  it('that were killed are failed once nobody keeps them alive, and say what may have been sent', async () => {
    const { db } = stand.test.deps.connection;
    const { runId } = (await execute('moderated-slack-post')).body;
    const atStep = '“Post the text”. Its request may have reached slack';
    await db
      .updateTable('composition_runs')
      .set({
        status: 'running',
        ended_at: null,
        at_step: atStep,
        alive_until: aliveUntil(stand.test.deps),
      })
      .where('id', '=', runId)
      .execute();
    await failKilledRuns(stand.test.deps);
    expect((await rest('GET', `/marketplace/runs/${runId}`)).body.status).toBe('running');
    expect(await rest('DELETE', `/marketplace/runs/${runId}`)).toMatchObject({ status: 409 });
    expect((await retry(runId)).status).toBe(409);
    await db
      .updateTable('composition_runs')
      .set({ alive_until: new Date(Math.min(state.now, Date.now()) - 1000).toISOString() })
      .where('id', '=', runId)
      .execute();
    await failKilledRuns(stand.test.deps);
    expect((await rest('GET', `/marketplace/runs/${runId}`)).body).toMatchObject({
      status: 'failed',
      error: `Gatehouse was stopped while it ran, at ${atStep}.`,
      endedAt: new Date(state.now).toISOString(),
    });
  });

  it.each([-365, -1, 1, 365])('go on if the clock jumps by %i days, or the machine sleeps', async (days) => {
    const { deps } = stand.test;
    const { runId } = (await execute('moderated-slack-post')).body;
    await deps.connection.db
      .updateTable('composition_runs')
      .set({ status: 'running', ended_at: null, alive_until: new Date(state.now + 15_000).toISOString() })
      .where('id', '=', runId)
      .execute();
    state.now += days * 86_400_000;
    const read = async () => (await rest('GET', `/marketplace/runs/${runId}`)).body.status;
    await keepingAlive(deps, runId, async () => {
      await failKilledRuns(deps);
      expect(await read()).toBe('running');
    });
    await deps.connection.db.deleteFrom('composition_runs').where('id', '=', runId).execute();
    state.now -= days * 86_400_000;
  });

  it('do not wait for each other', async () => {
    const held: (() => void)[] = [];
    replies.openai = (_call: unknown, response: ServerResponse) =>
      void held.push(() =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(UNFLAGGED)),
      );
    const both = [1, 2].map((number) =>
      execute('moderated-slack-post', { inputs: { text: `text ${number}` } }),
    );
    await expect.poll(() => held.length).toBe(2);
    for (const release of held) release();
    const runs = (await Promise.all(both)).map(({ body }) => body);
    expect(runs.map(({ status }) => status)).toEqual(['completed', 'completed']);
    expect(runs[0].runId).not.toBe(runs[1].runId);
    const sent = stand.upstream('slack').received.map(({ body }) => JSON.parse(body).text);
    expect(sent.toSorted()).toEqual(['text 1', 'text 2']);
  });
});

it('a run takes no call from a person, and a person none from a run', async () => {
  const held: ServerResponse[] = [];
  replies.openai = (_call: unknown, response: ServerResponse) => void held.push(response);
  const answer = (response: ServerResponse | undefined) =>
    response
      ?.writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ results: [{ flagged: false }] }));
  const keys = (await rest('GET', '/keys')).body as { id: number; name: string }[];
  const apiKeyId = keys.find(({ name }) => name === 'openai key')?.id;
  const testCall = () => rest('POST', '/test', { apiKeyId, endpoint: '/v1/models', method: 'GET' });
  const running = [execute('moderated-slack-post'), execute('moderated-slack-post')];
  await expect.poll(() => held.length).toBe(2);
  const called = testCall();
  await expect.poll(() => held.length).toBe(3);
  const third = execute('moderated-slack-post');
  expect((await testCall()).status).toBe(503);
  for (const response of held) answer(response);
  expect((await called).body.status).toBe(200);
  await expect.poll(() => held.length).toBe(4);
  answer(held[3]);
  for (const { body } of await Promise.all([...running, third])) expect(body.status).toBe('completed');
});

describe('a retry', () => {
  it('begins at the step that failed, with the outputs of the steps before', async () => {
    replies.github = { name: 'v1', html_url: 'https://x.example', body: 'first notes' };
    replies.slack = { ok: false, error: 'ratelimited' };
    const failed = (await execute('github-release-to-slack')).body;
    expect(failed.status).toBe('failed');
    replies.github = { name: 'v2', html_url: 'https://x.example', body: 'other notes' };
    replies.slack = POSTED;
    order.length = 0;
    const { status, body } = await retry(failed.runId);
    expect(status).toBe(200);
    expect(order).toEqual(['slack']);
    expect(JSON.parse(last('slack').body).text).toContain('first notes');
    expect(body).toMatchObject({ status: 'completed', retryOf: failed.runId, inputs: failed.inputs });
    expect(body.steps.map(({ id, reused }: { id: string; reused?: boolean }) => [id, reused])).toEqual([
      ['release', true],
      ['post', undefined],
    ]);
    expect(body.runId).not.toBe(failed.runId);
    expect((await rest('GET', `/marketplace/runs/${failed.runId}`)).body).toEqual(failed);

    expect(await retry(failed.runId)).toMatchObject({
      status: 409,
      body: { message: `This run was retried already, as run ${body.runId}.` },
    });
    expect(await retry(body.runId)).toMatchObject({ status: 409 });
    expect((await retry(99_999)).status).toBe(404);
    expect(order).toEqual(['slack']);
  });

  it('takes no other key by itself if the one of before was deleted', async () => {
    const { url } = stand.upstream('slack');
    const broken = await keyFor(stand.test, 'slack', url);
    replies.slack = { ok: false, error: 'invalid_auth' };
    const credentials = { slack: { apiKeyId: broken } };
    const failed = (await execute('moderated-slack-post', { credentials })).body;
    await rest('DELETE', `/keys/${broken}`);
    replies.slack = POSTED;
    order.length = 0;
    const asked = await retry(failed.runId);
    expect(asked.status).toBe(412);
    expect(asked.body.message).toBe(
      'What this run called Slack with is deleted or inactive. Choose what Slack is called with, and run it again.',
    );
    const [{ message }] = asked.body.issues;
    expect(message).toMatch(
      /^What this run called Slack with is deleted or inactive. Choose one in “credentials”: “slack key” \(apiKeyId \d+\)$/,
    );
    expect(order).toEqual([]);
    const other = Number(/apiKeyId (\d+)/.exec(message)?.[1]);
    expect((await retry(failed.runId, { credentials: { slack: { apiKeyId: other } } })).body).toMatchObject({
      status: 'completed',
    });
    expect(last('slack').path).toBe('/base/chat.postMessage');
  });

  it('is made once, if two are asked for at once', async () => {
    replies.slack = { ok: false, error: 'ratelimited' };
    const failed = (await execute('moderated-slack-post')).body;
    replies.slack = POSTED;
    order.length = 0;
    const both = await Promise.all([retry(failed.runId), retry(failed.runId)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(order).toEqual(['slack']);
  });

  it('is refused if the composition was changed since', async () => {
    replies.slack = { ok: false, error: 'ratelimited' };
    const failed = (await execute('moderated-slack-post')).body;
    const { db } = stand.test.deps.connection;
    await db
      .updateTable('composition_runs')
      .set({ definition: 'other' })
      .where('id', '=', failed.runId)
      .execute();
    order.length = 0;
    expect(await retry(failed.runId)).toMatchObject({
      status: 409,
      body: { message: 'The composition was changed since this run. Run it from the beginning.' },
    });
    expect(order).toEqual([]);
  });
});
