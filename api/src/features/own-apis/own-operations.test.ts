import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const patch = (id: number, input: object) => test.rest('PATCH', `/providers/${id}`, input);

let number = 0;
const own = async (input: object): Promise<{ id: number }> => {
  number += 1;
  const named = { name: `Billing ${number}`, baseUrl: 'https://billing.acme.example/v1' };
  return (await test.rest('POST', '/providers', { ...named, ...input })).body;
};

describe("the operations of one's own API", () => {
  const suggested = async (id: number, query: Record<string, string> = {}) =>
    (await test.rest('GET', `/providers/${id}/operations?${new URLSearchParams(query)}`)).body;

  it('are suggested, with what is known of them, until others replace them or it is removed', async () => {
    const { id } = await own({
      operations: [
        { method: 'GET', path: '/v1/invoices/{id}?expand={expand}', summary: 'Read an invoice' },
        {
          method: 'POST',
          path: '/invoices',
          summary: '',
          body: { total: 3 },
          contentType: 'application/x-www-form-urlencoded',
        },
      ],
    });
    expect(await suggested(id)).toEqual([
      {
        method: 'GET',
        path: '/invoices/{id}?expand={expand}',
        summary: 'Read an invoice',
        body: null,
        contentType: null,
        parameters: [
          { name: 'id', in: 'path' },
          { name: 'expand', in: 'query' },
        ],
      },
      expect.objectContaining({
        path: '/invoices',
        body: { total: 3 },
        contentType: 'application/x-www-form-urlencoded',
      }),
    ]);
    expect(await suggested(id, { query: 'post' })).toMatchObject([{ method: 'POST' }]);
    await patch(id, { operations: [{ method: 'GET', path: '/other' }] });
    expect(await suggested(id)).toMatchObject([{ path: '/other', summary: '' }]);
    expect((await test.rest('DELETE', `/providers/${id}`)).status).toBe(200);
    const rows = await test.deps.connection.db.selectFrom('provider_operations').selectAll().execute();
    expect(rows.filter(({ provider_id }) => provider_id === id)).toEqual([]);
  });

  it('are at most 1,000, and not too long together', async () => {
    const many = Array.from({ length: 1000 }, (_, at) => ({
      method: 'GET' as const,
      path: `/a/${at}`,
      summary: '',
    }));
    const { id } = await own({ operations: many });
    expect(await suggested(id, { limit: '200' })).toHaveLength(200);
    for (const operations of [
      [...many, { method: 'GET', path: '/b' }],
      [{ method: 'POST', path: '/b', body: 'a'.repeat(500_001) }],
    ])
      expect(await patch(id, { operations })).toMatchObject({ status: 400 });
    expect(await suggested(id, { query: '/b' })).not.toContainEqual(expect.objectContaining({ path: '/b' }));
  });
});
