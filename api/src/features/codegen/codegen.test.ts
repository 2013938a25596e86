import { CODEGEN_LANGUAGES, frameworksOf } from '@gatehouse/contract/plain/codegen-options.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey, SECRET } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

type Fields = Record<string, unknown>;

const generate = async (fields: Fields = {}, key: Fields = { slug: 'openai' }) => {
  const { id } = await makeKey(test, key);
  return test.rest('POST', '/generate-code', {
    apiKeyId: id,
    endpoint: '/v1/models',
    method: 'GET',
    language: 'javascript',
    ...fields,
  });
};

const EVERY = CODEGEN_LANGUAGES.flatMap((language) => [
  { language, framework: undefined },
  ...frameworksOf(language).map((framework) => ({ language, framework })),
]);

describe('generated code', () => {
  it.each(EVERY)(
    'in $language with $framework reads the key from a variable and never holds it',
    async (how) => {
      const requestBody = { model: 'gpt-4o-mini', note: `it's "$(id)" #{x} \${x} %s` };
      const { status, body } = await generate({ ...how, method: 'POST', requestBody });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        language: how.language,
        framework: how.framework ?? frameworksOf(how.language)[0] ?? null,
      });
      expect(body.code).toContain('OPENAI_API_KEY');
      expect(body.code).toContain('https://api.openai.com/v1/models');
      expect(body.requirements).toContain('Environment variable OPENAI_API_KEY: the key');
      expect(JSON.stringify(body)).not.toContain(SECRET);
    },
  );

  it('is the same over REST and tRPC, and for the same input', async () => {
    const { id } = await makeKey(test, { slug: 'stripe' });
    const input = { apiKeyId: id, endpoint: '/v1/charges?limit=3', method: 'GET', language: 'python' };
    const { body } = await test.rest('POST', '/generate-code', input);
    expect((await test.trpc('mutation', 'codegen.generate', input)).body).toEqual(body);
    expect((await test.rest('POST', '/generate-code', input)).body).toEqual(body);
  });

  it.each([
    ['github', '/user', ['"Authorization": "Bearer " + github_api_key', '"X-GitHub-Api-Version": "']],
    ['google', '/v1/models', ['GOOGLE_API_KEY']],
    ['twilio', '/2010-04-01/Accounts.json', ['"Authorization": "Basic "']],
    [
      'aws',
      'https://sts.us-east-1.amazonaws.com/?Action=GetCallerIdentity',
      ['SigV4Auth(credentials, "sts", "us-east-1")'],
    ],
  ])('places the key of %s as a test call does', async (slug, endpoint, parts) => {
    const { status, body } = await generate({ endpoint, language: 'python' }, { slug });
    expect(status).toBe(200);
    for (const part of parts) expect(body.code).toContain(part);
    expect(body.description).toContain('The key is read from the environment variable');
  });

  it('uses the base URL of the key, and takes headers and PATCH as a test call does', async () => {
    const { body } = await generate(
      {
        endpoint: 'things',
        method: 'PATCH',
        requestBody: { a: 'b c' },
        language: 'curl',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      { slug: 'openai', baseUrl: 'https://proxy.example.com/openai/' },
    );
    expect(body.code).toContain('curl https://proxy.example.com/openai/things');
    expect(body.code).toContain('--request PATCH');
    expect(body.code).toContain('--data-raw a=b+c');
  });
});

