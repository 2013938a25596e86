import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docsPage } from '#src/http/docs/page.ts';
import { exampleOf, typeText } from '#src/http/docs/schema-text.ts';
import { openApiDocument } from '#src/http/openapi.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { host: 'gatehouse.localhost:4000', ...headers } });

describe('/api/docs', () => {
  it('shows every operation of the document, with an example call that can be run as it is', async () => {
    const { body, headers } = await get('/api/docs');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const operations = Object.entries(openApiDocument().paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => [path, method.toUpperCase()] as const),
    );
    expect(operations.length).toBeGreaterThan(5);
    for (const [path, method] of operations) {
      expect(body).toContain(`${method}</span> <code>/api${path}</code>`);
    }
    expect(body).toContain('curl http://gatehouse.localhost:4000/api/keys<');
  });

  it('marks every path parameter as required, as OpenAPI demands', () => {
    const parameters = Object.values(openApiDocument().paths ?? {}).flatMap((path) =>
      Object.values(path as Record<string, { parameters?: { in: string; required?: boolean }[] }>).flatMap(
        (operation) => operation.parameters ?? [],
      ),
    );
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.length).toBeGreaterThan(5);
    expect(inPath.filter(({ required }) => required !== true)).toEqual([]);
  });

  it('runs nothing inline, and loads nothing from other hosts', async () => {
    const { body, headers } = await get('/api/docs');
    expect(headers['content-security-policy']).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'",
    );
    expect(body).not.toMatch(/<style|style=|<script>| on\w+=|javascript:/);
    const loaded = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url ?? '');
    // The icon that stands for none: see no-icon.ts.
    const foreign = loaded.filter((url) => !/^[/#]/.test(url) || url.startsWith('//'));
    expect(foreign).toEqual(['about:blank']);
    for (const url of ['/api/docs/docs.css', '/api/docs/docs.js']) {
      expect(body).toContain(url);
      expect((await get(url)).statusCode).toBe(200);
    }
  });

  it('escapes text of the document', () => {
    const hostile = `<img src=x onerror=alert(1)>"'&`;
    const page = docsPage(
      {
        info: { title: hostile, version: hostile, description: hostile },
        components: { schemas: {} },
        paths: {
          [`/${hostile}`]: {
            get: {
              operationId: hostile,
              tags: [hostile],
              summary: hostile,
              description: `\`${hostile}\``,
              parameters: [{ in: hostile, name: hostile, schema: { type: 'string', description: hostile } }],
              responses: {
                200: {
                  content: { 'application/json': { schema: { enum: [hostile], description: hostile } } },
                },
              },
            },
          },
        },
      },
      'http://localhost',
    );
    expect(page).not.toContain('<img');
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
});

describe('a schema as text', () => {
  it('shows optional properties, alternatives, lists and constraints', () => {
    const schema = {
      type: 'object',
      required: ['id', 'tags'],
      properties: {
        id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
        name: { anyOf: [{ type: 'string', maxLength: 200 }, { type: 'null' }] },
        tags: { type: 'array', items: { enum: ['a', 'b'] } },
        count: { type: 'integer', minimum: 1, maximum: 90, default: 30 },
        deep: { type: 'object', additionalProperties: { type: 'string' } },
      },
    };
    expect(typeText(schema)).toBe(
      [
        '{',
        '  id: integer',
        '  name?: string | null  // at most 200 characters',
        '  tags: ("a" | "b")[]',
        '  count?: integer  // 1 to 90, default 30',
        '  deep?: {',
        '    [name]: string',
        '  }',
        '}',
      ].join('\n'),
    );
    expect(exampleOf(schema)).toEqual({ id: 1, tags: [] });
  });

  it('is cut off if it is endless', () => {
    const endless: { type: string; properties: Record<string, object> } = { type: 'object', properties: {} };
    endless.properties.next = endless;
    expect(typeText(endless)).toContain('next?: …');
  });
});
