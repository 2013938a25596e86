import { sql, type Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#src/db/database.ts';
import { resealing, resealingKeysOfTakenOver } from '#src/features/keys/key-secrets.ts';
import { seedProviders } from '#src/features/providers/providers.service.ts';
import { SEALED_COLUMNS } from '#src/sealed-columns.ts';
import { rotateDataKey } from '#src/vault/rotate-data-key.ts';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { CHANGES } from '#test/tampering/changes.ts';
import { COPIES } from '#test/tampering/copies.ts';
import {
  db,
  evil,
  good,
  history,
  masterKey,
  setProvider,
  startTampering,
  stopTampering,
  test,
} from '#test/tampering/tampering.ts';
import type { Upstream } from '#test/upstream.ts';

beforeAll(startTampering);
afterAll(stopTampering);

/** Everything by which a secret could leave; the statuses of reading it come back. */
const tryEverything = async (id: number): Promise<number[]> => {
  for (const endpoint of ['/x', evil.url, good.url]) {
    await test.rest('POST', '/test', { apiKeyId: id, endpoint, method: 'GET' });
  }
  const reading = [
    await test.rest('POST', `/keys/${id}/reveal`),
    await test.trpc('mutation', 'keys.reveal', { id }),
  ];
  await test.rest('POST', `/keys/${id}/verify`);
  // A person who sees that a key does not work may replace it, pin its host or edit it: that must not seal it for the evil host.
  const changing = [
    await test.rest('POST', `/keys/${id}/rotate`, { newApiKey: 'replaced-0123456789' }),
    await test.rest('POST', `/keys/${id}/hosts`, { host: 'b.example.com' }),
  ];
  await test.rest('POST', '/test', { apiKeyId: id, endpoint: evil.url, method: 'GET' });
  await test.rest('POST', '/test', { apiKeyId: id, endpoint: '/x', method: 'GET' });
  return [...reading, ...changing].map(({ status }) => status);
};

/** A saved provider as a release might find it. */
const resealSaved = (
  keyId: number,
  providerId: number,
  columns: Partial<Updateable<Database['providers']>>,
): Promise<unknown> =>
  test.deps.connection.transaction((tx) =>
    resealing(test.deps, tx, keyId, () =>
      tx.updateTable('providers').set(columns).where('id', '=', providerId).execute(),
    ),
  );

const sentTo = ({ received }: Upstream): string => JSON.stringify(received);

describe('a secret whose bounds were changed in the database', () => {
  it.each([...CHANGES, ...COPIES])('neither opens nor leaves: %s', async (_what, attack, keys) => {
    const h = await history();
    evil.received.length = 0;
    await attack(h);
    for (const id of keys(h)) {
      for (const status of await tryEverything(id)) expect(status).toBeGreaterThanOrEqual(400);
    }
    const sent = sentTo(evil);
    for (const secret of [...h.secrets, 'replaced-0123456789', 'attackers-own'])
      expect(sent).not.toContain(secret);
    await sql`update providers set slug = 'swapping' where id = ${h.github.id}`.execute(db());
    await setProvider(h.openai.id, { slug: 'openai', source: 'built-in' });
    await setProvider(h.github.id, { slug: 'github' });
    await seedProviders(test.deps);
  });
});

describe('the row of a built-in provider', () => {
  it.each([
    ['hosts', { hosts: JSON.stringify(['127.0.0.1']) }],
    ['base URL', { base_url: 'http://127.0.0.1:9' }],
    ['key placement', { key_placement: '{"type":"header","name":"x-leak"}' }],
    ['headers', { default_headers: '{"x-leak":"1"}' }],
    ['verification', { verification: '{"method":"GET","endpoint":"http://127.0.0.1:9"}' }],
    ['rejection codes', { refusal_codes: '["1"]' }],
  ])('does not decide where its keys go: another value for its %s changes nothing', async (what, columns) => {
    const apiKey = `code-decides-${what}-0123456789`;
    const { id, providerId } = await makeKey(test, { apiKey, baseUrl: good.url });
    evil.received.length = 0;
    good.received.length = 0;
    await setProvider(providerId, columns);
    await test.rest('POST', '/test', { apiKeyId: id, endpoint: evil.url, method: 'GET' });
    await test.rest('POST', '/test', { apiKeyId: id, endpoint: '/x', method: 'GET' });
    expect((await test.rest('POST', `/keys/${id}/verify`)).body).toMatchObject({ valid: null });
    await seedProviders(test.deps);
    expect(sentTo(evil)).not.toContain(apiKey);
    expect(sentTo(evil)).not.toContain('x-leak');
    expect(
      good.received.map(({ path, headers }) => [path, headers.authorization, headers['x-leak']]),
    ).toEqual([['/x', `Bearer ${apiKey}`, undefined]]);
  });
});

/** On PostgreSQL the command may run beside the server; with an SQLite file it is the only process. */
const changeDataKey = async (): Promise<{ status: number }> => {
  const { connection } = test.deps;
  if (connection.dialect === 'postgres') await rotateDataKey(connection, masterKey, SEALED_COLUMNS);
  return { status: 200 };
};

describe('a key', () => {
  it('keeps its own secret through edits, pins and rotations at once, and it goes where the last of them says', async () => {
    for (let round = 0; round < 4; round += 1) {
      const apiKey = `at-once-${round}-before-0123456789`;
      const { id } = await makeKey(test, { apiKey, baseUrl: evil.url });
      const next = `at-once-${round}-after-0123456789`;
      const responses = await Promise.all([
        test.rest('PATCH', `/keys/${id}`, { baseUrl: good.url }),
        test.rest('POST', `/keys/${id}/rotate`, { newApiKey: next }),
        test.rest('POST', `/keys/${id}/hosts`, { host: 'a.example.com' }),
        test.rest('POST', `/keys/${id}/hosts`, { host: 'b.example.com' }),
        test.rest('POST', `/keys/${id}/reveal`),
        changeDataKey(),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
      expect((await test.rest('POST', `/keys/${id}/reveal`)).body).toEqual({ apiKey: next });
      const listed = (await test.rest('GET', '/keys')).body.find((key: { id: number }) => key.id === id);
      expect(listed).toMatchObject({ baseUrl: good.url, pinnedHosts: ['a.example.com', 'b.example.com'] });
    }
  });

  it('of a saved provider that becomes built-in keeps its secret', async () => {
    const h = await history();
    // As if this version had added the slug of a provider that was saved before.
    const { id } = await makeKey(test, { slug: h.provider.slug, apiKey: 'taken-over-0123456789' });
    await setProvider(h.openai.id, { slug: `former-${h.id}` });
    await sql`delete from api_keys where provider_id = ${h.provider.id} and id <> ${id}`.execute(db());
    await resealSaved(id, h.provider.id, { slug: 'openai', hosts: '["api.openai.com"]', base_url: null });
    await seedProviders(test.deps, (tx, update) => resealingKeysOfTakenOver(test.deps, tx, update));
    expect((await test.rest('POST', `/keys/${id}/reveal`)).body).toEqual({ apiKey: 'taken-over-0123456789' });
    expect((await providerBySlug(test, 'openai')).source).toBe('built-in');
    expect((await providerBySlug(test, 'openai')).id).toBe(h.provider.id);
  });

  it('of a saved provider with the slug of a built-in one, but other hosts, is never sent to the hosts of that one', async () => {
    const h = await history();
    const apiKey = 'of-a-stranger-0123456789';
    const { id } = await makeKey(test, { slug: h.provider.slug, apiKey });
    await setProvider(h.openai.id, { slug: `former-of-${h.id}` });
    await sql`delete from api_keys where provider_id = ${h.provider.id} and id <> ${id}`.execute(db());
    const stranger = { slug: 'openai', name: 'OpenAI', hosts: '["api.openai.com","openai.evil.example"]' };
    await resealSaved(id, h.provider.id, stranger);
    await seedProviders(test.deps, (tx, update) => resealingKeysOfTakenOver(test.deps, tx, update));
    const openai = await providerBySlug(test, 'openai');
    expect(openai).toMatchObject({ source: 'built-in', name: 'OpenAI' });
    expect(openai.id).not.toBe(h.provider.id);
    const aside = await providerBySlug(test, 'openai-2');
    expect(aside).toMatchObject({
      id: h.provider.id,
      source: 'discovered',
      hosts: JSON.parse(stranger.hosts),
    });
    expect(aside.name).not.toBe('OpenAI');
    expect((await test.rest('POST', `/keys/${id}/reveal`)).body).toEqual({ apiKey });
    await seedProviders(test.deps);
    expect(await providerBySlug(test, 'openai-2')).toEqual(aside);
  });
});
