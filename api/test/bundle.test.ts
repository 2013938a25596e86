import type { ImportReview } from '@gatehouse/contract/imports.ts';
import type { Provider } from '@gatehouse/contract/providers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, petOpenApi, startSite } from '#test/company-site.ts';
import { SECRETS } from '#test/compositions.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { followLogin } from '#test/follow-login.ts';
import { type OauthMockServer, startOauthMockServer } from '#test/oauth-mock-server.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

// Every other test of the API runs its sources. These are what bundling could break: files that are read by their path, threads,
// what is loaded when it is first needed, and libraries with their own ideas of modules.

let database: TestDatabase;
let upstream: Upstream;
let oauth: OauthMockServer;
let server: ServerProcess;
let providers: Provider[];

/** Two calls of a composition, a model, and whatever else is called. */
const respond = (url: string): unknown => {
  if (url.endsWith('/moderations')) return { results: [{ flagged: false, categories: { hate: false } }] };
  if (url.endsWith('/chat.postMessage')) return { ok: true, channel: 'C0123456789', ts: '1.2' };
  if (url.endsWith('/chat/completions')) {
    const content = JSON.stringify({ recommendations: [], reasoning: 'None of them fits.' });
    const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }];
    return { id: 'chatcmpl-1', object: 'chat.completion', created: 1, model: 'stand-in', choices };
  }
  return { called: true };
};

beforeAll(async () => {
  database = await createTestDatabase();
  oauth = await startOauthMockServer();
  upstream = await startUpstream(({ path: url }, _request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(respond(url)));
  });
  server = await startServer(database, {
    OPENAI_BASE_URL: `${upstream.url}/v1`,
    OPENAI_API_KEY: 'sk-of-the-model-0123456789',
    OPENAI_MODEL: 'stand-in',
  });
  await rest('POST', '/discover-apis', { query: 'Slack', autoSave: true });
  providers = await rest('GET', '/providers');
}, 120_000);
afterAll(async () => {
  server.process.kill('SIGTERM');
  const { code } = await server.ended;
  await Promise.all([upstream.close(), oauth.close()]);
  await database.dispose();
  expect(code).toBe(0);
});

/** The body of the response, which says 200. */
const rest = async (method: string, url: string, body?: object) => {
  const response = await fetch(`${server.url}/api${url}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  expect(response.status, text).toBe(200);
  return JSON.parse(text);
};

const providerId = (slug: string): number | undefined => providers.find((one) => one.slug === slug)?.id;

const addKey = async (slug: keyof typeof SECRETS): Promise<number> => {
  const key = { providerId: providerId(slug), name: slug, apiKey: SECRETS[slug], baseUrl: upstream.url };
  return (await rest('POST', '/keys', key)).id;
};

describe('the bundled server', () => {
  it('makes a call with a stored key, and repeats what it called', async () => {
    const apiKeyId = await addKey('stripe');
    const result = await rest('POST', '/test', { apiKeyId, endpoint: '/v1/charges', method: 'GET' });
    expect(result).toMatchObject({ response: { called: true } });
    expect(upstream.received.at(-1)?.headers.authorization).toBe(`Bearer ${SECRETS.stripe}`);
  });

  it('signs for AWS, with a library that is loaded only then', async () => {
    const key = { apiKey: 'AKIAIOSFODNN7EXAMPLE:wJalrXUtnFEMIK7MDENGbPxRfiCYEXAMPLEKEY', name: 'aws' };
    const { id } = await rest('POST', '/keys', {
      providerId: providerId('aws'),
      baseUrl: upstream.url,
      ...key,
    });
    await rest('POST', '/test', { apiKeyId: id, endpoint: '/bucket', method: 'GET' });
    expect(upstream.received.at(-1)?.headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=/);
  });

  it('logs in with OAuth, renews the token, and calls with it', async () => {
    const redirectUri = `${server.url}/oauth-callback`;
    const config = await rest('POST', '/oauth-configs', {
      providerId: providerId('custom'),
      clientId: 'a-client',
      clientSecret: 'a-client-secret-0123456789',
      authorizationUrl: oauth.authorizationUrl,
      tokenUrl: oauth.tokenUrl,
      redirectUri,
      scopes: ['read'],
      additionalParams: {},
    });
    const { authUrl } = await rest('GET', `/oauth/authorize/${config.providerId}`);
    const { search } = await followLogin(authUrl, redirectUri);
    expect(await rest('GET', `/oauth/callback${search}`)).toMatchObject({ success: true });
    const [connection] = await rest('GET', '/oauth-connections');
    const renewed = await rest('POST', `/oauth-connections/${connection.id}/refresh`);
    expect(Date.parse(renewed.updatedAt)).toBeGreaterThanOrEqual(Date.parse(connection.updatedAt));
    const call = { connectionId: connection.id, endpoint: `${oauth.url}/userinfo`, method: 'GET' };
    expect((await rest('POST', '/test', call)).response).toEqual({ sub: 'johndoe' });
  });

  it('reads an imported document in a thread, and stores it', async () => {
    const openapi =
      'openapi: 3.1.0\ninfo: { title: Pets, version: "1" }\nservers: [{ url: https://api.stripe.com }]\npaths: { /v1/pets: { get: { summary: List } } }\n';
    const review: ImportReview = await rest('POST', '/imports/review', { text: openapi });
    const [entry] = review.entries;
    expect(entry).toMatchObject({ status: 'new' });
    const endpoints = [{ index: entry?.index, providerId: providerId('stripe') }];
    await rest('POST', '/imports', { text: openapi, digest: review.digest, endpoints, secrets: [] });
    expect(await rest('GET', '/saved-endpoints')).toMatchObject([{ method: 'GET' }]);
  });

  it('reads a company’s site in a thread', async () => {
    const site = await startSite((origin) => ({
      '/': '<h1>Acme</h1>',
      '/openapi.json': json(petOpenApi(origin)),
    }));
    const { apis } = await rest('POST', '/scrape-company', { domain: site.host });
    await site.close();
    expect(apis).toMatchObject([{ name: 'Acme Pets API' }]);
  });

  it('runs a composition', async () => {
    await addKey('openai');
    await addKey('slack');
    const inputs = { inputs: { text: 'Hello', channel: 'C0123456789' } };
    const run = await rest('POST', '/marketplace/execute-composition/moderated-slack-post', inputs);
    expect(run).toMatchObject({ output: { channel: 'C0123456789', ts: '1.2' } });
  });

  it('asks a model, with a client that is loaded only then', async () => {
    const before = upstream.received.length;
    await rest('POST', '/recommendations', { requirements: 'I need to accept payments and send e-mail' });
    expect(upstream.received.slice(before).map(({ path: url }) => url)).toEqual(['/v1/chat/completions']);
  });

  it('has the integrations, the OpenAPI document and its page with style and script', async () => {
    expect((await rest('GET', '/marketplace/integrations')).length).toBeGreaterThan(5);
    expect((await rest('GET', '/openapi.json')).openapi).toMatch(/^3\./);
    for (const name of ['', '/docs.css', '/docs.js'])
      expect((await fetch(`${server.url}/api/docs${name}`)).status).toBe(200);
  });
});
