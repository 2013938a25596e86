import type { Provider } from '@gatehouse/contract/providers.ts';
import type { DiscoveredApi } from '@gatehouse/contract/research.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, petOpenApi, startSite } from '#test/company-site.ts';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { makeOauthConfig } from '#test/oauth-login.ts';
import type { Upstream } from '#test/upstream.ts';

let test: TestApp;
let site: Upstream;
beforeAll(async () => {
  test = await createTestApp();
  site = await startSite((origin) => ({ '/openapi.json': json(petOpenApi(origin)) }));
});
afterAll(async () => {
  await test.close();
  await site.close();
});

const research = async (): Promise<DiscoveredApi> =>
  (await test.rest('POST', '/scrape-company', { domain: site.host })).body.apis[0];
/** Saves what is found on the site. */
const saved = async (): Promise<Provider> => {
  const { name, id } = await research();
  const { body } = await test.rest('POST', '/discover-apis', { query: name, autoSave: true, id });
  return providerBySlug(test, body.saved[0].providerSlug);
};
const remove = (id: number | string) => test.rest('DELETE', `/providers/${id}`);
const list = async (): Promise<Provider[]> => (await test.rest('GET', '/providers')).body;
const removals = () =>
  test.deps.connection.db
    .selectFrom('audit_events')
    .select(['subject', 'subject_id', 'detail'])
    .where('action', '=', 'provider.delete')
    .execute();

describe('a provider that was added', () => {
  it('is removed and recorded, and what was found is then not saved and can be saved again', async () => {
    const { id, slug, name } = await saved();
    expect((await research()).providerSlug).toBe(slug);
    const before = (await removals()).length;
    expect(await remove(id)).toMatchObject({ status: 200, body: { id } });
    expect((await list()).some((provider) => provider.id === id)).toBe(false);
    const events = await removals();
    expect(events).toHaveLength(before + 1);
    expect(events.at(-1)).toMatchObject({ subject: 'provider', subject_id: id });
    expect(JSON.parse(events.at(-1)?.detail ?? '')).toMatchObject({ provider: slug, name });
    expect((await research()).providerSlug).toBeNull();
    expect((await saved()).name).toBe(name);
    expect((await remove(id)).status).toBe(404);
  });

  it('stays while it has an OAuth configuration', async () => {
    const { id, slug, name } = await saved();
    const url = 'https://auth.example.com/token';
    const config = await makeOauthConfig(test, { authorizationUrl: url, tokenUrl: url }, { slug });
    expect(await remove(id)).toMatchObject({
      status: 409,
      body: { message: `${name} has 1 OAuth configuration. Delete it first.` },
    });
    await test.rest('DELETE', `/oauth-configs/${config.id}`);
    expect((await remove(id)).status).toBe(200);
  });

  it('stays while it has keys, and the message says how many', async () => {
    const { id, slug, name } = await saved();
    const first = await makeKey(test, { slug });
    const before = (await removals()).length;
    expect(await remove(id)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: `${name} has 1 API key. Delete it first.` },
    });
    const second = await makeKey(test, { slug });
    expect((await remove(id)).body.message).toBe(`${name} has 2 API keys. Delete them first.`);
    expect((await list()).some((provider) => provider.id === id)).toBe(true);
    expect(await removals()).toHaveLength(before);
    for (const key of [first, second]) await test.rest('DELETE', `/keys/${key.id}`);
    expect((await remove(id)).status).toBe(200);
  });

  it('is removed or gets its key, never both, if both are asked for at once', async () => {
    for (const round of [1, 2, 3, 4, 5, 6]) {
      const { id } = await saved();
      const input = { providerId: id, name: `Key ${round}`, apiKey: 'secret-0123456789' };
      const [removal, key] = await Promise.all([remove(id), test.rest('POST', '/keys', input)]);
      expect([`${removal.status} ${key.status}`]).toEqual([removal.status === 200 ? '200 400' : '409 200']);
      if (key.status === 200) await test.rest('DELETE', `/keys/${key.body.id}`);
      await remove(id);
    }
  });

  it('is removed the same way over tRPC', async () => {
    const { id } = await saved();
    expect((await test.trpc('mutation', 'providers.delete', { id })).body).toEqual({ id });
    expect((await test.trpc('mutation', 'providers.delete', { id })).status).toBe(404);
  });
});

describe('a built-in provider', () => {
  it('cannot be removed', async () => {
    const before = await list();
    for (const { id, name } of before.filter(({ source }) => source === 'built-in'))
      expect(await remove(id)).toMatchObject({
        status: 409,
        body: { message: `${name} is built in and cannot be removed.` },
      });
    expect(await list()).toEqual(before);
  });
});

it.each(['0', '-1', '1e0', 'x', '2147483648', '1.5'])('the id %s is rejected', async (id) => {
  expect((await remove(id)).status).toBe(400);
});

it('an unknown id is not found', async () => {
  expect(await remove(2_147_483_647)).toMatchObject({ status: 404, body: { message: 'Provider not found' } });
});
