import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
let now: number;

beforeEach(async () => {
  now = Date.parse('2030-01-01T00:00:00Z');
  test = await createTestApp({ now: () => now });
});
afterEach(() => test.close());

const events = async () => {
  const rows = await test.deps.connection.db
    .selectFrom('audit_events')
    .selectAll()
    .where('action', '=', 'gate.refuse')
    .orderBy('id')
    .execute();
  return rows.map(({ detail, ...row }) => ({ ...row, detail: JSON.parse(String(detail)) }));
};

const send = (headers: Record<string, string>) =>
  test.app.inject({ method: 'DELETE', url: '/api/keys/1?secret=canary-query', headers });

// The response does not wait for the record.
const recorded = (count: number) => expect.poll(async () => (await events()).length).toBe(count);

it('a rejected request is recorded with reason, method and address, but without its header values', async () => {
  await send({ host: 'canary-host.test' });
  await send({ host: 'localhost', origin: 'http://canary-origin.test' });
  await send({ host: 'localhost', 'sec-fetch-site': 'canary-site' });
  await send({ host: 'localhost', 'content-type': 'text/canary' });
  await recorded(4);
  const found = await events();
  // Written concurrently, so in any order.
  expect(found.map(({ detail }) => detail.reason).toSorted()).toEqual([
    'body-type',
    'fetch-site',
    'host',
    'origin',
  ]);
  expect(found.find(({ detail }) => detail.reason === 'host')).toMatchObject({
    at: '2030-01-01T00:00:00.000Z',
    subject: 'request',
    subject_id: null,
    detail: { method: 'DELETE', address: '127.0.0.1' },
  });
  expect(JSON.stringify(found)).not.toContain('canary');
});

it('at most 60 per hour are stored, and the next one stored says how many were skipped', async () => {
  for (let count = 0; count < 65; count += 1) await send({ host: 'evil.test' });
  await recorded(60);
  now += 3_600_000;
  await send({ host: 'evil.test' });
  await recorded(61);
  const found = await events();
  expect(found.at(-2)?.detail.unstored).toBe(0);
  expect(found.at(-1)?.detail.unstored).toBe(5);
});

it('an accepted request is not recorded', async () => {
  await test.rest('GET', '/keys');
  await send({ host: 'evil.test' });
  await recorded(1);
});

it.each([-365, -1, 1, 365])('after a clock that jumped by %i days they are recorded again', async (days) => {
  const MOST = 60;
  for (let count = 0; count < MOST + 5; count += 1) await send({ host: 'evil.test' });
  await recorded(MOST);
  now += days * 86_400_000;
  await send({ host: 'evil.test' });
  await recorded(MOST + 1);
});