describe('a key that may not be sent', () => {
  it.each([
    ['https://other.example.com/x', 'it may not be sent to other.example.com'],
    ['http://api.openai.com/x', 'api.openai.com is called over plain http'],
  ])('to %s is not in the code either, and the description says why', async (endpoint, reason) => {
    for (const how of EVERY) {
      const { status, body } = await generate({ ...how, endpoint });
      expect(status).toBe(200);
      expect(body.code).not.toContain('OPENAI_API_KEY');
      expect(body.description).toContain(reason);
      expect(body.requirements.join()).not.toContain('Environment variable');
    }
  });

  it('because the caller wants none is not in the code, and the caller’s own header is a variable', async () => {
    const headers = { Authorization: 'Bearer typed-1' };
    const { body } = await generate({ language: 'python', headers, withoutKey: true });
    expect(body.code).toContain('"Authorization": "Bearer " + openai_authorization');
    expect(body.code).not.toContain('OPENAI_API_KEY');
    expect(JSON.stringify(body)).not.toContain('typed-1');
  });

  it.each(EVERY)(
    'because the caller wants none leaves no trace of it in $language with $framework, and says why',
    async (how) => {
      const { status, body } = await generate({ ...how, withoutKey: true });
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain('OPENAI_API_KEY');
      expect(body.code).not.toMatch(/authorization/i);
      expect(body.description).toContain('The code has no key, because the call is made without it.');
    },
  );

  it('because the caller wants none is rejected in the request all the same', async () => {
    const fields = { withoutKey: true, method: 'POST', requestBody: { note: SECRET } };
    expect(await generate(fields)).toMatchObject({
      status: 400,
      body: { issues: [{ path: ['requestBody'] }] },
    });
  });

  it('is in the code once the host is pinned to it', async () => {
    const { id } = await makeKey(test, { slug: 'openai' });
    await test.rest('POST', `/keys/${id}/hosts`, { host: 'pinned.example.com' });
    const { body } = await test.rest('POST', '/generate-code', {
      apiKeyId: id,
      endpoint: 'https://pinned.example.com/x',
      method: 'GET',
      language: 'go',
    });
    expect(body.code).toContain('os.Getenv("OPENAI_API_KEY")');
  });
});

describe('secrets in the request itself', () => {
  it.each(EVERY)('are variables in $language with $framework', async (how) => {
    const headers = {
      Authorization: 'Bearer typed-1',
      'X-Session-Token': 'typed-2',
      cookie: 'sid=typed-3',
      'X-Trace': 'seen',
    };
    const { body } = await generate({
      ...how,
      endpoint: 'https://other.example.com/x?access_token=typed-4&page=2',
      headers,
    });
    expect(JSON.stringify(body)).not.toMatch(/typed-/);
    expect(body.code).toContain('seen');
    for (const variable of [
      'OPENAI_AUTHORIZATION',
      'OPENAI_X_SESSION_TOKEN',
      'OPENAI_COOKIE',
      'OPENAI_ACCESS_TOKEN',
    ]) {
      expect(body.code).toContain(variable);
      expect(body.requirements.join('\n')).toContain(`Environment variable ${variable}: the value of the`);
    }
  });

  it.each([
    [{ endpoint: `/v1/models/${SECRET}` }, 'endpoint'],
    [{ endpoint: `/v1/models?note=${SECRET}` }, 'endpoint'],
    [{ method: 'POST', requestBody: { nested: [`x ${SECRET}`] } }, 'requestBody'],
    [{ headers: { 'X-Note': SECRET } }, 'headers'],
    [{ method: 'POST', body: { kind: 'json', text: JSON.stringify({ note: SECRET }) } }, 'body'],
    [{ method: 'POST', body: { kind: 'text', text: `a ${SECRET} b` } }, 'body'],
    [{ method: 'POST', body: { kind: 'form', fields: [{ name: 'note', value: SECRET }] } }, 'body'],
    [{ method: 'POST', body: { kind: 'multipart', parts: [{ name: 'note', value: SECRET }] } }, 'body'],
    [{ method: 'POST', body: { kind: 'graphql', query: `{a(b:"${SECRET}")}` } }, 'body'],
  ])('the stored key in %j is rejected', async (fields, field) => {
    const message =
      'The request contains the key itself. Remove it: the code reads the key from the environment variable OPENAI_API_KEY';
    expect(await generate(fields)).toMatchObject({
      status: 400,
      body: { message, issues: [{ path: [field], message }] },
    });
  });
});

