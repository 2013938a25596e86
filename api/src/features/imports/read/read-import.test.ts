import { describe, expect, it } from 'vitest';
import type { ReadImport } from '#src/features/imports/read/draft.ts';
import { readImport } from '#src/features/imports/read/read-import.ts';
import {
  CANARY,
  REAL_DESCRIPTIONS,
  realDescription,
  TOOL_DOCUMENTS,
  toolDocument,
} from '#test/import-documents.ts';

const read = (fileName: string, more: { baseUrl?: string; documentUrl?: string } = {}): ReadImport =>
  readImport({ ...toolDocument(fileName), ...more });

/** `12 GET https://…` for a valid entry, `12 reason` for another one. */
const lines = ({ entries }: ReadImport): string[] =>
  entries.map(({ line, method, url, reason }) =>
    reason === undefined ? `${line} ${method} ${url}` : `${line} ${reason}`,
  );

const secrets = (found: ReadImport): string[] =>
  found.secrets.map(({ line, name, place, host, value }) => [line, name, place, host, value].join(' | '));

describe('a document of a tool', () => {
  it.each([
    ['postman-folders.json', 'postman', 'Acme store'],
    ['insomnia-4.json', 'insomnia', 'Acme people'],
    ['insomnia-5.yaml', 'insomnia', 'Acme ships'],
    ['bruno-collection.json', 'bruno', 'Acme billing'],
    ['request.bru', 'bruno', 'Create webhook'],
    ['chrome.har', 'har', 'https://app.acme.test/'],
    ['rest-client.http', 'http', null],
    ['production.env', 'env', null],
    ['commands.sh', 'curl', null],
    ['swagger-2.json', 'openapi', 'Pets'],
    ['openapi-servers.yaml', 'openapi', 'Servers'],
  ])('%s is recognized by its content', (fileName, format, title) => {
    expect(read(fileName)).toMatchObject({ format, title });
  });

  it('keeps none of its secrets in what is stored, and lists each once', () => {
    for (const document of TOOL_DOCUMENTS) {
      const found = readImport(document);
      // A Cookie header is stored encrypted, with its endpoint.
      const plain = JSON.stringify(found.entries, (name, value) => (/^cookie$/i.test(name) ? '' : value));
      expect(plain).not.toContain(CANARY);
      const values = found.secrets.map(({ value }) => value);
      expect(new Set(values).size).toBe(values.length);
      const written = new Set(document.text.match(/import-canary-\d+-\w+/g) ?? []);
      // Cookies are kept where they are, and a page's protection against forged requests belongs to a browser: no keys.
      for (const canary of written)
        if (!/-1[12]-/.test(canary)) expect(values.some((value) => value.includes(canary))).toBe(true);
    }
  });

  it('of Postman has variables, folders, inherited authentication and placeholders', () => {
    const found = read('postman-folders.json');
    expect(lines(found)).toEqual([
      '21 GET {{baseUrl}}/orders?limit=10',
      '53 POST {{baseUrl}}/orders',
      '85 GET {{baseUrl}}/orders/{id}',
      '105 POST {{baseUrl}}/sessions',
    ]);
    expect(found.entries[1]?.endpoint).toMatchObject({
      name: 'Create order',
      description: 'Creates an order.',
      body: { kind: 'json', text: '{\n  "sku": "{{sku}}",\n  "count": 2\n}' },
      headers: null,
    });
    expect(found.entries[0]?.notes).toEqual(['Scripts are left out']);
    expect(secrets(found)[0]).toBe('139 | token | token | store.acme.test | import-canary-02-Zx9Qw3Er5T');
  });

  it('says of each body that cannot be imported why', () => {
    const found = read('postman-bodies.json');
    expect(found.entries.map(({ notes, reason }) => reason ?? notes[0])).toEqual([
      undefined,
      'The file a.png is not in the document: choose it again before a call',
      undefined,
      '{{id}}: the document has no value, so a call takes it from an environment',
      undefined,
    ]);
    expect(found.entries[3]?.endpoint?.body).toEqual({ kind: 'json', text: '{"id": {{id}}}' });
    expect(found.problems).toEqual([{ line: 82, message: 'Neither a request nor a folder' }]);
  });

  it('that is hostile is refused entry by entry', () => {
    const found = read('postman-hostile.json');
    expect(lines(found)).toEqual([
      '10 The path leads upwards (..)',
      '18 The path leads upwards (..)',
      '26 The URL contains a user name or password',
      '34 Only http and https URLs can be saved',
      '42 Only http and https URLs can be saved',
      // Escapes in JSON are a text like any other.
      '50 POST https://api.acme.test/nul',
      '62 POST https://api.acme.test/half',
      '74 POST https://api.acme.test/proto',
      '86 Not a header name',
      '99 Not a header value',
      '112 GET https://api.acme.test/fine',
    ]);
  });

  it('is not taken if a header has a name that would change what objects are', () => {
    const found = readImport({ text: 'GET https://x.test/a\n__proto__: b\nX-Kind: c' });
    expect(found.entries).toMatchObject([{ reason: 'It contains the name __proto__' }]);
  });

  it('of a browser has its calls, without pages, images and what the browser adds', () => {
    const found = read('chrome.har');
    expect(lines(found)).toEqual([
      '43 POST https://api.acme.test/v2/search?lang=en',
      '98 GET https://api.acme.test/v2/me',
      '117 GET https://api.acme.test/v2/me',
    ]);
    expect(Object.keys(found.entries[0]?.endpoint?.headers ?? {})).toEqual(['cookie', 'x-workspace']);
    expect(found.problems[0]?.message).toMatch(/^2 of 5 entries are left out/);
    expect(read('firefox.har').entries[0]?.endpoint).toMatchObject({
      body: {
        kind: 'form',
        fields: [
          { name: 'sku', value: 'A 1' },
          { name: 'count', value: '2' },
        ],
      },
      headers: { Cookie: 'sid=import-canary-11-Zx9Qw3Er5T' },
    });
  });

  it('of the form .http tells each line that it could not read', () => {
    const found = read('rest-client.http');
    expect(lines(found)).toEqual([
      '6 GET {{host}}/things?limit=10&sort=asc',
      '13 POST {{host}}/things',
      '26 DELETE {{host}}/things/{{id}}',
    ]);
    expect(found.entries[0]?.endpoint?.description).toBe('Shows the newest first.');
    expect(found.entries[1]?.endpoint?.body).toEqual({ kind: 'json', text: '{\n  "name": "box"\n}' });
    expect(found.problems).toEqual([
      { line: 27, message: 'Not a header (Name: value)' },
      { line: 30, message: 'Not a request: METHOD URL was expected' },
    ]);
  });

  it('of the form .env has keys, and says why other lines are none', () => {
    const found = read('production.env');
    expect(found.secrets.map(({ line, name, problem }) => [line, name, problem])).toEqual([
      [2, 'SHOP_API_KEY', undefined],
      [3, 'PUBLIC_URL', 'An address, not a key'],
      [4, 'DEBUG', 'A setting, not a key'],
      [5, 'MAIL_TOKEN', undefined],
    ]);
  });

  it('of Bruno has its path parameters, body and documentation', () => {
    expect(read('request.bru').entries[0]?.endpoint).toEqual({
      name: 'Create webhook',
      method: 'POST',
      endpoint: 'https://hooks.acme.test/webhooks/blue?dry=true',
      description: 'Adds a webhook.',
      body: { kind: 'json', text: '{\n  "event": "paid",\n  "tags": { "a": 1 }\n}' },
      headers: { 'X-Team': 'blue' },
    });
  });
});

