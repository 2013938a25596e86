import { addDiscovered } from '#src/features/providers/providers.service.ts';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

/** A server, a host of its user and a host of an attacker, who can write to the database but has no master key. */
export const masterKey = Buffer.alloc(32, 7);
export let test: TestApp;
export let good: Upstream;
export let evil: Upstream;
let count = 0;

export const startTampering = async (): Promise<void> => {
  // Only what a key is bound to decides: local addresses get no key by themselves.
  test = await createTestApp({ localNetworks: false }, masterKey);
  good = await startUpstream((_call, _request, response) => response.end('{}'));
  evil = await startUpstream((_call, _request, response) => response.end('{}'));
};

export const stopTampering = async (): Promise<void> => {
  await Promise.all([test, good, evil].map((each) => each.close()));
};

export const db = () => test.deps.connection.db;
type Row = Record<string, unknown>;

/** The rows of a key, as someone with an old copy of the file has them. */
export const copyOf = async (id: number) => ({
  key: (await db().selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirstOrThrow()) as Row,
  hosts: (await db().selectFrom('api_key_hosts').selectAll().where('api_key_id', '=', id).execute()) as Row[],
});
export type Copy = Awaited<ReturnType<typeof copyOf>>;

export const setKey = async (id: number, columns: Row): Promise<void> => {
  await db().updateTable('api_keys').set(columns).where('id', '=', id).execute();
};
export const setProvider = async (id: number, columns: Row): Promise<void> => {
  await db().updateTable('providers').set(columns).where('id', '=', id).execute();
};
export const setVersion = async (id: number, version: number): Promise<void> => {
  await db().updateTable('secret_versions').set({ version }).where('row_id', '=', id).execute();
};
export const dropVersion = async (id: number): Promise<void> => {
  await db().deleteFrom('secret_versions').where('row_id', '=', id).execute();
};
export const pin = async (id: number, host: string): Promise<void> => {
  const row = { api_key_id: id, host, created_at: '2026-01-01T00:00:00.000Z' };
  await db().insertInto('api_key_hosts').values(row).execute();
};
export const putBack = async ({ key, hosts }: Copy, what: { pins: boolean }): Promise<void> => {
  const { id, ...columns } = key;
  await setKey(Number(id), columns);
  if (!what.pins) return;
  await db().deleteFrom('api_key_hosts').where('api_key_id', '=', Number(id)).execute();
  for (const { host } of hosts) await pin(Number(id), String(host));
};
export const insertAgain = async ({ key }: Copy): Promise<void> => {
  await db()
    .insertInto('api_keys')
    .values(key as never)
    .execute();
};
export const exchange = async (a: number, b: number, columns: readonly string[]): Promise<void> => {
  const [left, right] = [(await copyOf(a)).key, (await copyOf(b)).key];
  const pick = (row: Row): Row => Object.fromEntries(columns.map((name) => [name, row[name]]));
  await setKey(a, pick(right));
  await setKey(b, pick(left));
};
export const ALL = ['provider_id', 'name', 'secret', 'secret_prefix', 'base_url', 'last_rotated'];

/** Two keys of a person who once used the evil host, and no longer does: the old copies would send the key there. */
export const history = async () => {
  count += 1;
  const secret = `victim-secret-${count}-0123456789`;
  const oldSecret = `former-secret-${count}-0123456789`;
  const { id } = await makeKey(test, { apiKey: oldSecret, baseUrl: evil.url });
  const atEvil = await copyOf(id);
  await test.rest('PATCH', `/keys/${id}`, { baseUrl: good.url });
  const beforeRotation = await copyOf(id);
  await test.rest('POST', `/keys/${id}/rotate`, { newApiKey: secret });
  await test.rest('POST', `/keys/${id}/hosts`, { host: evil.host });
  const pinnedToEvil = await copyOf(id);
  await test.rest('DELETE', `/keys/${id}/hosts/${encodeURIComponent(evil.host)}`);
  const second = `second-secret-${count}-0123456789`;
  const other = await makeKey(test, { apiKey: second, baseUrl: good.url });
  const own = await makeKey(test, { apiKey: `attackers-own-${count}-012345`, baseUrl: evil.url });
  const listed = await addDiscovered(test.deps, [
    {
      origin: { type: 'catalog', id: `saved-${count}` },
      facts: {
        name: `Saved ${count}`,
        slugHint: `saved-${count}`,
        description: '',
        registerUrl: null,
        documentationUrl: null,
        apiDocsUrl: null,
        developerPortalUrl: null,
        specialRequirements: [],
        requiredScopes: [],
        recommendedRotationDays: 90,
        baseUrl: good.url,
        keyPlacement: { type: 'bearer' },
        defaultHeaders: {},
        hosts: ['a.example.com', '127.0.0.2'],
        keyPattern: null,
        keyHint: null,
        verification: null,
      },
    },
  ]);
  const provider = listed.at(-1)!;
  const saved = `saved-secret-${count}-0123456789`;
  const ofSaved = await makeKey(test, { slug: provider.slug, apiKey: saved });
  const openai = await makeKey(test, { slug: 'openai', apiKey: `builtin-secret-${count}-012345` });
  return {
    id,
    otherId: other.id,
    ownId: own.id,
    savedId: ofSaved.id,
    openaiId: openai.id,
    provider,
    openai: await providerBySlug(test, 'openai'),
    github: await providerBySlug(test, 'github'),
    atEvil,
    beforeRotation,
    pinnedToEvil,
    secrets: [secret, oldSecret, second, saved, `builtin-secret-${count}-012345`],
  };
};
type History = Awaited<ReturnType<typeof history>>;

/** What an attacker does, and the keys whose secrets must not open afterwards. */
export type Attack = [what: string, attack: (h: History) => Promise<unknown>, keys: (h: History) => number[]];
