import type { ImportEntry } from '@gatehouse/contract/imports.ts';
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
    'as %s has each kind of body, and no secret of one',
    async (format) => {
      const openai = await providerBySlug(test, 'openai');
      const apiKey = 'import-canary-53-Zx9Qw3Er5T';
      const bodies = [
        { kind: 'json', text: `{"kept": "in-json", "apiKey": "${apiKey}"}` },
        {
          kind: 'text',
          text: `<a><kept>in-text</kept><apiKey>${apiKey}</apiKey></a>`,
          contentType: 'text/xml',
        },
        {
          kind: 'form',
          fields: [
            { name: 'kept', value: 'in-form' },
            { name: 'apiKey', value: apiKey },
          ],
        },
        {
          kind: 'multipart',
          parts: [
            { name: 'kept', value: 'in-parts' },
            { name: 'apiKey', value: apiKey },
          ],
        },
        { kind: 'graphql', query: '{ kept }', variables: `{"kept": "in-graphql", "apiKey": "${apiKey}"}` },
        { kind: 'binary', contentType: 'image/png', base64: 'AAEC', fileName: 'in-binary.png' },
      ];
      for (const body of bodies) {
        const { status } = await test.rest('POST', '/saved-endpoints', {
          providerId: openai.id,
          name: `A body of kind ${body.kind}`,
          endpoint: `https://api.openai.com/v1/${body.kind}`,
          method: 'POST',
          body,
        });
        expect(status).toBe(200);
      }
      const url = `/saved-endpoints/export?format=${format}&providerId=${openai.id}`;
      const { body } = await test.rest('GET', url);
      for (const kept of ['in-json', 'in-text', 'in-form', 'in-parts', 'in-graphql', 'in-binary.png'])
        expect(body.text).toContain(kept);
      expect(body.text).not.toContain(CANARY);
      expect(body.text).not.toContain('****');
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

it('has folders and endpoints without a key, which an import of it finds again', async () => {
  const post = async (path: string, input: object) => (await test.rest('POST', path, input)).body;
  const { id: providerId } = await providerBySlug(test, 'openai');
  const outer = await post('/folders', { name: 'Shop' });
  const inner = await post('/folders', { name: 'Orders', parentId: outer.id });
  const request = { providerId, method: 'GET', endpoint: 'https://api.openai.com/v1/models' };
  await post('/saved-endpoints', { ...request, name: 'Open', folderId: inner.id, withoutKey: true });
  await post('/saved-endpoints', { ...request, name: 'With a key', endpoint: `${request.endpoint}/1` });
  for (const format of ['postman', 'openapi']) {
    const { text } = (await test.rest('GET', `/saved-endpoints/export?format=${format}`)).body;
    const { entries } = await post('/imports/review', { text });
    const seen = entries.map(({ name, path, withoutKey, status }: ImportEntry) => [
      name,
      path,
      withoutKey,
      status,
    ]);
    expect(seen.toSorted(), format).toEqual([
      ['Open', ['Shop', 'Orders'], true, 'duplicate'],
      ['With a key', [], false, 'duplicate'],
    ]);
  }
});