describe('a description of an API', () => {
  it('of Swagger 2 has its server, parameters and example bodies', () => {
    const found = read('swagger-2.json');
    expect(lines(found)).toEqual([
      '13 GET https://pets.acme.test/v2/pets?limit=20',
      '35 POST https://pets.acme.test/v2/pets',
      '62 PUT https://pets.acme.test/v2/pets/{id}',
    ]);
    expect(found.entries[1]?.endpoint?.body).toEqual({ kind: 'json', text: '{"name":"Rex","age":0}' });
  });

  it('is read without what it refers to elsewhere', () => {
    const found = read('openapi-servers.yaml');
    expect(lines(found)).toEqual([
      '18 GET https://eu.acme.test/v3/ships',
      '23 PATCH https://docks.acme.test/docks/{id}',
      '37 The URL is relative: enter a base URL',
    ]);
    expect(found.entries[1]?.notes).toEqual(['other.yaml#/Dock is another document, which is not read']);
    expect(found.problems).toEqual([
      { line: 30, message: 'https://evil.test/files.yaml is another document, which is not read' },
      { line: 32, message: 'The path no-slash does not start with a slash' },
    ]);
  });

  it('with relative servers starts at the base URL of the user, or else where it came from', () => {
    const at = (more: object) => read('openapi-servers.yaml', more).entries[2]?.url;
    expect(at({ documentUrl: 'https://docs.acme.test/v1/openapi.yaml' })).toBe(
      'https://docs.acme.test/base/relative',
    );
    expect(at({ baseUrl: 'https://typed.test/x/' })).toBe('https://typed.test/x/base/relative');
  });

  it.each(REAL_DESCRIPTIONS)('of the directory (%s) is read whole', (name) => {
    const document = realDescription(name);
    const operations = Object.values(JSON.parse(document.text).paths as Record<string, object>).flatMap(
      (item) => Object.keys(item).filter((key) => /^(?:get|post|put|patch|delete|head|options)$/.test(key)),
    );
    const found = readImport({ ...document, baseUrl: 'https://base.test' });
    const valid = found.entries.filter(({ endpoint }) => endpoint !== undefined);
    expect(found.format).toBe('openapi');
    expect(valid.length).toBeGreaterThan(0);
    expect(valid.length).toBe(Math.min(operations.length, 3000));
    expect(found.entries.every(({ line }) => line !== null)).toBe(true);
  });
});

