import type { CallCounts } from '@gatehouse/contract/call-counts.ts';
import { describe, expect, it } from 'vitest';
import { makeKey } from '#test/factories.ts';
import { useHistory } from '#test/history.ts';

const { state, call, list, found } = useHistory();

const HOUR = 3_600_000;

const counts = async (query = ''): Promise<CallCounts> =>
  (await state.test.rest('GET', `/history/counts${query}`)).body;

const onlyCalled = (given: CallCounts): Record<string, [calls: number, failures: number]> =>
  Object.fromEntries(
    given.days.filter(({ calls }) => calls > 0).map(({ date, calls, failures }) => [date, [calls, failures]]),
  );

/** What a test makes calls at, in time: the clock of the tests only goes on. */
const goTo = (at: string): void => {
  state.now = Date.parse(at) - 1000;
};

describe('the calls of the last days', () => {
  it('are counted by day and by provider, with those that failed', async () => {
    const github = await makeKey(state.test, {
      slug: 'github',
      name: 'GitHub key',
      baseUrl: state.upstream.url,
    });
    goTo('2026-12-01T22:30:00.000Z');
    await call('/a');
    state.reply = { status: 404, body: '{}' };
    await call('/b');
    goTo('2026-12-02T23:30:00.000Z');
    state.reply = { status: 302, body: '{}' };
    await call('/c');
    await call('http://127.0.0.1:1/nobody');
    await call('/d', { apiKeyId: github.id });
    await call(`${state.upstream.url}/e`, { apiKeyId: null });
    const given = await counts();
    expect(given.timeZone).toBe('UTC');
    expect(given.days).toHaveLength(30);
    expect(given.days.at(-1)?.date).toBe('2026-12-02');
    expect(onlyCalled(given)).toEqual({ '2026-12-01': [2, 1], '2026-12-02': [4, 1] });
    expect(given.providers).toEqual([
      { providerId: state.custom.providerId, providerName: 'Custom', calls: 4, failures: 2 },
      { providerId: null, providerName: '', calls: 1, failures: 0 },
      { providerId: github.providerId, providerName: 'GitHub', calls: 1, failures: 0 },
    ]);
    const input = { days: 30, timeZone: 'UTC' };
    expect((await state.test.trpc('query', 'history.counts', input)).body).toEqual(given);
  });

  it('are those of the days that are asked for, which begin at midnight of the time zone', async () => {
    goTo('2026-12-01T22:59:59.999Z');
    await call('/a');
    goTo('2026-12-01T23:00:00.000Z');
    await call('/b');
    expect(onlyCalled(await counts('?timeZone=Europe/Berlin'))).toEqual({
      '2026-12-01': [1, 0],
      '2026-12-02': [1, 0],
    });
    expect(onlyCalled(await counts('?timeZone=UTC'))).toEqual({ '2026-12-01': [2, 0] });
    expect(onlyCalled(await counts('?timeZone=Europe/Berlin&days=1'))).toEqual({ '2026-12-02': [1, 0] });
    state.now += 2 * 24 * HOUR;
    expect(await counts('?days=1')).toMatchObject({ days: [{ calls: 0 }], providers: [] });
    expect((await counts('?days=90')).days).toHaveLength(90);
  });

  it('are not counted any more once the history is cleared', async () => {
    await call('/a');
    await state.test.rest('DELETE', '/history');
    expect(onlyCalled(await counts())).toEqual({});
  });

  it.each([
    ['days=0', 'days', 'Must be a whole number from 1 to 90'],
    ['days=91', 'days', 'Must be a whole number from 1 to 90'],
    ['timeZone=Mars/Base', 'timeZone', 'Must be the name of a time zone, such as UTC or Europe/Berlin'],
    [
      `timeZone=${'x'.repeat(65)}`,
      'timeZone',
      'Must be the name of a time zone, such as UTC or Europe/Berlin',
    ],
  ])('are not counted for %s', async (query, field, message) => {
    const { status, body } = await state.test.rest('GET', `/history/counts?${query}`);
    expect(status).toBe(400);
    expect(body.issues).toMatchObject([{ path: [field], message }]);
  });
});

it('a call names the saved endpoint that it was made with, and is found by it', async () => {
  const input = { name: 'Orders', method: 'GET', endpoint: `${state.upstream.url}/orders` };
  const create = async () =>
    (await state.test.rest('POST', '/saved-endpoints', { ...input, providerId: state.custom.providerId }))
      .body;
  const [saved, other] = [await create(), await create()];
  await call('/orders', { savedEndpointId: saved.id });
  await call('/orders', { savedEndpointId: other.id });
  await call('/unsaved');
  expect((await list()).items).toMatchObject([
    { savedEndpointId: null },
    { savedEndpointId: other.id },
    { savedEndpointId: saved.id },
  ]);
  expect(await found({ savedEndpointId: saved.id })).toEqual(['/orders']);
  expect(await found({ savedEndpointId: saved.id, status: '5xx' })).toEqual([]);
});
