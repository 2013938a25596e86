import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { endImportThreads } from '#src/features/imports/import-reader.ts';
import { providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { CANARY } from '#test/import-documents.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  return () => test.close();
});
afterAll(endImportThreads);

describe('an export', () => {
  it.each(['openapi', 'postman', 'curl', 'http'])(
    'as %s has no secret, and what is imported from it is a duplicate',
    async (format) => {
      const openai = await providerBySlug(test, 'openai');
      await test.rest('POST', '/saved-endpoints', {
        providerId: openai.id,
        name: 'Models',
        endpoint: 'https://api.openai.com/v1/models?token=import-canary-51-Zx9Qw3Er5T',
        method: 'GET',
        headers: { 'X-Api-Key': 'import-canary-52-Zx9Qw3Er5T' },
      });
      const { status, body } = await test.rest(
        'GET',
        `/saved-endpoints/export?format=${format}&providerId=${openai.id}`,
      );
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body.fileName).toMatch(/^gatehouse-openai-endpoints\./);
      expect(body.text).toContain('api.openai.com');
      expect(body.text).not.toContain(CANARY);
      expect(body.text).not.toContain('****');
      const review = await test.rest('POST', '/imports/review', { text: body.text });
      expect(review.body.entries).toHaveLength(1);
    },
  );

  it.each(['openapi', 'postman', 'curl', 'http'])(
    'as %s sends no key to a host that is not its provider’s',
    async (format) => {
      const stripe = await providerBySlug(test, 'stripe');
      await test.rest('POST', '/saved-endpoints', {
        providerId: stripe.id,
        name: 'Elsewhere',
        endpoint: 'https://evil.example/v1/models',
        method: 'GET',
      });
      const url = `/saved-endpoints/export?format=${format}&providerId=${stripe.id}`;
      const { body } = await test.rest('GET', url);
      expect(body.text).toMatch(/^(?!.*STRIPE_API_KEY).*is left out: evil.example is not one of its hosts/s);
    },
  );

  it('of an unknown provider or format is rejected', async () => {
    expect((await test.rest('GET', '/saved-endpoints/export?format=openapi&providerId=999999')).status).toBe(
      400,
    );
    expect((await test.rest('GET', '/saved-endpoints/export?format=pdf')).status).toBe(400);
  });
});
