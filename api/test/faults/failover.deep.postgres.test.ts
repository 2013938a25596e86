import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createTestFolder } from '#test/database.ts';
import { duration, timeoutOf } from '#test/deep.ts';
import { startMixedLoad } from '#test/faults/mixed-load.ts';
import { startPostgresPair } from '#test/faults/postgres-pair.ts';
import { report } from '#test/faults/report.ts';
import { startTcpProxy } from '#test/faults/tcp-proxy.ts';
import { startServer } from '#test/server-process.ts';
import { startUpstream } from '#test/upstream.ts';

const DATABASE = 'gatehouse';
const BEFORE_AND_AFTER_MS = duration('FAILOVER_MINUTES', 0.1);
const AWAY_MS = 1_500;

/** What becomes of the connections to a server that is gone. */
const ENDS = {
  'are closed': (proxy: { cut: () => void }) => proxy.cut(),
  'stay open and say nothing': (proxy: { silence: () => void }) => proxy.silence(),
};

it.each(Object.keys(ENDS) as (keyof typeof ENDS)[])(
  'a standby takes over from a PostgreSQL that dies under load, and its connections %s: nothing acknowledged is lost, and who asks meanwhile gets 503',
  async (how) => {
    const pair = await startPostgresPair(DATABASE);
    onTestFinished(pair.stop);
    const proxy = await startTcpProxy(pair.ports.primary);
    onTestFinished(proxy.close);
    const upstream = await startUpstream((_received, _request, response) => void response.end('{"ok":true}'));
    onTestFinished(() => upstream.close());
    const { folder, dispose } = await createTestFolder();
    onTestFinished(dispose);
    const address = Object.assign(new URL(pair.primary), { port: String(proxy.port), pathname: DATABASE });
    const server = await startServer({ options: { dataDir: folder, databaseUrl: address.href }, dispose });
    onTestFinished(async () => {
      server.process.kill('SIGKILL');
      await server.ended;
    });
    const isReady = async (): Promise<number> => (await fetch(`${server.url}/api/ready`)).status;

    const load = await startMixedLoad(server.url, { upstream: upstream.url });
    onTestFinished(load.stop);
    await sleep(BEFORE_AND_AFTER_MS);
    const before = load.writes();
    expect(before).toBeGreaterThan(10);

    const since = performance.now();
    pair.crashPrimary();
    ENDS[how](proxy);
    await sleep(AWAY_MS);
    // Whoever connects now reaches a server that accepts no writes yet.
    proxy.leadTo(pair.ports.standby);
    await sleep(AWAY_MS);
    await pair.promote();
    const promoted = load.writes();
    await expect.poll(() => load.writes(), { timeout: 60_000 }).toBeGreaterThan(promoted + 10);
    const recovered = performance.now() - since;
    await expect.poll(isReady, { timeout: 60_000, interval: 500 }).toBe(200);
    await sleep(BEFORE_AND_AFTER_MS);
    await load.stop();

    const lost = { writes: await load.lostWrites(), calls: await load.lostCalls() };
    server.process.kill('SIGTERM');
    const { code, stderr } = await server.ended;
    const bugs = stderr.split('\n').filter((line) => /"level":(?:50|60|"error"|"fatal")/.test(line));
    expect(bugs).toEqual([]);
    const { '503': away = 0, ...others } = load.answers;
    expect(Object.keys(others)).toEqual(['200']);
    expect(away).toBeGreaterThan(0);
    expect(lost).toEqual({ writes: [], calls: [] });
    expect(code).toBe(0);
    report(
      `failover, connections ${how}: ${load.writes()} acknowledged writes and ${load.calls.length} calls, 0 lost, ${away} answers with 503, ${Math.round(recovered)} ms from the crash to ten further writes`,
    );
  },
  timeoutOf(BEFORE_AND_AFTER_MS * 2),
);
