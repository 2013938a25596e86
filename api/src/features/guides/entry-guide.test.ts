import { isGuideHtml } from '@gatehouse/contract/plain/guide-html.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const guideOf = (api: string) => test.rest('GET', `/catalogue-guides?api=${encodeURIComponent(api)}`);

describe('the guide of an API that is not in the provider list', () => {
  it.each([
    ['paypal', 'curated'],
    ['frankfurter', 'without a key'],
    ['ptv.vic.gov.au', 'of the long tail'],
  ])('is generated for %s, an entry %s', async (api) => {
    const { status, body } = await guideOf(api);
    expect(status).toBe(200);
    expect(body).toMatchObject({ apiId: api, isGenerated: true });
    expect(body.steps.length).toBeGreaterThanOrEqual(4);
    for (const { description } of body.steps) expect(isGuideHtml(description)).toBe(true);
    const { body: providers } = await test.rest('GET', '/providers');
    expect(providers.map(({ slug }: { slug: string }) => slug)).not.toContain(api);
  });

  it('is found by its name too', async () => {
    expect((await guideOf('PayPal')).body.apiId).toBe('paypal');
  });

  it('is the one that it has once it is added', async () => {
    const before = await guideOf('Notion');
    const { body } = await test.rest('POST', '/discover-apis', { query: 'Notion', autoSave: true });
    const { body: providers } = await test.rest('GET', '/providers');
    const { id } = providers.find(({ slug }: { slug: string }) => slug === body.discovered[0].providerSlug);
    const { body: listed } = await test.rest('GET', `/registration-guides/${id}`);
    expect(before.body.steps).toEqual(listed.steps);
    expect((await guideOf('notion')).body.steps).toEqual(listed.steps);
  });

  it('is the hand-written one if it is built in', async () => {
    expect((await guideOf('stripe')).body.isGenerated).toBe(false);
  });

  it('is refused for an API that the catalog does not have, and for no name', async () => {
    expect((await guideOf('no-such-api')).status).toBe(404);
    expect((await guideOf('')).status).toBe(400);
  });

  it('is the same over tRPC', async () => {
    const { body } = await guideOf('paypal');
    expect((await test.trpc('query', 'guides.ofApi', { api: 'paypal' })).body).toEqual(body);
    expect(body.name).toBe('PayPal');
  });
});
