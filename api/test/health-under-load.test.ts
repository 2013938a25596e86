import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endResponseThreads } from '#src/features/calls/reading/response-reader.ts';
import { flushHistory } from '#src/features/history/history.service.ts';
import { endImportThreads } from '#src/features/imports/import-reader.ts';
import { MAX_RESPONSE_HERE } from '#src/worker-threads/bounded-work.ts';
import { createWorkerPool } from '#src/worker-threads/worker-pool.ts';
import { keyFor } from '#test/compositions.ts';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { TEXTS } from '#test/growth/texts.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { type LlmServer, startLlmServer } from '#test/llm-server.ts';
import { beginOauthLogin, completeOauthLogin, makeOauthConfig } from '#test/oauth-login.ts';
import type { Post } from '#test/posting-thread.ts';
import { listen } from '#test/raw-http.ts';
import { startTokenServer, type TokenResponse, type TokenServer } from '#test/token-server.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

/*
 * While a hostile text is read, whoever asks for the state of the server waits hardly longer than 50 ms more than while a harmless one is.
 * Both are done several times in turn, and what the thread of the server works meanwhile is compared: other work of the machine does
 * not count. Where a fixed reading takes longer than it should, the machine is slow, and so much less counts.
 */

const MOST_MS = 50;
/** What the fixed reading takes on two cores of a cloud's usual machine, in ms. */
const FIXED_READING_MS = 100;
const FIXED_TEXT = 'name=value; other: "text", '.repeat(8000);
const FIXED_PATTERN = /(?<![\w-])([\w-]{1,40})\s?[=:]\s?"?([^\s;,"]{1,80})/g;
/** The least of them counts: other work of the machine also costs this thread, by its caches. */
const ATTEMPTS = 5;
const KEY = 'sk-held-4f9d2c7b1e5a';

type Reply = { status?: number; type: string; body: string };

const asking = createWorkerPool<Post, number>(new URL('./posting-thread.ts', import.meta.url), 1, {
  heapMiB: 512,
  idleMs: 60_000,
});
let test: TestApp;
let port: number;
let api: Upstream;
let model: LlmServer;
let tokens: TokenServer;
let reply: Reply;
let keyId: number;
let providerId: number;
let oauth: { providerId: number };

beforeAll(async () => {
  [model, tokens] = await Promise.all([startLlmServer(), startTokenServer()]);
  model.behave({ says: '{}' });
  test = await createTestApp({ llm: model.llm });
  api = await startUpstream((_call, _request, response) => {
    response.writeHead(reply.status ?? 200, { 'content-type': reply.type }).end(reply.body);
  });
  port = await listen(test.app);
  keyId = (await makeKey(test, { slug: 'openai', apiKey: KEY, baseUrl: api.url })).id;
  providerId = (await providerBySlug(test, 'openai')).id;
  await keyFor(test, 'slack', api.url);
  oauth = await makeOauthConfig(test, tokens);
});
afterAll(async () => {
  await Promise.all([api.close(), model.close(), tokens.close(), test.close()]);
  await Promise.all([asking.close(), endResponseThreads(), endImportThreads()]);
});

/** The processor time of the thread of the server, in ms. */
const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The longest that the server worked before it told its state, while this was done, in ms. */
const longestWait = async (work: () => Promise<void>): Promise<number> => {
  let isDone = false;
  const working = work().finally(() => {
    isDone = true;
  });
  let longest = 0;
  while (!isDone) {
    const before = worked();
    await setImmediate();
    await test.app.inject({ url: '/api/health', headers: { host: 'localhost' } });
    longest = Math.max(longest, worked() - before);
  }
  await working;
  return longest;
};

/** How many times as long as it should a reading takes now; 1 for a machine that is fast enough. */
const slowness = (): number => {
  const before = worked();
  for (let time = 0; time < 60; time += 1)
    for (const [, name = '', value = ''] of FIXED_TEXT.matchAll(FIXED_PATTERN))
      if (name.toLowerCase() === value.toLowerCase()) throw new Error('no name is its value');
  return Math.max(1, (worked() - before) / FIXED_READING_MS);
};

/** How much longer it has to be waited for while the one is done than while the other is, in ms. */
const longerBy = async (hostile: () => Promise<void>, harmless: () => Promise<void>): Promise<number> => {
  let longer = Number.POSITIVE_INFINITY;
  let usual = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    usual = Math.min(usual, await longestWait(harmless));
    const most = await longestWait(hostile);
    longer = Math.min(longer, most - usual <= MOST_MS ? most - usual : (most - usual) / slowness());
    if (longer <= MOST_MS) break;
  }
  return longer;
};

/** Whoever asks does so in a thread of its own. What is kept of a call is part of the server's work. */
const post = async (path: string, body: unknown): Promise<void> => {
  const message = { url: `http://127.0.0.1:${port}/api${path}`, body: JSON.stringify(body) };
  const outcome = await asking.run(message, { ms: 60_000, signal: new AbortController().signal });
  expect(outcome).toMatchObject({ ok: true, value: 200 });
  await flushHistory(test.deps);
};

