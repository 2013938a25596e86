import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('stores no half of a key of several values, and says what to do', async () => {
  const { body: added } = await test.rest('POST', '/keys/from-catalog', {
    catalogId: 'adzuna',
    name: 'first',
    apiKey: 'main-secret-9z8y7x6w5v',
    parts: { app_id: 'ident-1f2e3d4c' },
  });
  const text = 'ADZUNA_APP_KEY=a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6\n';
  const { body: review } = await test.rest('POST', '/imports/review', { text, fileName: '.env' });
  expect(review.secrets).toHaveLength(1);
  const { status, body } = await test.rest('POST', '/imports', {
    text,
    fileName: '.env',
    digest: review.digest,
    endpoints: [],
    secrets: [{ index: 0, providerId: added.providerId, name: 'second' }],
  });
  expect(status).toBe(400);
  expect(body.issues).toEqual([
    {
      path: ['secrets', 0, 'providerId'],
      message:
        '“ADZUNA_APP_KEY”: Application ID is required. Leave it out, and add a key of several values on the API Keys screen',
    },
  ]);
  expect((await test.rest('GET', '/keys')).body).toHaveLength(1);
});

it('exports where each value goes, as variables, and says that it cannot sign', async () => {
  const { body: providers } = await test.rest('GET', '/providers');
  const adzuna = providers.find(({ slug }: { slug: string }) => slug === 'adzuna');
  const { body: signing } = await test.rest('POST', '/keys/from-catalog', {
    catalogId: 'sumsub',
    name: 's',
    apiKey: 'main-secret-9z8y7x6w5v',
    parts: { app_token: 'sbx:app-token-5a6b7c8d' },
  });
  for (const [providerId, endpoint] of [
    [adzuna.id, 'https://api.adzuna.com/v1/api/jobs/gb/search/1'],
    [signing.providerId, 'https://api.sumsub.com/resources/applicants'],
  ]) {
    const saved = await test.rest('POST', '/saved-endpoints', {
      name: 'Call it',
      method: 'GET',
      endpoint,
      providerId,
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  }
  const texts = await Promise.all(
    ['http', 'postman', 'curl', 'openapi'].map(
      async (format) =>
        (await test.rest('GET', `/saved-endpoints/export?format=${format}`)).body.text as string,
    ),
  );
  const [http = '', postman = '', curl = '', openapi = ''] = texts;
  expect(http).toContain('?app_id={{ADZUNA_APP_ID}}&app_key={{ADZUNA_APP_KEY}}');
  expect(JSON.parse(postman).variable.map(({ key }: { key: string }) => key)).toEqual([
    'ADZUNA_APP_KEY',
    'ADZUNA_APP_ID',
  ]);
  expect(curl).toContain('--data-urlencode app_id="$ADZUNA_APP_ID"');
  expect(Object.keys(JSON.parse(openapi).components.securitySchemes)).toEqual([
    'adzuna.app_id',
    'adzuna.app_key',
  ]);
  for (const text of texts) {
    expect(text).toContain('each call is signed with it');
    expect(text).not.toContain('app-token-5a6b7c8d');
  }
});
