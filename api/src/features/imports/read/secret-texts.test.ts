import { describe, expect, it } from 'vitest';
import { readImport } from '#src/features/imports/read/read-import.ts';

describe('a secret', () => {
  const key = `sk-${'a1B2'.repeat(10)}`;
  it('in a name, a description or a name of a field is taken out, told, and offered as a key', () => {
    const item = {
      name: `Call ${key}`,
      request: {
        method: 'POST',
        description: `Works with ${key} only`,
        url: { raw: `https://x.test/a?${key}=1&page=2` },
        header: [
          { key, value: '1' },
          { key: 'X-Kind', value: 'a' },
        ],
        body: { mode: 'raw', raw: JSON.stringify({ list: [{ [key]: true, id: 1 }] }) },
      },
    };
    const invalid = { name: `Bad ${key}`, request: { method: 'BREW', url: 'https://x.test/b' } };
    const text = JSON.stringify({ info: { name: 'A' }, item: [item, invalid] });
    const found = readImport({ text });
    expect(JSON.stringify({ ...found, secrets: [] })).not.toContain(key);
    expect(found.entries).toMatchObject([
      {
        name: 'Call {key}',
        endpoint: {
          name: 'Call {key}',
          description: 'Works with {key} only',
          endpoint: 'https://x.test/a?page=2',
          headers: { 'X-Kind': 'a' },
          body: { kind: 'json', text: '{"list":[{"id":1}]}' },
        },
        notes: [
          'A secret is left out of the name',
          'A body field is left out: its name contains a secret',
          'A header is left out: its name contains a secret',
          'A parameter is left out: its name contains a secret',
          'A secret is left out of the description',
        ],
      },
      {
        name: 'Bad {key}',
        reason: 'The method BREW cannot be saved',
        notes: ['A secret is left out of the name'],
      },
    ]);
    expect(found.secrets.map(({ value }) => value)).toEqual([key]);
  });

  it('that only a description has is taken out of it', () => {
    const item = { name: 'A', request: { method: 'GET', description: `As ${key}`, url: 'https://x.test/a' } };
    const { entries } = readImport({ text: JSON.stringify({ info: { name: 'A' }, item: [item] }) });
    expect(entries).toMatchObject([{ endpoint: { description: 'As {key}' } }]);
  });

  it('is taken out of each of several operations that a description gives the same body and the same name', () => {
    const body = { $ref: '#/components/requestBodies/A' };
    const operation = { summary: `Call ${key}`, requestBody: body };
    const { entries, secrets } = readImport({
      text: JSON.stringify({
        openapi: '3.1.0',
        servers: [{ url: 'https://x.test' }],
        paths: { '/a': { post: operation, put: operation } },
        components: {
          requestBodies: {
            A: {
              content: { 'application/json': { schema: { type: 'string', example: { id: 1, at: key } } } },
            },
          },
        },
      }),
    });
    const clean = {
      name: 'Call {key}',
      endpoint: { body: { text: '{"id":1,"at":""}' } },
      notes: ['A secret is left out of the name', 'The value of at is left out of the body'],
    };
    expect(entries).toMatchObject([clean, clean]);
    expect(secrets).toHaveLength(1);
  });

  it('that another place of the document names as one leaves no header with a placeholder as its name', () => {
    const value = 'Zx9Qw3Er5TyU7iOp';
    const found = readImport({
      text: `### A\nGET https://x.test/\nX-Api-Key: ${value}\nX-${value}: 1\nX-Kind: a`,
    });
    expect(found.entries[0]?.endpoint?.headers).toEqual({ 'X-Kind': 'a' });
    expect(found.entries[0]?.notes).toContain('A header is left out: its name contains a secret');
  });

  it('is none in an ordinary name or description', () => {
    const found = readImport({
      text: '### Rotate the API key\n# Needs Authorization: Bearer <token>, see npm_config_registry_url\nGET https://x.test/?sort_key=a\nX-Kind: a',
    });
    expect(found.entries[0]).toMatchObject({ name: 'Rotate the API key', notes: [] });
    expect(found.secrets).toEqual([]);
  });
});