describe('a text that is no such document', () => {
  it.each([
    ['', 'The document is empty', 1],
    [
      '{"openapi": "3.1.0",\n "paths": {\n}',
      'Not valid JSON: Expected a comma or a closing bracket before the end',
      3,
    ],
    ['{"name": "something"}', 'Not a document that can be imported', 1],
    ['openapi: 3.1.0\ninfo: [1\npaths: {}', 'Not valid YAML', 3],
    ['{"openapi": "4.0.0"}', 'Version 4.0.0 cannot be read, only OpenAPI 3 and Swagger 2', 1],
    ['Dear customer,\nyour order is ready.', 'Not a document that can be imported', 1],
  ])('%j is told with its line', (text, message, line) => {
    const found = readImport({ text });
    expect(found.entries).toEqual([]);
    expect(found.problems[0]?.message).toContain(message);
    expect(found.problems[0]?.line).toBe(line);
  });

  it('that repeats its own parts is not expanded', () => {
    const levels = Array.from(
      { length: 12 },
      (_none, at) =>
        `a${at}: &a${at} [${Array(10)
          .fill(at === 0 ? '1' : `*a${at - 1}`)
          .join(', ')}]`,
    );
    const found = readImport({ text: `openapi: 3.1.0\n${levels.join('\n')}` });
    expect(found.problems).toEqual([{ line: null, message: 'The document repeats its own parts too often' }]);
  });
});

describe('a secret', () => {
  it('is also hidden where nothing says that it is one', () => {
    const value = 'Zx9Qw3Er5TyU7iOp';
    const found = readImport({
      text: `### Call with ${value}\n# Uses ${value}\nPOST https://x.test/a/${value}/b?q=${value}\nX-Api-Key: ${value}\nX-Note: ${value}\nContent-Type: application/json\n\n{"note": "see ${value}"}`,
    });
    expect(JSON.stringify(found.entries)).not.toContain(value);
    expect(found.entries[0]).toMatchObject({ url: 'https://x.test/a/{key}/b?q={key}' });
    expect(found.secrets.map((secret) => secret.value)).toEqual([value]);
  });

  it('that is the value of a variable as a whole leaves unsaid where its URLs lead', () => {
    const value = 'https://api.acme.example/[token = import-canary-22-Zx9Qw3Er5T';
    const found = readImport({
      text: `@host = ${value}\n\n### List\nGET {{host}}/things\nAuthorization: Bearer {{token}}\n`,
      fileName: 'things.http',
    });
    expect(JSON.stringify(found.entries)).not.toContain('canary');
    expect(found.entries).toMatchObject([{ url: '{{host}}/things', target: null }]);
  });
});
