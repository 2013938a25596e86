import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeKey, providerBySlug, SECRET } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

let test: TestApp;
let upstream: Upstream;
let apiKeyId: number;
beforeAll(async () => {
  test = await createTestApp();
  upstream = await startUpstream((_call, _request, response) => response.end('{}'));
  apiKeyId = (await makeKey(test, { baseUrl: upstream.url })).id;
});
afterAll(() => Promise.all([test.close(), upstream.close()]));

type Fields = Record<string, unknown>;

let names = 0;
const environment = async (values: Record<string, string>, more: Fields = {}): Promise<number> => {
  names += 1;
  const variables = Object.entries(values).map(([name, value]) => ({ name, value }));
  const { status, body } = await test.rest('POST', '/environments', {
    name: `E${names}`,
    variables,
    ...more,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};

beforeEach(() => {
  upstream.received.length = 0;
});

const call = (fields: Fields) =>
  test.rest('POST', '/test', { apiKeyId, method: 'POST', endpoint: '/v1', ...fields });

/** What the server received of a call that succeeds. */
const sent = async (fields: Fields) => {
  const { status, body } = await call(fields);
  expect([status, body.error], JSON.stringify(body)).toEqual([200, undefined]);
  return upstream.received.at(-1);
};

/** The message of a call that is refused. */
const refused = async (fields: Fields, expected = 400): Promise<{ message: string; path: unknown }> => {
  upstream.received.length = 0;
  const { status, body } = await call(fields);
  expect([status, upstream.received], JSON.stringify(body)).toEqual([expected, []]);
  const preview = await test.rest('POST', '/test/preview', {
    apiKeyId,
    method: 'POST',
    endpoint: '/v1',
    ...fields,
  });
  expect([preview.status, preview.body]).toEqual([status, body]);
  return { message: body.message, path: body.issues?.[0]?.path };
};

describe('a call with variables', () => {
  it('has the values of its environment in endpoint, header values and body', async () => {
    const environmentId = await environment({ id: '42', tenant: 'acme', count: '12345678901234567890' });
    const received = await sent({
      environmentId,
      endpoint: '/v1/{{ tenant }}/{{id}}?q={{id}}',
      headers: { 'X-Tenant': 'tenant {{tenant}}', 'X-List': ['{{id}}', 'b'] },
      body: { kind: 'json', text: '{"count":{{count}},"a":1.00}' },
    });
    expect(received?.path).toBe('/v1/acme/42?q=42');
    expect(received?.headers).toMatchObject({ 'x-tenant': 'tenant acme', 'x-list': '42, b' });
    expect(received?.body).toBe('{"count":12345678901234567890,"a":1.00}');
  });

  it('may begin with one, and has its own values first', async () => {
    const environmentId = await environment({ base: 'https://never.example.com', id: '1' });
    const received = await sent({
      environmentId,
      variables: { base: upstream.url },
      endpoint: '{{base}}/users/{{id}}',
    });
    expect(received?.path).toBe('/users/1');
    expect((await sent({ variables: { id: '7' }, endpoint: '/users/{{id}}' }))?.path).toBe('/users/7');
  });

  it('inserts a value as it is and reads it no more', async () => {
    const variables = { a: '{{b}} \\{{c}} "x"', empty: '' };
    const body = { kind: 'text', text: '<{{a}}><{{empty}}>', contentType: 'text/plain' };
    expect((await sent({ variables, body }))?.body).toBe('<{{b}} \\{{c}} "x"><>');
  });

  it('sends {{ where a backslash is in front of it', async () => {
    const body = { kind: 'text', text: '\\{{a}}', contentType: 'text/plain' };
    expect((await sent({ body }))?.body).toBe('{{a}}');
  });

  it('has none in requestBody and in files', async () => {
    const environmentId = await environment({ a: '1' });
    expect((await sent({ environmentId, requestBody: { a: '{{a}}' } }))?.body).toBe('{"a":"{{a}}"}');
    const base64 = Buffer.from('{{a}}').toString('base64');
    const binary = { kind: 'binary', base64, contentType: 'text/plain' };
    expect((await sent({ environmentId, body: binary }))?.body).toBe('{{a}}');
  });

  it('sends the same bytes as without an environment if it uses none of it', async () => {
    const environmentId = await environment({ a: '1' });
    const fields = {
      endpoint: '/v1/{a}?b={c}',
      headers: { 'X-A': '{ {a} }' },
      body: { kind: 'json', text: '{"a": [ 1.0, "{{" ] }' },
    };
    const [plain, within] = [await sent(fields), await sent({ ...fields, environmentId })];
    const marker = { 'gatehouse-call': expect.any(String) };
    expect(within).toEqual({ ...plain, headers: { ...plain?.headers, ...marker } });
    expect(plain?.body).toBe('{"a": [ 1.0, "{{" ] }');
  });

  it('is previewed with the values', async () => {
    const environmentId = await environment({ id: '42' });
    const { body } = await test.rest('POST', '/test/preview', {
      apiKeyId,
      environmentId,
      method: 'POST',
      endpoint: '/v1/{{id}}',
      body: { kind: 'json', text: '{"id":{{id}}}' },
    });
    expect(body).toMatchObject({ url: `${upstream.url}/v1/42`, body: '{"id":42}', bodySize: 9 });
    expect(upstream.received).toEqual([]);
  });

  it('is kept in the history with the values', async () => {
    const environmentId = await environment({ id: '42' });
    await sent({ environmentId, endpoint: '/v1/{{id}}', body: { kind: 'json', text: '{"id":{{id}}}' } });
    const { items } = (await test.rest('GET', '/history?limit=1')).body;
    const entry = (await test.rest('GET', `/history/${items[0].id}`)).body;
    expect(entry).toMatchObject({ url: `${upstream.url}/v1/42`, requestBody: { id: 42 } });
  });
});

describe('a call that cannot be made of its variables', () => {
  it.each([
    [{ endpoint: '/v1/{{id}}' }, ['endpoint'], 'The variable id has no value: choose an environment'],
    [{ headers: { 'X-A': 'a {{b}}{{c}}' } }, ['headers', 'X-A'], 'The variables b and c have no value'],
    [{ body: { kind: 'json', text: '{{id}}' } }, ['body', 'text'], 'The variable id has no value'],
    [{ endpoint: '/{{$guid}}' }, ['endpoint'], 'The dynamic variable $guid cannot be generated here'],
    [
      { endpoint: '/', variables: { a: 'x\r\nX-B: y' }, headers: { 'X-A': '{{a}}' } },
      ['headers', 'X-A'],
      'Not a header value',
    ],
    [
      { variables: { a: '"' }, body: { kind: 'json', text: '{"a":"{{a}}"}' } },
      ['body', 'text'],
      'Invalid JSON in request body',
    ],
    [
      { variables: { a: 'x'.repeat(2049) }, endpoint: '/{{a}}' },
      ['endpoint'],
      'Must be at most 2048 characters',
    ],
    [{ variables: { a: 'ftp://x' }, endpoint: '{{a}}' }, ['endpoint'], 'must start with http'],
    [{ variables: { a: ' ' }, endpoint: '{{a}}' }, ['endpoint'], 'Endpoint is required'],
    [{ variables: { 'a b': '1' } }, ['variables', 'a b'], 'letters, digits, _, - and .'],
  ])('is refused, and nothing is sent: %j', async (fields, path, message) => {
    const found = await refused(fields);
    expect(found.message).toContain(message);
    expect(found.path).toEqual(path);
  });

  it('names the environment that has no value for it', async () => {
    const environmentId = await environment({}, { name: 'Production' });
    expect(await refused({ environmentId, endpoint: '/{{id}}' })).toEqual({
      message: 'The variable id has no value in Production',
      path: ['endpoint'],
    });
  });

  it('is refused if its environment is not stored, whether it uses it or not', async () => {
    expect((await refused({ environmentId: 999_999 }, 404)).message).toBe('Environment not found');
  });

  it('is refused if values make it too long', async () => {
    const text = '{{a}}'.repeat(1000);
    const body = { kind: 'text', text, contentType: 'text/plain' };
    const found = await refused({ variables: { a: 'x'.repeat(11_000) }, body }, 413);
    expect(found.message).toBe('With the values of its variables, this request is too long');
  });
});

describe('a saved endpoint with variables', () => {
  const save = async (fields: Fields) => {
    const { id: providerId } = await providerBySlug(test, 'custom');
    return test.rest('POST', '/saved-endpoints', { providerId, name: 'Users', method: 'POST', ...fields });
  };

  it('may begin with one, and is called as it was saved', async () => {
    const saved = await save({
      endpoint: '{{base}}/users/{{id}}',
      headers: { 'X-Id': '{{id}}', Authorization: 'Bearer {{token}}' },
      body: { kind: 'json', text: '{"id":{{id}}}' },
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const { id: savedEndpointId, endpoint, headers, body } = saved.body;
    expect(headers).toEqual({ 'X-Id': '{{id}}', Authorization: 'Bearer {{token}}' });
    expect(body).toEqual({ kind: 'json', text: '{"id":{{id}}}' });
    const environmentId = await environment({ base: upstream.url, id: '7', token: 'abc' });
    const received = await sent({
      savedEndpointId,
      endpoint,
      headers,
      body,
      environmentId,
      withoutKey: true,
    });
    expect([received?.path, received?.body]).toEqual(['/users/7', '{"id":7}']);
    expect(received?.headers).toMatchObject({ 'x-id': '7', authorization: 'Bearer abc' });
  });

  it.each(['{{base', 'base}}/x', '{{a b}}/x', '{base}/x'])('may not be %s', async (endpoint) => {
    expect(await save({ endpoint })).toMatchObject({
      status: 400,
      body: { message: 'Please enter a valid URL.' },
    });
  });

  it('sends its hidden values where a variable says, if that is a host of its provider', async () => {
    const provider = (
      await test.rest('POST', '/providers', { name: 'Own', baseUrl: 'https://own.example.com' })
    ).body;
    const saved = await save({
      providerId: provider.id,
      endpoint: '{{base}}/users',
      headers: { 'X-Api-Key': SECRET },
    });
    const { id: savedEndpointId, endpoint, headers } = saved.body;
    expect(headers['X-Api-Key']).toMatch(/\*{20}$/);
    const fields = { savedEndpointId, endpoint, headers, withoutKey: true };
    expect((await sent({ ...fields, variables: { base: upstream.url } }))?.headers['x-api-key']).toBe(SECRET);
    upstream.received.length = 0;
    const { status, body } = await call({ ...fields, variables: { base: 'https://evil.example' } });
    expect([status, body.message]).toEqual([400, expect.stringContaining('go to hosts of Own only')]);
    // As text it is another place than it was saved for.
    const moved = await call({ ...fields, endpoint: `${upstream.url}/users` });
    expect([moved.status, moved.body.message]).toEqual([400, expect.stringContaining('are not sent to')]);
    const patched = await test.rest('PATCH', `/saved-endpoints/${savedEndpointId}`, {
      endpoint: '{{other}}/users',
    });
    expect(patched.status).toBe(400);
    expect(upstream.received).toEqual([]);
  });
});
