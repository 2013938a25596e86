import type { ImportReview } from '@gatehouse/contract/imports.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endImportThreads } from '#src/features/imports/import-reader.ts';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

const STORED = 'plain-looking-stored-word-42';
const text = JSON.stringify({
  info: { name: `Store of ${STORED}` },
  item: [
    {
      name: `Call ${STORED}`,
      request: {
        method: 'POST',
        description: `Works with ${Buffer.from(STORED).toString('base64')} only`,
        url: { raw: `https://x.test/a?${STORED}=1&page=2` },
        header: [{ key: STORED, value: '1' }],
        body: { mode: 'raw', raw: JSON.stringify({ [STORED]: true, id: 1, note: STORED }) },
      },
    },
    { name: `Bad ${STORED}`, request: { method: 'BREW', url: `https://x.test/${STORED}` } },
  ],
});

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await makeKey(test, { apiKey: STORED });
});
afterAll(async () => {
  await test.close();
  await endImportThreads();
});

const review = async (): Promise<ImportReview> => {
  const { status, body } = await test.rest('POST', '/imports/review', { text });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
/** The first request, for a custom provider. */
const chosen = async ({ digest }: ImportReview) => {
  const providerId = (await providerBySlug(test, 'custom')).id;
  return { digest, endpoints: [{ index: 0, providerId }], secrets: [] };
};
const stored = async () => (await test.rest('GET', '/saved-endpoints')).body;

describe('a secret that is stored already', () => {
  it('in the name that a choice gives its endpoint is rejected, and nothing is stored', async () => {
    const choice = await chosen(await review());
    const [first] = choice.endpoints;
    const endpoints = [{ ...first, name: `My ${STORED}` }];
    expect(await test.rest('POST', '/imports', { text, ...choice, endpoints })).toMatchObject({
      status: 400,
      body: { issues: [{ path: ['endpoints', 0, 'name'] }] },
    });
    expect(await stored()).toEqual([]);
  });

  it('is left out where it would be shown, and told; as a value it is hidden', async () => {
    const found = await review();
    expect(JSON.stringify(found)).not.toContain(STORED);
    expect(found).toMatchObject({
      title: 'Store of {key}',
      entries: [
        {
          name: 'Call {key}',
          notes: [
            'A secret is left out of the name',
            'A secret is left out of the description',
            'A parameter is left out: its name contains a secret',
            'A header is left out: its name contains a secret',
            'A body field is left out: its name contains a secret',
          ],
        },
        { name: 'Bad {key}', status: 'invalid', endpoint: 'https://x.test/{key}' },
      ],
    });
    const choice = await chosen(found);
    expect(await test.rest('POST', '/imports', { text, ...choice })).toMatchObject({ status: 200 });
    const endpoints = await stored();
    expect(endpoints).toMatchObject([
      {
        name: 'Call {key}',
        description: expect.stringContaining('{key}'),
        endpoint: 'https://x.test/a?page=2',
        requestBody: { id: 1, note: `pla${'*'.repeat(20)}` },
      },
    ]);
    expect(JSON.stringify(endpoints)).not.toContain(Buffer.from(STORED).toString('base64').slice(0, 30));
  });
});
