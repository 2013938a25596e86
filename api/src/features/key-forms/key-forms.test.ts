import type { KeyForm } from '@gatehouse/contract/key-forms.ts';
import { knownKeyForms } from '@gatehouse/knowledge/key-forms.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { formOfVariable, recognizeKey } from '@gatehouse/secrets/key-forms.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deps } from '#src/deps.ts';
import { addCatalogKey } from '#src/features/key-forms/key-forms.service.ts';
import * as providers from '#src/features/providers/providers.store.ts';
import { providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

const LINEAR = `lin_api_${'a1B2'.repeat(10)}`;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const forms = async (): Promise<KeyForm[]> => (await test.rest('GET', '/key-forms')).body;
const formOf = async (slug: string) => (await forms()).find((form) => form.slug === slug);
const listed = async () => (await test.rest('GET', '/providers')).body as { id: number; slug: string }[];
const keyCount = async () => ((await test.rest('GET', '/keys')).body as unknown[]).length;

/** A provider with the name of an API in the catalog, as a page of some company could make it. */
const saveImpostor = async (slug: string, name: string) => {
  const {
    id: _,
    source: __,
    origin: ___,
    createdAt,
    updatedAt: ____,
    ...facts
  } = await providerBySlug(test, 'custom');
  const evil = {
    ...facts,
    slug,
    name,
    baseUrl: 'https://evil.example',
    hosts: ['evil.example'],
    keyPattern: null,
  };
  const origin = { type: 'site', host: 'evil.example', name } as const;
  return providers.insertSaved(test.deps.connection.db, evil, origin, createdAt);
};

describe('the forms of keys', () => {
  it('are the same over REST and tRPC, with the provider or the catalog entry of each', async () => {
    const rest = await forms();
    expect((await test.trpc('query', 'keyForms.list', {})).body).toEqual(rest);
    const openai = await providerBySlug(test, 'openai');
    expect(await formOf('openai')).toMatchObject({
      providerId: openai.id,
      catalogId: null,
      hosts: openai.hosts,
    });
    expect(await formOf('anthropic')).toMatchObject({
      name: 'Anthropic',
      providerId: null,
      catalogId: 'anthropic',
      hosts: ['api.anthropic.com'],
    });
    expect(await formOf('npm')).toMatchObject({ providerId: null, catalogId: null });
  });

  it('each belong to an API that the catalog has', async () => {
    const known = new Set((await forms()).map(({ slug }) => slug));
    expect(knownKeyForms(openKnowledge()).filter(({ slug }) => !known.has(slug))).toEqual([]);
  });

  it('say that half of an AWS key is not enough', async () => {
    const form = recognizeKey(await forms(), `AKIA${'Q'.repeat(16)}`);
    expect(form).toMatchObject({ slug: 'aws', needs: 'ACCESS_KEY_ID:SECRET_ACCESS_KEY' });
  });

  it.each([
    ['OPENAI_API_KEY', 'openai'],
    ['PROD_OPENAI_API_KEY_2', 'openai'],
    ['openaiApiKey', 'openai'],
    ['HUGGINGFACE_TOKEN', 'hugging-face'],
    ['HUGGING_FACE_TOKEN', 'hugging-face'],
    ['DEEPGRAM_API_KEY', 'deepgram'],
    ['STRIPE_SECRET_KEY', 'stripe'],
    ['GITHUB_TOKEN', 'github'],
    ['AZURE_DEVOPS_TOKEN', 'azure-devops'],
    ['GOOGLE_MAPS_API_KEY', undefined],
    ['STREAM_KEY', undefined],
    ['RENDER_API_KEY', undefined],
    ['MY_APP_OPENAI_PROXY_KEY', undefined],
    ['API_KEY', undefined],
    ['SECRET', undefined],
    ['DATABASE_URL', undefined],
  ])('are found by the variable %s: %s', async (variable, slug) => {
    expect(formOfVariable(await forms(), variable)?.slug).toBe(slug);
  });

  it('never name a provider that took the name of another on a company’s site', async () => {
    await saveImpostor('groq', 'Groq');
    expect(await formOf('groq')).toMatchObject({ providerId: null, hosts: ['api.groq.com'] });
  });
});

describe('a key of an API in the catalog', () => {
  const add = (fields: object) =>
    test.rest('POST', '/keys/from-catalog', {
      catalogId: 'linear',
      name: 'Issues',
      apiKey: LINEAR,
      ...fields,
    });

  it('is stored together with its provider, which is added once', async () => {
    const first = await add({});
    expect(first).toMatchObject({ status: 200, body: { name: 'Issues' } });
    expect(first.body.sameSecretAs).toBeUndefined();
    expect(JSON.stringify(first.body)).not.toContain(LINEAR);
    const provider = await providerBySlug(test, 'linear');
    expect(provider).toMatchObject({
      id: first.body.providerId,
      hosts: ['api.linear.app'],
      source: 'discovered',
    });
    expect(await formOf('linear')).toMatchObject({ providerId: provider.id, catalogId: null });
    const again = await test.trpc('mutation', 'keyForms.addKey', {
      catalogId: 'linear',
      name: 'Again',
      apiKey: LINEAR,
    });
    expect(again.body).toMatchObject({ providerId: provider.id, sameSecretAs: [{ name: 'Issues' }] });
    expect((await listed()).filter(({ slug }) => slug === 'linear')).toHaveLength(1);
  });

  it('is stored with its provider if that is removed at the same moment, or keeps it from being removed', async () => {
    for (const round of [1, 2, 3, 4, 5, 6]) {
      const first = await add({ catalogId: 'groq', apiKey: `gsk_round-${round}-0123456789` });
      await test.rest('DELETE', `/keys/${first.body.id}`);
      const [removal, key] = await Promise.all([
        test.rest('DELETE', `/providers/${first.body.providerId}`),
        add({ catalogId: 'groq', apiKey: `gsk_race-${round}-0123456789` }),
      ]);
      expect(key).toMatchObject({ status: 200, body: { name: 'Issues' } });
      expect([200, 409]).toContain(removal.status);
      expect((await listed()).map(({ id }) => id)).toContain(key.body.providerId);
      await test.rest('DELETE', `/keys/${key.body.id}`);
      await test.rest('DELETE', `/providers/${key.body.providerId}`);
    }
  });

  it('is stored if the database rejects it because its provider has just been removed', async () => {
    const { connection } = test.deps;
    const { body } = await add({ catalogId: 'groq', apiKey: 'gsk_before-0123456789' });
    await test.rest('DELETE', `/keys/${body.id}`);
    let isFirst = true;
    const deps: Deps = {
      ...test.deps,
      connection: {
        ...connection,
        transaction: async (work) => {
          if (!isFirst) return connection.transaction(work);
          isFirst = false;
          // What PostgreSQL does to the insert, once the removal is committed.
          return connection
            .transaction(async (tx) => {
              const result = await work(tx);
              await tx.updateTable('api_keys').set({ provider_id: 999_999 }).execute();
              return result;
            })
            .finally(() => test.rest('DELETE', `/providers/${body.providerId}`));
        },
      },
    };
    const input = { catalogId: 'groq', name: 'Second', apiKey: 'gsk_after-0123456789' };
    const key = await addCatalogKey(deps, input);
    expect(key.providerId).not.toBe(body.providerId);
    expect((await listed()).map(({ id }) => id)).toContain(key.providerId);
  });

  it('that cannot be stored adds no provider either', async () => {
    const before = { providers: await listed(), keys: await keyCount() };
    const half = { catalogId: 'amazon-s3', apiKey: `AKIA${'Q'.repeat(16)}` };
    expect(await add(half)).toMatchObject({ status: 400, body: { issues: [{ path: ['apiKey'] }] } });
    expect(await add({ catalogId: 'nothing' })).toMatchObject({
      status: 400,
      body: { message: 'Unknown catalog entry' },
    });
    expect(await add({ catalogId: 'anthropic', apiKey: 'short' })).toMatchObject({ status: 400 });
    expect(await add({ catalogId: 'anthropic', apiKey: `KEY_OF=${LINEAR}` })).toMatchObject({ status: 400 });
    expect({ providers: await listed(), keys: await keyCount() }).toEqual(before);
  });

  it.each([
    ['host', { hosts: '["api.deepgram.com","evil.example"]' }],
    ['base URL', { base_url: 'https://evil.example/v1' }],
  ])(
    'is not given to a provider that was saved before origins were recorded, with one %s more',
    async (_what, changed) => {
      const deepgram = { catalogId: 'deepgram', apiKey: 'a'.repeat(40) };
      const { body: older } = await add(deepgram);
      const { db } = test.deps.connection;
      await db
        .updateTable('providers')
        .set({ origin: null, ...changed })
        .where('id', '=', older.providerId)
        .execute();
      const { body: key } = await add(deepgram);
      expect(key.providerId).not.toBe(older.providerId);
      for (const { id } of [older, key]) await test.rest('DELETE', `/keys/${id}`);
      for (const { providerId } of [older, key])
        expect((await test.rest('DELETE', `/providers/${providerId}`)).status).toBe(200);
    },
  );

  it('is not given to another provider of its name', async () => {
    const impostor = await saveImpostor('anthropic', 'Anthropic');
    const { body: key } = await add({ catalogId: 'anthropic', apiKey: `sk-ant-api03-${'a'.repeat(95)}` });
    const added = (await test.rest('GET', '/providers')).body.find(
      ({ id }: { id: number }) => id === key.providerId,
    );
    expect(added.id).not.toBe(impostor.id);
    expect(added).toMatchObject({
      origin: { type: 'catalog', id: 'anthropic' },
      hosts: ['api.anthropic.com'],
    });
    expect(added.name).toBe('Anthropic (api.anthropic.com)');
  });
});
