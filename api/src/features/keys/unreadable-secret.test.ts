import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { captureLog } from '#test/captured-log.ts';
import { makeKey } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startEcho, type Upstream } from '#test/upstream.ts';

const SECRET = 'sk-canary-0123456789abcdef';
const NEW_SECRET = 'sk-renewed-0123456789abcdef';
const TOLD = {
  code: 'CONFLICT',
  message:
    'The stored key cannot be decrypted: it or what it may be used for was changed outside Gatehouse. Delete this entry, and add the key again.',
};

let test: TestApp;
let captured: ReturnType<typeof captureLog>;
let upstream: Upstream;
let id: number;
let otherId: number;

beforeEach(async () => {
  captured = captureLog();
  test = await createTestApp({ log: captured.log });
  upstream = await startEcho(NEW_SECRET);
  const fields = { slug: 'openai', apiKey: SECRET, baseUrl: upstream.url };
  ({ id } = await makeKey(test, fields));
  ({ id: otherId } = await makeKey(test, { ...fields, name: 'Other key' }));
});
afterEach(async () => {
  await test.close();
  await upstream.close();
});

const stored = async (row: number): Promise<string> => {
  const { db } = test.deps.connection;
  const found = await db
    .selectFrom('api_keys')
    .select('secret')
    .where('id', '=', row)
    .executeTakeFirstOrThrow();
  return String(found.secret);
};
const damage = async (secret: string): Promise<void> => {
  await test.deps.connection.db.updateTable('api_keys').set({ secret }).where('id', '=', id).execute();
};

/** A check of the database demands that it is the start of what is stored. */
const versionOf = (sealed: string): string => sealed.slice(0, sealed.indexOf('.') + 1);

/** What somebody may have done to the file. */
const DAMAGES: [string, (sealed: string) => string | Promise<string>][] = [
  ['its last character was changed', (sealed) => sealed.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  ['its middle was changed', (sealed) => sealed.replace(/(?<=^.{30})./, (one) => (one === 'A' ? 'B' : 'A'))],
  ['it was cut', (sealed) => sealed.slice(0, -8)],
  ['something was added', (sealed) => `${sealed}AAAA`],
  ['it was emptied', () => ''],
  ['it is no ciphertext', (sealed) => `${versionOf(sealed)}hello`],
  ['it contains the plain key', (sealed) => `${versionOf(sealed)}1.${SECRET}.${SECRET}`],
  ['it is another row’s', () => stored(otherId)],
  ['it names a data key that does not exist', (sealed) => sealed.replace(/^(v\d+)\.\d+/, '$1.99')],
  ['it has no version', (sealed) => `${versionOf(sealed)}${sealed.split('.').slice(2).join('.')}`],
  ['its parts are swapped', (sealed) => sealed.replace(/([^.]+)\.([^.]+)$/, '$2.$1')],
];

const expectTold = (response: { status: number; body: Record<string, unknown> }, sealed: string): void => {
  expect(response.status).toBe(409);
  expect(response.body).toMatchObject(TOLD);
  const text = JSON.stringify(response.body);
  expect(text).not.toContain(SECRET);
  if (sealed !== '') expect(text).not.toContain(sealed);
};

describe('a key whose secret does not open', () => {
  it.each(DAMAGES)(
    'because %s is told by every operation that needs it, and no new key gets into its entry',
    async (_how, change) => {
      const sealed = await change(await stored(id));
      await damage(sealed);
      const call = { apiKeyId: id, endpoint: '/v1/models', method: 'GET' };

      expectTold(await test.rest('POST', `/keys/${id}/reveal`), sealed);
      expectTold(await test.rest('POST', `/keys/${id}/verify`), sealed);
      expectTold(await test.rest('POST', '/test', call), sealed);
      for (const [procedure, input] of [
        ['keys.reveal', { id }],
        ['verification.verifyKey', { id }],
        ['testing.run', call],
      ] as const) {
        const { status, body } = await test.trpc('mutation', procedure, input);
        if (status === 404) throw new Error(`no procedure ${procedure}`);
        expect({ procedure, message: body.message, code: body.code }).toEqual({ procedure, ...TOLD });
      }
      // No key went anywhere, and the other entries work.
      expect(upstream.received).toEqual([]);
      expect((await test.rest('GET', '/keys')).body).toHaveLength(2);
      expect((await test.rest('POST', `/keys/${otherId}/reveal`)).body).toEqual({ apiKey: SECRET });
      expect((await test.rest('PATCH', `/keys/${id}`, { name: 'Renamed' })).status).toBe(200);

      // A new key would be sent where the changed entry says.
      expectTold(await test.rest('POST', `/keys/${id}/rotate`, { newApiKey: NEW_SECRET }), sealed);
      expectTold(await test.rest('POST', `/keys/${id}/reveal`), sealed);
      expect((await test.rest('DELETE', `/keys/${id}`)).status).toBe(200);
    },
  );

  it('stands in the log, with the place in the code but without the key', async () => {
    await damage('v2.1.AAAA.AAAA');
    await test.rest('POST', `/keys/${id}/reveal`);
    await test.trpc('mutation', 'keys.reveal', { id });
    const failures = captured.lines().filter(({ msg }) => msg === 'procedure failed');
    expect(failures).toHaveLength(2);
    expect(JSON.stringify(failures)).toContain('VaultError');
    expect(captured.text()).not.toContain(SECRET);
  });
});
