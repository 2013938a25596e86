import type { Environment } from '@gatehouse/contract/environments.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeKey, providerBySlug, SECRET } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { allStoredSecrets } from '#test/stored-secrets.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const post = (input: Record<string, unknown>) => test.rest('POST', '/environments', input);
const patch = (id: number, input: Record<string, unknown>) =>
  test.rest('PATCH', `/environments/${id}`, input);
const list = async (): Promise<Environment[]> => (await test.rest('GET', '/environments')).body;
const made = async (input: Record<string, unknown>): Promise<Environment> => {
  const { status, body } = await post({ name: 'Staging', ...input });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

beforeEach(async () => {
  for (const { id } of await list()) await test.rest('DELETE', `/environments/${id}`);
});

const TOKEN = 'staging-token-0123456789';
const MASK = `sta${'*'.repeat(20)}`;
const secret = (more: object = {}) => ({ name: 'token', value: TOKEN, isSecret: true, ...more });
const plain = { name: 'base', value: 'https://staging.example.com', isSecret: false };

describe('an environment', () => {
  it('is created, listed, changed and deleted, over REST and tRPC', async () => {
    const key = await makeKey(test);
    const { status, body } = await post({
      name: ' Staging ',
      variables: [plain, { name: 'empty', value: '' }],
      keys: [{ providerId: key.providerId, apiKeyId: key.id }],
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(Number),
      name: 'Staging',
      variables: [plain, { name: 'empty', value: '', isSecret: false }],
      keys: [{ providerId: key.providerId, apiKeyId: key.id }],
      createdAt: body.createdAt,
      updatedAt: body.createdAt,
    });
    const renamed = await test.trpc('mutation', 'environments.update', { id: body.id, name: 'Test' });
    expect(renamed.body).toMatchObject({ name: 'Test', variables: body.variables, keys: body.keys });
    expect((await test.trpc('query', 'environments.list', {})).body).toEqual([renamed.body]);
    expect((await patch(body.id, { variables: [], keys: [] })).body).toMatchObject({
      variables: [],
      keys: [],
    });
    expect((await test.rest('DELETE', `/environments/${body.id}`)).body).toEqual({ id: body.id });
    expect(await list()).toEqual([]);
    for (const gone of [await patch(body.id, {}), await test.rest('DELETE', `/environments/${body.id}`)])
      expect([gone.status, gone.body.message]).toEqual([404, 'Environment not found']);
  });

  it('keeps the order of its variables and takes any text for a value', async () => {
    const variables = ['z', 'a', 'm'].map((name, at) => ({
      name,
      value: `${at} {{x}} \\{{ "'\n`,
      isSecret: false,
    }));
    expect((await made({ variables })).variables).toEqual(variables);
  });

  it('has a name that no other has', async () => {
    const { id } = await made({});
    const other = await made({ name: 'Production' });
    for (const { status, body } of [
      await post({ name: 'Staging' }),
      await patch(other.id, { name: ' Staging' }),
    ])
      expect([status, body.message, body.issues[0].path]).toEqual([
        409,
        'There is an environment named Staging already',
        ['name'],
      ]);
    expect((await patch(id, { name: 'Staging' })).status).toBe(200);
    expect(await list()).toMatchObject([{ name: 'Staging' }, { name: 'Production' }]);
  });

  it.each([
    [{ name: ' ' }, ['name'], 'Environment name is required'],
    [{ name: 'x'.repeat(101) }, ['name'], 'Must be at most 100 characters'],
    [{ variables: [{ name: 'a b', value: '' }] }, ['variables', 0, 'name'], 'letters, digits, _, - and .'],
    [{ variables: [{ name: '', value: '' }] }, ['variables', 0, 'name'], 'letters, digits, _, - and .'],
    [{ variables: [{ name: 'a' }] }, ['variables', 0, 'value'], ''],
    [{ variables: [plain, plain] }, ['variables', 1, 'name'], 'There are two variables named base'],
    [
      { variables: [{ name: 'a', value: 'x'.repeat(16_385) }] },
      ['variables', 0, 'value'],
      'Must be at most 16384 characters',
    ],
    [{ variables: [secret({ hosts: ['https://a.example'] })] }, ['variables', 0, 'hosts', 0], 'Enter a host'],
    [{ variables: [secret({ hosts: ['*'] })] }, ['variables', 0, 'hosts', 0], 'Enter a host'],
    [{ variables: [secret({ hosts: ['*.co.uk'] })] }, ['variables', 0, 'hosts', 0], 'Strangers can have'],
    [{ variables: [secret({ value: MASK })] }, ['variables', 0, 'value'], 'Enter the value of token again'],
    [
      { variables: [{ name: 'a', value: `x ${SECRET}` }] },
      ['variables', 0, 'value'],
      'contains a secret that is stored here',
    ],
    [
      { variables: [{ name: 'a', value: 'ghp_q4R7w2Xz9Kt5Lm8Vb3Hn6Jc1pQ0wE5rT8yUi' }] },
      ['variables', 0, 'value'],
      'contains what looks like a key',
    ],
    [{ keys: [{ providerId: 1, apiKeyId: 999_999 }] }, ['keys', 0, 'apiKeyId'], 'Unknown API key'],
  ])('with %j is rejected, and nothing is stored', async (wrong, path, message) => {
    await makeKey(test);
    const { id } = await made({ name: 'Before' });
    for (const { status, body } of [await post({ name: 'Staging', ...wrong }), await patch(id, wrong)]) {
      expect([status, body.issues[0].path]).toEqual([400, path]);
      expect(body.message).toContain(message);
    }
    expect(await list()).toMatchObject([{ name: 'Before', variables: [], keys: [] }]);
  });

  it('names one key for each provider, and only one of that provider', async () => {
    const [custom, openai] = [await makeKey(test), await makeKey(test, { slug: 'openai' })];
    const twice = [custom, custom].map(({ id, providerId }) => ({ providerId, apiKeyId: id }));
    const wrong = await post({ name: 'A', keys: [{ providerId: custom.providerId, apiKeyId: openai.id }] });
    expect([wrong.status, wrong.body.message]).toEqual([400, 'This key is one of another provider']);
    const repeated = await post({ name: 'A', keys: twice });
    expect([repeated.status, repeated.body.issues[0].path]).toEqual([400, ['keys', 1, 'providerId']]);
  });

  it('names a deleted key no more', async () => {
    const [one, two] = [await makeKey(test, { slug: 'openai' }), await makeKey(test, { slug: 'github' })];
    const keys = [one, two].map(({ id, providerId }) => ({ providerId, apiKeyId: id }));
    const before = await made({ keys });
    await test.rest('DELETE', `/keys/${one.id}`);
    const [after] = await list();
    expect(after?.keys).toEqual([{ providerId: two.providerId, apiKeyId: two.id }]);
    expect((after?.updatedAt ?? '') > before.updatedAt).toBe(true);
  });

  it('is one of a hundred at most', async () => {
    const at = new Date().toISOString();
    await test.deps.connection.db
      .insertInto('environments')
      .values(Array.from({ length: 99 }, (_, n) => ({ name: `E${n}`, created_at: at, updated_at: at })))
      .execute();
    await made({});
    expect(await post({ name: 'One too many' })).toMatchObject({
      status: 409,
      body: { message: 'There are 100 environments, and cannot be more' },
    });
  });
});

describe('a secret variable', () => {
  const rows = async () =>
    JSON.stringify([
      await test.deps.connection.db.selectFrom('environment_variables').selectAll().execute(),
      await test.deps.connection.db.selectFrom('audit_events').selectAll().execute(),
    ]);

  it('is sealed, and masked in every response', async () => {
    const environment = await made({
      variables: [plain, secret({ hosts: ['API.example.com', '*.b.example'] })],
    });
    expect(environment.variables[1]).toEqual({
      name: 'token',
      value: MASK,
      isSecret: true,
      hosts: ['api.example.com', '*.b.example'],
    });
    expect(await rows()).not.toContain(TOKEN);
    expect(JSON.stringify(await list())).not.toContain(TOKEN);
    expect(await allStoredSecrets(test.deps)).toContain(TOKEN);
  });

  it('keeps its value if its mask is sent back, also with other hosts, which is recorded', async () => {
    const { id, variables } = await made({ variables: [secret()] });
    await patch(id, { variables: [plain, ...variables] });
    expect(await allStoredSecrets(test.deps)).toContain(TOKEN);
    const moved = await patch(id, { variables: variables.map((one) => ({ ...one, hosts: ['a.example'] })) });
    expect(moved.body.variables).toEqual([{ ...variables[0], hosts: ['a.example'] }]);
    expect(await allStoredSecrets(test.deps)).toContain(TOKEN);
    const { items } = (await test.rest('GET', '/audit?action=environment.update')).body;
    expect(items).toHaveLength(1);
    expect(await rows()).not.toContain(TOKEN);
  });

  it('is stored for its name: under another one, and as a plain one, its mask is only a mask', async () => {
    const { id, variables } = await made({ variables: [secret()] });
    for (const change of [{ name: 'other' }, { isSecret: false }, { value: `stb${'*'.repeat(20)}` }]) {
      const { status, body } = await patch(id, {
        variables: variables.map((one) => ({ ...one, ...change })),
      });
      expect([status, body.issues[0].path]).toEqual([400, ['variables', 0, 'value']]);
      expect(JSON.stringify(body)).not.toContain(TOKEN);
    }
    expect((await list())[0]?.variables).toEqual(variables);
  });

  it('is replaced, and is gone when it is removed or its environment is', async () => {
    const { id } = await made({ variables: [secret()] });
    await patch(id, { variables: [secret({ value: 'another-token-0123456789' })] });
    expect(await allStoredSecrets(test.deps)).not.toContain(TOKEN);
    expect(await allStoredSecrets(test.deps)).toContain('another-token-0123456789');
    await patch(id, { variables: [] });
    expect(await allStoredSecrets(test.deps)).not.toContain('another-token-0123456789');
    await patch(id, { variables: [secret()] });
    await test.rest('DELETE', `/environments/${id}`);
    expect(await allStoredSecrets(test.deps)).not.toContain(TOKEN);
  });

  it('is copied with its environment', async () => {
    const { id, variables } = await made({ variables: [secret()] });
    const copy = await made({ name: 'Copy', variables, secretsFrom: id });
    expect(copy.variables).toEqual(variables);
    await test.rest('DELETE', `/environments/${id}`);
    expect(await allStoredSecrets(test.deps)).toContain(TOKEN);
    expect((await post({ name: 'Other', variables, secretsFrom: id })).status).toBe(404);
  });

  it('shows nothing of a short value, and may be empty', async () => {
    const { variables } = await made({
      variables: [secret({ value: '1234' }), secret({ name: 'b', value: '' })],
    });
    expect(variables.map(({ value }) => value)).toEqual(['*'.repeat(20), '*'.repeat(20)]);
  });

  it('does not open in another row, or with other hosts than it was sealed for', async () => {
    const { id } = await made({ variables: [secret()] });
    await test.deps.connection.db
      .updateTable('environment_variables')
      .set({ hosts: '["evil.example"]' })
      .where('environment_id', '=', id)
      .execute();
    const { providerId } = await makeKey(test);
    expect(providerId).toBe((await providerBySlug(test, 'custom')).id);
    const call = {
      apiKeyId: null,
      method: 'GET',
      endpoint: 'https://evil.example/{{token}}',
      environmentId: id,
    };
    expect((await test.rest('POST', '/test', call)).status).toBe(409);
  });
});