const MB = 1_000_000;
const repeated = (text: string, length: number): string => text.repeat(Math.ceil(length / text.length));
const json = (value: unknown): Reply => ({ type: 'application/json', body: JSON.stringify(value) });

const REPLIES: Record<string, Reply> = {
  'JSON with the key in it': json(
    Array.from({ length: 20_000 }, (_, id) => ({ id, name: `${KEY} and ${id}`, tags: ['a', 'b'] })),
  ),
  'an event with the key again and again': {
    type: 'text/event-stream',
    body: `data: ${JSON.stringify({ choices: [{ delta: { content: repeated(`${KEY} `, 2 * MB) } }] })}\n\n`,
  },
  'an error of spaces': { status: 400, ...json({ error: { message: `a${' '.repeat(2 * MB)}b` } }) },
  'an error with many details': {
    status: 422,
    ...json({
      errors: Array.from({ length: 30_000 }, (_, at) => ({ field: `f${at}`, message: `is wrong ${at}` })),
    }),
  },
  'unclosed tags': { status: 403, type: 'text/html', body: repeated('<a ', 2 * MB) },
  'a stream of records': { type: 'application/x-ndjson', body: repeated('{"a":"b"}\n', 2 * MB) },
  'a text just short enough for no thread': {
    type: 'text/plain',
    body: repeated('api_key=a1;token=b2&', MAX_RESPONSE_HERE - 20),
  },
};
const small = json({ ok: true });

const call = (given: Reply) => (): Promise<void> => {
  reply = given;
  return post('/test', { apiKeyId: keyId, endpoint: '/', method: 'GET' });
};
const verify = (given: Reply) => (): Promise<void> => {
  reply = given;
  return post(`/keys/${keyId}/verify`, {});
};
const webhook = (given: Reply) => (): Promise<void> => {
  reply = given;
  return post('/marketplace/webhooks/github-push/send', { url: api.url, secret: KEY });
};
const compose = (given: Reply) => (): Promise<void> => {
  reply = given;
  return post('/marketplace/execute-composition/moderated-slack-post', {});
};
const logIn = (given: TokenResponse) => async (): Promise<void> => {
  tokens.behave(given);
  const { state, cookie } = await beginOauthLogin(test, oauth);
  const { status } = await completeOauthLogin(test, { code: 'a-code', state }, { cookie });
  expect(status).toBe(200);
};
const refused = (text: string): TokenResponse => ({
  status: 400,
  body: JSON.stringify({ error: 'invalid_grant', error_description: text, access_token: text }),
});
const asForm = (text: string): TokenResponse => ({ type: 'application/x-www-form-urlencoded', body: text });
const recommend = (requirements: string) => () => post('/recommendations', { requirements });

describe('the state of the server is told', { timeout: 120_000 }, () => {
  it.each(Object.keys(REPLIES))('while a call gets %s', async (what) => {
    expect(await longerBy(call(REPLIES[what] ?? small), call(small))).toBeLessThanOrEqual(MOST_MS);
  });
  it.each(Object.keys(REPLIES))('while the check of a key gets %s', async (what) => {
    expect(await longerBy(verify(REPLIES[what] ?? small), verify(small))).toBeLessThanOrEqual(MOST_MS);
  });
  it.each(Object.keys(REPLIES))('while a receiver of webhooks sends %s', async (what) => {
    expect(await longerBy(webhook(REPLIES[what] ?? small), webhook(small))).toBeLessThanOrEqual(MOST_MS);
  });
  it.each(Object.keys(REPLIES))('while a step of a composition gets %s', async (what) => {
    expect(await longerBy(compose(REPLIES[what] ?? small), compose(small))).toBeLessThanOrEqual(MOST_MS);
  });

  it.each(Object.entries(TEXTS))('while a login is answered with %s', async (_what, textOf) => {
    const text = textOf(MB / 5);
    expect(await longerBy(logIn(refused(text)), logIn(refused('no')))).toBeLessThanOrEqual(MOST_MS);
    expect(await longerBy(logIn(asForm(text)), logIn(refused('no')))).toBeLessThanOrEqual(MOST_MS);
  });
  it.each(Object.entries(TEXTS))(
    'while a requirement has %s, and is told to a model',
    async (_what, textOf) => {
      const text = `send text messages. ${textOf(4_900)}`.slice(0, 5_000).toWellFormed();
      const harmless = recommend('send text messages');
      expect(await longerBy(recommend(text), harmless)).toBeLessThanOrEqual(MOST_MS);
    },
  );

  const save = (text: string) => () =>
    post('/saved-endpoints', {
      providerId,
      name: 'Held',
      method: 'POST',
      endpoint: 'https://a.test/x',
      requestBody: { text },
    });
  const review = (text: string) => () => post('/imports/review', { text });
  /** Halves of characters cannot be stored, and are rejected before they are read. */
  const storable = Object.entries(TEXTS).filter(([, textOf]) => textOf(16).isWellFormed());
  it.each(storable)('while an endpoint has %s, and an import', async (_what, textOf) => {
    expect(await longerBy(save(textOf(18_000)), save('a'))).toBeLessThanOrEqual(MOST_MS);
    expect(await longerBy(review(textOf(MB / 4)), review('A=1'))).toBeLessThanOrEqual(MOST_MS);
  });
});
