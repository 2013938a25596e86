import type { CompositionRun, RunProgress } from '@gatehouse/contract/compositions.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useCompositions } from '#test/compositions.ts';
import { readProgress, startProgress } from '#test/progress-messages.ts';
import { listen } from '#test/raw-http.ts';

const stand = useCompositions(['github', 'openai', 'slack']);
const { replies, order } = stand;
const rest: typeof stand.test.rest = (...call) => stand.test.rest(...call);

beforeEach(async () => {
  await rest('DELETE', '/marketplace/runs');
  replies.openai = { results: [{ flagged: false }] };
  replies.slack = { ok: true, channel: 'C1', ts: '1' };
});

describe('a run with progress', () => {
  const start = async (input: object, init?: RequestInit) => {
    base ??= `http://127.0.0.1:${await listen(stand.test.app)}`;
    return startProgress(base, 'compositions.executeWithProgress', input, init);
  };
  let base: string | undefined;

  it('reports each step when it begins and when it has ended, then the run', async () => {
    const told: unknown[] = [];
    let result: CompositionRun | undefined;
    for await (const message of readProgress<RunProgress, CompositionRun>(
      await start({ id: 'moderated-slack-post' }),
    )) {
      if ('result' in message) result = message.result;
      else told.push('begun' in message.step ? message.step.begun : message.step.ended);
    }
    expect(told).toEqual(['moderation', result?.steps[0], 'post', result?.steps[1]]);
    expect(result?.status).toBe('completed');
  });

  it('is stopped when its caller leaves, and says so afterwards', async () => {
    replies.openai = () => {};
    const left = new AbortController();
    const response = await start({ id: 'moderated-slack-post' }, { signal: left.signal });
    await expect.poll(() => order.length).toBe(1);
    left.abort();
    await response.body?.cancel().catch(() => undefined);
    const lastRun = async () => (await rest('GET', '/marketplace/runs/moderated-slack-post')).body;
    await expect.poll(async () => (await lastRun()).status).toBe('failed');
    expect((await lastRun()).error).toBe(
      'Stopped: the run was canceled while “Check the text” ran. Its request may have reached OpenAI.',
    );
    expect(order).toEqual(['openai']);
  });
});
