import { expect, it } from 'vitest';
import { aliveUntil } from '#src/features/marketplace/run-life.ts';
import { failKilledRuns } from '#src/features/marketplace/runs.service.ts';
import { useCompositions } from '#test/compositions.ts';

const stand = useCompositions(['openai', 'slack']);

it.each([-1, 1])(
  'a run of another instance goes on if the clock of this one is %i h ahead',
  async (hours) => {
    const { deps, rest } = stand.test;
    stand.replies.openai = { results: [{ flagged: false }] };
    stand.replies.slack = { ok: true, channel: 'C1', ts: '1' };
    const { runId } = (await stand.execute('moderated-slack-post')).body;
    const mark = (aliveThen: ReturnType<typeof aliveUntil>) =>
      deps.connection.db
        .updateTable('composition_runs')
        .set({ status: 'running', ended_at: null, alive_until: aliveThen })
        .where('id', '=', runId)
        .execute();
    const statusOnceLooked = async () => {
      await failKilledRuns({ ...deps, now: () => Date.now() + hours * 3_600_000 });
      return (await rest('GET', `/marketplace/runs/${runId}`)).body.status;
    };
    await mark(aliveUntil(deps));
    expect(await statusOnceLooked()).toBe('running');
    await mark(new Date(Date.now() - 1000).toISOString());
    expect(await statusOnceLooked()).toBe('failed');
  },
);
