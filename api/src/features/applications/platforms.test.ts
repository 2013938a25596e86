import { BUILT_IN_SLUGS } from '@gatehouse/contract/built-in-slugs.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLATFORMS } from '#src/features/applications/platforms/all.ts';
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
    expect(BUILT_IN_SLUGS.filter((slug) => slug !== 'custom' && !Object.hasOwn(PLATFORMS, slug))).toEqual([]);
  });

  it.each(Object.entries(PLATFORMS))('%s has distinct questions with help, and sources', (_slug, facts) => {
    const { fields, formUrl, sources, about, marks } = facts;
    expect(fields.length).toBeGreaterThanOrEqual(5);
    for (const key of ['name', 'label'] as const)
      expect(new Set(fields.map((field) => field[key])).size).toBe(fields.length);
    for (const { type, options, help, label } of fields) {
      expect([type === 'select', options.length > 1]).toEqual([type === 'select', type === 'select']);
      expect(help).toMatch(/\.$/);
      expect(label).not.toBe('');
    }
    const filled = fields.flatMap(({ source }) => source ?? []);
    expect(new Set(filled).size).toBe(filled.length);
    expect(filled.length).toBeGreaterThan(0);
    expect(about).toMatch(/\.$/);
    expect(marks.length).toBeGreaterThan(0);
    expect(
      [formUrl, ...sources].filter((url) => !URL.parse(url ?? '')?.protocol.startsWith('https')),
    ).toEqual([]);
    expect(sources.length).toBeGreaterThan(0);
  });

  it('is returned with the id of the provider, over REST and tRPC', async () => {
    const github = await platformOf('github');
    const { id } = await providerBySlug(test, 'github');
    expect(github).toEqual({ providerId: id, ...PLATFORMS.github });
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
