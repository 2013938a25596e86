import { describe, expect, it } from 'vitest';
import { idPath, valueLinks } from '#src/features/testing/response/value-links.ts';
import { readJsonDoc, treeRows } from '#src/ui/code/json-tree.ts';

const CALLED = 'https://api.example.com/v1/models?limit=2';

describe('the path of what an id names', () => {
  it.each([
    ['https://a.example/v1/models', 'id', 'gpt-4o', '/v1/models/gpt-4o'],
    ['https://a.example/v1/models?page=2', 'uuid', 'a/b', '/v1/models/a%2Fb'],
    ['https://a.example/v1/charges/ch_1', 'id', 'ch_2', '/v1/charges/ch_2'],
    ['https://a.example/v1/charges', 'customer_id', 'cus_9', '/v1/customers/cus_9'],
    ['https://a.example/v1/charges/ch_1', 'companyId', '7', '/v1/companies/7'],
    ['https://a.example/user', 'id', '42', '/user/42'],
  ])('for a call to %s and %s is under its endpoint', (called, name, id, path) => {
    expect(idPath(called, name, id)).toBe(path);
  });

  it('is nothing for the thing that was called itself', () => {
    expect(idPath('https://a.example/models/gpt', 'id', 'gpt')).toBeUndefined();
    expect(idPath('https://a.example/models/gpt-4', 'id', 'gpt-4')).toBeUndefined();
  });
});

describe('a value that can be put into the form', () => {
  const labelOf = (json: string): string | undefined => {
    const doc = readJsonDoc(json);
    if (doc === undefined) return undefined;
    const { rows } = treeRows(doc, { open: 'all', toggled: new Map(), columns: 80 });
    return rows.map((row) => valueLinks(CALLED)(row, doc)?.label).find(Boolean);
  };

  it('is an id, or a URL of the host that was called', () => {
    expect(labelOf('{"id":"a"}')).toBe('Put GET /v1/models/a into the form');
    expect(labelOf('{"id":12345678901234567890}')).toBe(
      'Put GET /v1/models/12345678901234567890 into the form',
    );
    expect(labelOf('["https://api.example.com/x?y=1"]')).toBe('Put GET /x?y=1 into the form');
  });

  it.each([
    '["https://elsewhere.example/x"]',
    '["javascript:alert(1)"]',
    '{"idea":"a"}',
    '{"paid":1}',
    '{"id":""}',
    '{"id":null}',
    '{"id":{"a":1}}',
    '{"id":"two words"}',
    `{"id":"sk-${'*'.repeat(20)}"}`,
  ])('is not %s', (json) => {
    expect(labelOf(json)).toBeUndefined();
  });
});
