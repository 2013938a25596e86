import { CODEGEN_LANGUAGES, frameworksOf } from '@gatehouse/contract/plain/codegen-options.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';

const TOKEN = 'quite-secret-0123456789';

let test: TestApp;
let environmentId: number;
beforeAll(async () => {
  test = await createTestApp();
  const hosts = ['api.example.com'];
  const { body } = await test.rest('POST', '/environments', {
    name: 'Staging',
    variables: [
      { name: 'base', value: 'https://api.example.com/v1' },
      { name: 'tenant', value: 'acme' },
      { name: 'token', value: TOKEN, isSecret: true, hosts },
      { name: 'pin', value: '4711', isSecret: true, hosts },
      { name: 'other', value: 'another-0123456789', isSecret: true, hosts },
      { name: 'hook', value: 'https://api.example.com/hook-0123456789', isSecret: true, hosts },
    ],
  });
  environmentId = body.id;
});
afterAll(() => test.close());

const generate = (fields: Record<string, unknown>) =>
  test.rest('POST', '/generate-code', {
    apiKeyId: null,
    method: 'POST',
    language: 'python',
    environmentId,
    endpoint: '{{base}}/{{tenant}}',
    ...fields,
  });

const EVERY = CODEGEN_LANGUAGES.flatMap((language) => [
  { language, framework: undefined },
  ...frameworksOf(language).map((framework) => ({ language, framework })),
]);

describe('code with variables', () => {
  it.each(EVERY)('has their values in $language with $framework, but for secret ones', async (how) => {
    const { status, body } = await generate({
      ...how,
      endpoint: '{{base}}/{{tenant}}?sid=x{{token}}',
      headers: { 'X-Tenant': '{{tenant}}', Authorization: 'Bearer {{token}}', 'X-Note': 'a {{other}} b' },
      body: { kind: 'json', text: '{"tenant":"{{tenant}}","note":"{{token}}","both":"{{token}}-{{other}}"}' },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.code).toContain('https://api.example.com/v1/acme');
    expect(JSON.stringify(body)).not.toMatch(/quite-secret|another-0123|\*{20}|\{\{/);
    for (const name of ['SID', 'AUTHORIZATION', 'X_NOTE', 'NOTE', 'BOTH'])
      expect(body.requirements.join('\n')).toContain(`Environment variable REQUEST_${name}: `);
  });

  it('has one for a secret in a path below the base URL of a key', async () => {
    const own = { name: 'Paths', baseUrl: 'https://api.example.com/v1', keyPlacement: { type: 'bearer' } };
    const { body: provider } = await test.rest('POST', '/providers', own);
    const key = { providerId: provider.id, name: 'k', apiKey: 'paths-key-0123456789' };
    const { body: stored } = await test.rest('POST', '/keys', key);
    const request = { apiKeyId: stored.id, method: 'GET', endpoint: '/users/7?page={{tenant}}&q={{token}}' };
    const { status, body } = await generate({ ...request, language: 'curl' });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.code).toContain('https://api.example.com/v1/users/7?page=acme');
    expect(body.code).toContain('q="$PATHS_Q"');
    expect(JSON.stringify(body)).not.toMatch(/quite-secret|\*{20}/);
    const shown = await test.rest('POST', '/test/preview', { ...request, environmentId });
    expect(shown.body.url).toMatch(/^https:\/\/api\.example\.com\/v1\/users\/7\?page=acme&q=[^&]*\*{20}$/);
  });

  it('has an own variable for each of two secrets in fields of one name', async () => {
    const text = '[{"note":"{{token}}"},{"note":"{{other}}"},{"note":"{{token}}"}]';
    const { body } = await generate({ body: { kind: 'json', text } });
    expect(body.code.match(/"note": \w+/g)).toEqual([
      '"note": request_note',
      '"note": request_note_2',
      '"note": request_note',
    ]);
  });

  it.each([
    [{ kind: 'text', text: '<a>{{pin}}</a>', contentType: 'application/xml' }, '<a>{{PIN}}</a>'],
    [{ kind: 'json', text: '{"pin":{{pin}}}' }, ':{{PIN}}}'],
    [{ kind: 'graphql', query: '{a(id:"{{pin}}")}' }, '{{PIN}}'],
  ])('has a placeholder where no variable of a program can be: %j', async (content, written) => {
    const { body } = await generate({ body: content });
    expect(body.code).toContain(written);
    expect(body.description).toContain('Replace {{PIN}} in it: a secret is not written into code.');
    expect(body.requirements).toContain('In place of {{PIN}}: the value of the secret variable pin');
    expect(JSON.stringify(body)).not.toMatch(/4711|\*{20}/);
  });

  it.each([
    [{ endpoint: '{{hook}}' }, 'A secret variable says where this call goes'],
    [{ body: { kind: 'form', fields: [{ name: '{{token}}', value: '' }] } }, 'stands in a name'],
    [{ endpoint: '{{base}}/{{missing}}' }, 'The variable missing has no value in Staging'],
    [
      { endpoint: 'https://evil.example/{{token}}' },
      'The secret variable token may not be sent to evil.example',
    ],
  ])('is not written for %j', async (fields, message) => {
    const { status, body } = await generate(fields);
    expect([status, body.message]).toEqual([400, expect.stringContaining(message)]);
    expect(JSON.stringify(body)).not.toMatch(/quite-secret|hook-0123/);
  });
});
