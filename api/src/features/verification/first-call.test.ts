import { getApi } from '@gatehouse/knowledge/apis/lookups.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedProviders } from '#src/features/providers/providers.service.ts';
import * as providers from '#src/features/providers/providers.store.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const addTo = async (name: string, apiKey: string, more: object = {}) => {
  const saved = await test.rest('POST', '/discover-apis', { query: name, autoSave: true });
  expect(saved.status).toBe(200);
  const all = (await test.rest('GET', '/providers')).body as { id: number; name: string }[];
  const provider = all.find((one) => one.name === name);
  return (await test.rest('POST', '/keys', { providerId: provider?.id, name, apiKey, ...more })).body;
};

describe('an API of the catalog', () => {
  it.each(['anthropic', 'slack', 'sendgrid', 'mapbox', 'deepl'])(
    'has a call that verifies keys of %s, and that changes nothing',
    (slug) => {
      const verification = getApi(openKnowledge(), slug)?.verification;
      expect(verification).toMatchObject({ endpoint: expect.stringMatching(/^\//) });
      expect(verification).not.toHaveProperty('body');
    },
  );

  it('gets it when it is saved, and at the next start if it was saved before it was known', async () => {
    await addTo('Anthropic', 'sk-ant-sample-key-000000000001');
    const { db } = test.deps.connection;
    const saved = await providers.findBySlug(db, 'anthropic');
    expect(saved?.verification).toMatchObject({ method: 'GET', endpoint: '/v1/models' });
    if (saved === undefined) throw new Error('Anthropic is not listed');
    await providers.updateSaved(db, saved.id, { ...saved, verification: null }, saved.updatedAt);
    await seedProviders(test.deps);
    expect((await providers.findBySlug(db, 'anthropic'))?.verification).toEqual(saved.verification);
  });
});

describe('a key of a free plan of DeepL', () => {
  const id = '0a1b2c3d-0000-4000-8000-00000000000';

  it('is for the host of free plans, if no other base URL is given', async () => {
    expect(await addTo('DeepL', `${id}1:fx`)).toMatchObject({ baseUrl: 'https://api-free.deepl.com' });
    const baseUrl = 'https://proxy.example.com';
    expect(await addTo('DeepL', `${id}2:fx`, { baseUrl })).toMatchObject({ baseUrl });
    expect(await addTo('DeepL', `${id}3`)).toMatchObject({ baseUrl: null });
  });
});
