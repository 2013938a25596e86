import { BUILT_IN_SLUGS } from '@gatehouse/contract/plain/built-in-slugs.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedProviders } from '#src/features/providers/providers.service.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const list = async (): Promise<Provider[]> => (await test.rest('GET', '/providers')).body;

describe('the list of providers', () => {
  it('contains the twelve built-in ones in order, and is the same over REST and tRPC', async () => {
    const providers = await list();
    expect(providers.map(({ slug }) => slug)).toEqual([...BUILT_IN_SLUGS]);
    expect(providers.every(({ source }) => source === 'built-in')).toBe(true);
    expect((await test.trpc('query', 'providers.list')).body).toEqual(providers);
  });

  it('says which hosts get the keys of each provider', async () => {
    const openai = (await test.rest('GET', '/providers')).body[0];
    expect(openai.keyHosts).toContain('api.openai.com');
    expect(openai.keyHosts).toEqual(openai.hosts);
  });

  it('stays unchanged when the server starts again', async () => {
    const before = await list();
    await seedProviders(test.deps);
    expect(await list()).toEqual(before);
  });

  it('is updated to the facts of this version, and keeps the ids that keys refer to', async () => {
    const before = await list();
    await test.deps.connection.db
      .updateTable('providers')
      .set({ name: 'Old name' })
      .where('slug', '=', 'stripe')
      .execute();
    await seedProviders(test.deps);
    const stripe = (await list()).find(({ slug }) => slug === 'stripe');
    expect(stripe).toMatchObject({ id: before.find(({ slug }) => slug === 'stripe')?.id, name: 'Stripe' });
  });

  it('is seeded once when several instances start together', async () => {
    await test.deps.connection.db.deleteFrom('providers').execute();
    await Promise.allSettled([1, 2, 3].map(() => seedProviders(test.deps)));
    expect((await list()).map(({ slug }) => slug).sort()).toEqual([...BUILT_IN_SLUGS].sort());
  });
});
