import type { AddOwnApiInput } from '@gatehouse/contract/own-apis.ts';
import type { ListedProvider } from '@gatehouse/contract/providers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey, SECRET } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

let test: TestApp;
let upstream: Upstream;
beforeAll(async () => {
  test = await createTestApp();
  upstream = await startUpstream((_call, _request, response) => response.end('{}'));
});
afterAll(() => Promise.all([test.close(), upstream.close()]));

const post = (input: object) => test.rest('POST', '/providers', input);
const listed = async (id: number): Promise<ListedProvider> =>
  (await test.rest('GET', '/providers')).body.find((one: ListedProvider) => one.id === id);

let number = 0;
/** Adds an API under a name of its own. */
const own = async (input: Partial<AddOwnApiInput> = {}): Promise<ListedProvider> => {
  number += 1;
  const { status, body } = await post({
    name: `Billing ${number}`,
    baseUrl: `https://billing-${number}.acme.example/v1`,
    ...input,
  });
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};
const events = async (id: number) => {
  const rows = await test.deps.connection.db
    .selectFrom('audit_events')
    .select(['action', 'host', 'detail'])
    .where('subject', '=', 'provider')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ action, host, detail }) => ({ action, host, ...JSON.parse(detail ?? '{}') }));
};

describe("adding an API of one's own", () => {
  it('needs a name and a base URL, and is listed with what follows from them', async () => {
    const provider = await own({ name: ' Ünser Billing ', baseUrl: 'https://api.münchen.example/v1' });
    expect(provider).toMatchObject({
      name: 'Ünser Billing',
      slug: 'unser-billing',
      source: 'own',
      origin: null,
      baseUrl: 'https://api.xn--mnchen-3ya.example/v1',
      hosts: ['api.xn--mnchen-3ya.example'],
      keyPlacement: { type: 'bearer' },
      defaultHeaders: {},
      verification: null,
      recommendedRotationDays: 90,
    });
    expect(await listed(provider.id)).toEqual(provider);
    expect(await events(provider.id)).toEqual([
      {
        action: 'provider.add',
        host: 'api.xn--mnchen-3ya.example',
        provider: 'unser-billing',
        name: 'Ünser Billing',
      },
    ]);
  });

  it('keeps everything that is given, over tRPC too, and ignores what it does not know', async () => {
    const input = {
      name: 'Everything',
      baseUrl: 'https://everything.acme.example',
      keyPlacement: { type: 'header', name: 'X-Api-Key', prefix: 'Token ' },
      hosts: ['everything.acme.example', '*.Acme.example', '[2001:DB8::1]', '*.acme.example'],
      defaultHeaders: { Accept: 'application/vnd.acme+json' },
      verification: { method: 'GET', endpoint: '/me' },
      documentationUrl: 'https://acme.example/docs',
      registerUrl: 'https://acme.example/register',
      recommendedRotationDays: 30,
    };
    const { body } = await test.trpc('mutation', 'ownApis.add', {
      ...input,
      slug: 'openai',
      source: 'built-in',
    });
    expect(body).toMatchObject({
      ...input,
      hosts: ['everything.acme.example', '*.acme.example', '[2001:db8::1]'],
      slug: 'everything',
      source: 'own',
    });
  });

  it('takes a slug that is free, and rejects a name in use in whatever case', async () => {
    expect((await own({ name: 'Open-AI' })).slug).toBe('open-ai');
    expect((await own({ name: 'open ai' })).slug).toBe('open-ai-2');
    for (const name of ['openai', ' OPENAI ', 'open  AI'])
      expect(await post({ name, baseUrl: 'https://acme.example' })).toMatchObject({
        status: 409,
        body: { code: 'CONFLICT', issues: [{ path: ['name'] }] },
      });
  });

  it('adds one of several with one name that are added at once', async () => {
    const input = { name: 'At once', baseUrl: 'https://once.acme.example' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(input)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it.each<[object, (string | number)[], string]>([
    [{ name: ' ' }, ['name'], 'Name is required'],
    [{ baseUrl: undefined }, ['baseUrl'], 'Please enter a valid URL.'],
    [{ baseUrl: 'ftp://acme.example' }, ['baseUrl'], 'Please enter a valid URL.'],
    [{ baseUrl: 'https://me:secret@acme.example' }, ['baseUrl'], 'Please enter a valid URL.'],
    [{ keyPlacement: { type: 'header', name: 'Host' } }, ['keyPlacement', 'name'], 'set by the connection'],
    [{ keyPlacement: { type: 'header', name: 'A b' } }, ['keyPlacement', 'name'], 'Not a header name'],
    [{ keyPlacement: { type: 'header', name: '' } }, ['keyPlacement', 'name'], 'A name is required'],
    [
      { keyPlacement: { type: 'header', name: 'X', prefix: 'a\nb' } },
      ['keyPlacement', 'prefix'],
      'Not a header value',
    ],
    [{ keyPlacement: { type: 'query', name: ' ' } }, ['keyPlacement', 'name'], 'A name is required'],
    [
      {
        keyPlacement: {
          type: 'parts',
          main: 'a',
          parts: [{ name: 'a', label: 'A', isSecret: true }],
          places: [{ in: 'header', name: 'A', value: '{a}' }],
        },
      },
      ['keyPlacement'],
      'several values',
    ],
    [
      { defaultHeaders: { 'Content-Length': '3' } },
      ['defaultHeaders', 'Content-Length'],
      'set by the connection',
    ],
    [
      { defaultHeaders: { 'X-Api-Key': 'zx81-3f9a8b7c6d5e' } },
      ['defaultHeaders', 'X-Api-Key'],
      'contains a secret',
    ],
    [{ hosts: [] }, ['hosts'], 'Name at least one host'],
    ...[
      '*',
      '*.',
      '',
      'https://a.example',
      'a.example/x',
      'a.example:443',
      'a.example:8443',
      'a b',
      '*.1.2.3.4',
      'a.*.example',
      '*a.example',
    ].map((host): [object, (string | number)[], string] => [
      { hosts: [host] },
      ['hosts', 0],
      'Enter a host name such as',
    ]),
    ...['com', '*.com', 'co.uk', '*.co.uk', '*.github.io', 'herokuapp.com'].map(
      (host): [object, (string | number)[], string] => [
        { hosts: ['ok.acme.example', host] },
        ['hosts', 1],
        'Strangers can have a name',
      ],
    ),
    [
      { verification: { method: 'GET', endpoint: 'https://other.example/me' } },
      ['verification', 'endpoint'],
      'one of the hosts',
    ],
    [{ recommendedRotationDays: 0 }, ['recommendedRotationDays'], 'from 1 to 3650'],
    [{ documentationUrl: 'javascript:alert(1)' }, ['documentationUrl'], 'Please enter a valid URL.'],
  ])('rejects %j, at the field, and adds nothing', async (wrong, path, message) => {
    const before = (await test.rest('GET', '/providers')).body.length;
    const { status, body } = await post({ name: 'Wrong', baseUrl: 'https://wrong.acme.example', ...wrong });
    expect([status, body.issues?.[0].path]).toEqual([400, path]);
    expect(body.issues[0].message).toContain(message);
    expect((await test.rest('GET', '/providers')).body).toHaveLength(before);
  });

  it.each([
    ['http://billing:8080', ['billing']],
    ['http://localhost:3000', ['localhost']],
    ['https://acme.github.io', ['acme.github.io']],
    ['http://10.1.2.3', ['10.1.2.3']],
    ['https://[2001:db8::1]:8443/x', ['[2001:db8::1]']],
  ])('takes %s with its own host', async (baseUrl, hosts) => {
    expect((await own({ baseUrl })).hosts).toEqual(hosts);
  });
});

describe('calls of it', () => {
  const call = (id: number, fields: object = {}) =>
    test.rest('POST', '/test', { apiKeyId: id, endpoint: '/invoices', method: 'GET', ...fields });

  it.each<[AddOwnApiInput['keyPlacement'], string, object]>([
    [{ type: 'bearer' }, '/v1/invoices', { authorization: `Bearer ${SECRET}` }],
    [{ type: 'header', name: 'X-Key', prefix: 'Token ' }, '/v1/invoices', { 'x-key': `Token ${SECRET}` }],
    [{ type: 'query', name: 'key' }, `/v1/invoices?key=${SECRET}`, {}],
    [{ type: 'basic' }, '/v1/invoices', { authorization: `Basic ${btoa(`${SECRET}:`)}` }],
  ])('carry its keys as %j says', async (keyPlacement, path, headers) => {
    const { slug } = await own({
      baseUrl: `${upstream.url}/v1`,
      keyPlacement,
      defaultHeaders: { 'X-Acme': '1' },
    });
    const key = await makeKey(test, { slug });
    expect((await call(key.id)).body).toMatchObject({ status: 200 });
    expect(upstream.received.at(-1)).toMatchObject({ path, headers: { 'x-acme': '1', ...headers } });
  });

  it('are generated with a variable of its name', async () => {
    const { slug } = await own({ name: 'Ledger API' });
    const key = await makeKey(test, { slug });
    const { body } = await test.rest('POST', '/generate-code', {
      apiKeyId: key.id,
      endpoint: '/a',
      method: 'GET',
      language: 'curl',
    });
    expect(body.code).toContain('$LEDGER_API_API_KEY');
  });

  it('need no key if it takes none, and it can have none', async () => {
    const { id, name } = await own({ keyPlacement: { type: 'none' } });
    expect(await test.rest('POST', '/keys', { providerId: id, name: 'Key', apiKey: SECRET })).toMatchObject({
      status: 409,
      body: {
        message: `${name} takes no keys: it is called without one`,
        issues: [{ path: ['providerId'] }],
      },
    });
    const { body } = await test.rest('GET', `/registration-guides/${id}`);
    expect(body.steps.map(({ title }: { title: string }) => title)).toEqual([
      'Start without an account',
      'Check its rules',
      'Make a first call',
    ]);
    expect(JSON.stringify(body.steps)).not.toContain('Store API Key');
  });

  it('verify a key, and a guide says how to get one', async () => {
    const verification = { method: 'GET' as const, endpoint: '/me' };
    const { id, slug, name } = await own({ baseUrl: upstream.url, verification });
    const key = await makeKey(test, { slug });
    expect((await test.rest('POST', `/keys/${key.id}/verify`)).body).toMatchObject({
      valid: true,
      message: `${name} accepts this key`,
    });
    expect(upstream.received.at(-1)?.path).toBe('/me');
    const { body } = await test.rest('GET', `/registration-guides/${id}`);
    expect(body).toMatchObject({ isGenerated: true, steps: expect.any(Array) });
  });
});
