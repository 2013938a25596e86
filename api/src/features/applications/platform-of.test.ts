import { BUILT_IN_SLUGS } from '@gatehouse/contract/plain/built-in-slugs.ts';
import { findPlatform } from '@gatehouse/knowledge/application-platforms.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const platformOf = async (slug: string) => {
  const { id } = await providerBySlug(test, slug);
  return (await test.rest('GET', `/application-platforms/${id}`)).body;
};

describe('what platforms ask', () => {
  it('is known of every built-in provider but the custom one', () => {
    const unknown = BUILT_IN_SLUGS.filter((slug) => findPlatform(openKnowledge(), slug) === undefined);
    expect(unknown).toEqual(['custom']);
  });

  it('is returned with the id of the provider, over REST and tRPC', async () => {
    const github = await platformOf('github');
    const { id } = await providerBySlug(test, 'github');
    expect(github).toEqual({ providerId: id, ...findPlatform(openKnowledge(), 'github') });
    expect((await test.trpc('query', 'applications.platform', { providerId: id })).body).toEqual(github);
  });

  it('is what most platforms ask, if nothing is known', async () => {
    const custom = await platformOf('custom');
    expect(custom).toMatchObject({ sources: [], marks: [] });
    expect(custom.fields.map(({ name }: { name: string }) => name)).toContain('privacyPolicyUrl');
  });

  it('is not found for an unknown provider', async () => {
    expect((await test.rest('GET', '/application-platforms/999999')).status).toBe(404);
  });
});
