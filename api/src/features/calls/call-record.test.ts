import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { flushEvents } from '#src/features/audit/audit.service.ts';
import { captureLog } from '#test/captured-log.ts';
import { makeKey, SECRET } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startEcho } from '#test/upstream.ts';

/** From now on no event can be stored, as on a full disk. */
const failRecords = async ({ deps }: TestApp): Promise<void> => {
  const statements =
    process.env.TEST_DATABASE === 'postgres'
      ? [
          "create function reject_event() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$",
          'create trigger no_room before insert on audit_events execute function reject_event()',
        ]
      : ["create trigger no_room before insert on audit_events begin select raise(abort, 'full'); end"];
  for (const statement of statements) await sql.raw(statement).execute(deps.connection.db);
};

it('returns the result of a call that cannot be recorded', async () => {
  const captured = captureLog();
  const test = await createTestApp({ log: captured.log });
  const echo = await startEcho(SECRET);
  const { id } = await makeKey(test);
  const input = { apiKeyId: id, endpoint: `${echo.url}/orders`, method: 'POST', requestBody: { amount: 1 } };
  await failRecords(test);
  const responses = [
    await test.rest('POST', '/test', input),
    await test.trpc('mutation', 'testing.run', input),
  ];
  for (const response of responses)
    expect(response).toMatchObject({
      status: 200,
      body: { status: 200, response: { method: 'POST', path: '/orders', body: '{"amount":1}' } },
    });
  expect(echo.received).toHaveLength(2);
  expect(await flushEvents(test.deps)).toBe(0);
  const lost = captured.lines().filter(({ msg }) => msg === 'events were not recorded');
  expect(lost.reduce((sum, { count }) => sum + Number(count), 0)).toBe(2);
  // A reveal is different: it can still be rejected, so a key is not shown if that cannot be recorded.
  expect((await test.rest('POST', `/keys/${id}/reveal`)).status).not.toBe(200);
  await echo.close();
  await test.close();
});