describe('secrets that no header and no parameter of the endpoint has', () => {
  it.each(EVERY)('are not in the code in $language with $framework', async (how) => {
    const mask = `abc${'*'.repeat(20)}`;
    const { status, body } = await generate(
      {
        ...how,
        method: 'POST',
        endpoint: `/models/${mask}?note=${mask}`,
        headers: { 'X-Note': `Bearer ${mask}` },
        requestBody: { client_secret: 'typed-1', list: [{ password: 'typed-2' }], max_tokens: 5, note: mask },
      },
      { slug: 'openai', baseUrl: 'http://127.0.0.1:4311/v1?api_key=typed-3' },
    );
    expect(status, JSON.stringify(body)).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/typed-|\*{20}|(?:%2A){20}/i);
    for (const name of [
      'OPENAI_API_KEY_2',
      'OPENAI_NOTE',
      'OPENAI_X_NOTE',
      'OPENAI_CLIENT_SECRET',
      'OPENAI_PASSWORD',
    ]) {
      expect(body.code).toContain(name);
      expect(body.requirements.join('\n')).toContain(name);
    }
    expect(body.requirements.join('\n')).toContain(
      'Environment variable OPENAI_CLIENT_SECRET: the value of the body field client_secret',
    );
    expect(body.code).not.toContain('sed ');
    expect(body.code).not.toContain('{{OPENAI_CLIENT_SECRET}}');
    // A path cannot be put together in every language: what is hidden in it is replaced by hand.
    expect(body.description).toContain('Replace {{OPENAI_PATH_SECRET}} in it');
  });

  it.each([
    ['application/x-www-form-urlencoded', { grant: 'x', client_secret: 'typed-1' }],
    ['application/x-www-form-urlencoded', 'grant=x&client_secret=typed-1'],
    ['application/json', '{"client_secret":"typed-1"}'],
    ['text/plain', '{"client_secret":"typed-1"}'],
  ])('are variables in a body of %s: %j', async (type, requestBody) => {
    const fields = { method: 'POST', headers: { 'Content-Type': type }, requestBody, language: 'curl' };
    const { body } = await generate(fields);
    expect(JSON.stringify(body)).not.toContain('typed-1');
    expect(body.code).toContain('"$OPENAI_CLIENT_SECRET');
  });

  it('have a variable each, and the same one if they are the same', async () => {
    const requestBody = [{ password: 'typed-1' }, { password: 'typed-2' }, { password: 'typed-1' }];
    const { body } = await generate({ method: 'POST', requestBody, language: 'python' });
    expect(body.code.match(/"password": \w+/g)).toEqual([
      '"password": openai_password',
      '"password": openai_password_2',
      '"password": openai_password',
    ]);
    expect(body.requirements.join('\n').match(/OPENAI_PASSWORD\w*/g)).toEqual([
      'OPENAI_PASSWORD',
      'OPENAI_PASSWORD_2',
    ]);
  });

  it('need no variable in a request that has no body', async () => {
    const { body } = await generate({ method: 'GET', requestBody: { password: 'typed-1' } });
    expect(JSON.stringify(body)).not.toMatch(/typed-1|PASSWORD/);
  });

  it.each([
    [{ endpoint: '/v1/other-stored-0123456789' }, 'endpoint'],
    [{ method: 'POST', requestBody: { note: 'other-stored-0123456789' } }, 'requestBody'],
    [{ headers: { 'X-Note': 'other-stored-0123456789' } }, 'headers'],
    [{ method: 'POST', body: { kind: 'text', text: 'a other-stored-0123456789' } }, 'body'],
  ])('reject %j if another key is stored with the value', async (fields, field) => {
    await makeKey(test, { slug: 'stripe', apiKey: 'other-stored-0123456789' });
    const message = 'The request contains a stored secret. Remove it: code is shown and shared';
    expect(await generate(fields)).toMatchObject({
      status: 400,
      body: { message, issues: [{ path: [field], message }] },
    });
  });
});

describe('bad input', () => {
  it.each([
    [{ endpoint: ' ' }, 'Endpoint is required'],
    [{ endpoint: 'ftp://example.com' }, 'Endpoint must start with http:// or https://'],
    [
      { endpoint: 'https://u:p@api.openai.com/' },
      'Endpoint must not contain a user name or password: the key is added for you',
    ],
    [{ language: 'go', framework: 'axios' }, 'This language does not offer that framework'],
    [{ headers: { 'X-A': 'a\nb' } }, 'Not a header value'],
    [
      { language: 'java', headers: { 'X-A': 'ü' } },
      'HttpClient of Java cannot send the header X-A: its value has characters outside ASCII',
    ],
    [
      { language: 'curl', method: 'POST', headers: { 'Content-Type': 'text/plain' }, requestBody: 'a\0b' },
      'No curl command can make this request: its body contains the character NUL',
    ],
  ])('%j is rejected', async (fields, message) => {
    expect(await generate(fields)).toMatchObject({ status: 400, body: { message, code: 'BAD_REQUEST' } });
  });

  it('a key that does not exist results in 404', async () => {
    const input = { apiKeyId: 2 ** 31 - 1, endpoint: 'https://a.example', method: 'GET', language: 'go' };
    expect(await test.rest('POST', '/generate-code', input)).toMatchObject({
      status: 404,
      body: { message: 'API key not found' },
    });
  });
});
