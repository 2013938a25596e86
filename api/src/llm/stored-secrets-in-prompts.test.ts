import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { makeKey } from '#test/factories.ts';
import { createTestApp } from '#test/harness.ts';
import { type LlmServer, startLlmServer } from '#test/llm-server.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';
import { allStoredSecrets } from '#test/stored-secrets.ts';

const KEYS = 150;
/** Nothing in it looks like a key, and each encoding changes it. */
const FIRST = `qz7 "wholly/un+remark&able" <9w3>'~ü`;

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const unicode = (text: string): string =>
  JSON.stringify(text).replace(/[^\x20-\x7e]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
const lower = (text: string): string => text.replace(/%[0-9A-F]{2}/g, (c) => c.toLowerCase());

const ENCODINGS: [string, string][] = [
  ['as it is', FIRST],
  ['between words', `my key is ${FIRST}, I think`],
  ['without a space around it', `x${FIRST}y`],
  ['in JSON', JSON.stringify({ key: FIRST })],
  ['in JSON in JSON', JSON.stringify(JSON.stringify({ key: FIRST }))],
  ['in JSON as PHP writes it', unicode(FIRST).replaceAll('/', '\\/')],
  [
    'in JSON as Go writes it',
    JSON.stringify(FIRST).replace(/[<>&]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`),
  ],
  ['in JSON without other characters than ASCII', unicode(FIRST)],
  ['in a URL', `https://a.test/?k=${encodeURIComponent(FIRST)}`],
  ['in a URL with small letters', `https://a.test/?k=${lower(encodeURIComponent(FIRST))}`],
  ['in a URL in a URL', encodeURIComponent(`https://a.test/?k=${encodeURIComponent(FIRST)}`)],
  ['in a form', new URLSearchParams({ k: FIRST }).toString()],
  ['in a form with small letters', lower(new URLSearchParams({ k: FIRST }).toString())],
  ['in a whole URL', encodeURI(FIRST)],
  ['in base64', base64(FIRST)],
  ['in base64url', Buffer.from(FIRST).toString('base64url')],
  ['in base64 behind a user name', base64(`user:${FIRST}`)],
  ['in base64 behind one character', base64(`a${FIRST}`)],
  ['in base64 behind two characters', base64(`ab${FIRST}cd`)],
  ['in base64 in a URL', encodeURIComponent(base64(FIRST))],
  ['in hex', Buffer.from(FIRST).toString('hex')],
  ['in hex with capital letters', Buffer.from(FIRST).toString('hex').toUpperCase()],
  ['in HTML', FIRST.replace(/[&<>"]/g, (c) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[c]};`)],
  [
    'in HTML with apostrophes escaped',
    FIRST.replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&#34;')
      .replaceAll("'", '&#39;'),
  ],
  ['in HTML with its slash and plus escaped', FIRST.replaceAll('/', '&#x2F;').replaceAll('+', '&#43;')],
  [
    'in a URL with each byte escaped',
    [...Buffer.from(FIRST)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  ],
  [
    'in JSON with each character escaped',
    [...FIRST].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  ],
  ['in HTML with each character escaped', [...FIRST].map((c) => `&#${c.charCodeAt(0)};`).join('')],
  ['twice, one directly behind the other', `${FIRST}${FIRST}`],
  ['over the end of what is sent', ''],
];

let database: TestDatabase;
let model: LlmServer;
let server: ServerProcess;
const masterKey = randomBytes(32).toString('base64');
const start = (): Promise<ServerProcess> =>
  startServer(database, {
    MASTER_KEY: masterKey,
    OPENAI_BASE_URL: `${model.url}/v1`,
    OPENAI_MODEL: 'stand-in',
    LOG_LEVEL: 'silent',
  });
const stop = async (): Promise<void> => {
  server.process.kill('SIGTERM');
  await server.ended;
};
const post = async (path: string, body: object) => {
  const response = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return response.json() as Promise<{ id: number; reasoning: string }>;
};

beforeAll(async () => {
  database = await createTestDatabase();
  model = await startLlmServer();
  model.behave({
    picks: ([id]) => ({
      recommendations: [{ id, reason: 'It fits.', recommended: true }],
      reasoning: 'Fits.',
    }),
  });
  server = await start();
  const providers = (await (await fetch(`${server.url}/api/providers`)).json()) as {
    id: number;
    slug: string;
  }[];
  const providerId = providers.find(({ slug }) => slug === 'custom')?.id;
  const add = (apiKey: string) => post('/keys', { providerId, name: 'Key', apiKey });
  const { id } = await add('replaced-before-0123456789');
  await post(`/keys/${id}/rotate`, { newApiKey: FIRST });
  for (let index = 1; index < KEYS; index += 1) await add(`later-key-${index}-0123456789`);
  await stop();
  server = await start();
}, 120_000);
afterAll(async () => {
  await stop();
  await model.close();
  await database.dispose();
});

const sentFor = async (requirements: string): Promise<string> => {
  model.received.length = 0;
  await post('/recommendations', { requirements });
  expect(model.received).toHaveLength(1);
  const { messages } = JSON.parse(model.received[0]?.body ?? '') as { messages: { content: string }[] };
  return String(JSON.parse(messages[1]?.content ?? '{}').requirements);
};

it.each(ENCODINGS)(
  `the first of ${KEYS} keys does not reach the model after a restart: %s`,
  async (_what, encoded) => {
    const text = `send text messages to customers, accept card payments and translate texts ${encoded === '' ? `${'x'.repeat(4_850)} ${FIRST}` : encoded}`;
    const sent = await sentFor(text);
    expect(sent).toContain('send text messages to customers');
    expect(sent).toContain('[secret]');
    expect(sent).not.toContain(encoded === '' ? FIRST : encoded);
    expect(sent).not.toContain('wholly');
    expect(sent).not.toContain(FIRST);
  },
);

it('two keys that overlap in a text both go, and a text without a key is sent as it is', async () => {
  expect(await sentFor('send text messages later-key-7-0123456789later-key-140-0123456789')).toBe(
    'send text messages [secret][secret]',
  );
  expect(await sentFor('send text messages, and count later keys')).toBe(
    'send text messages, and count later keys',
  );
});

const question = {
  name: 'q',
  schema: z.object({}),
  instructions: 'Answer.',
  fields: { text: 'some text' },
};

it('nothing is sent if the stored secrets cannot be read', async () => {
  model.received.length = 0;
  // biome-ignore lint/correctness/useYield: it fails before it has anything to yield
  model.compareWith(async function* () {
    throw new Error('the database is gone');
  });
  const answer = await model.llm.answerOf(question, AbortSignal.timeout(5_000));
  expect(answer).toEqual({
    ok: false,
    reason: 'was not asked, because the stored secrets could not be read',
  });
  expect(model.received).toEqual([]);
});

it('a secret that does not open blocks nothing, and the others are still compared', async () => {
  const test = await createTestApp();
  const apiKeys = [0, 1, 2].map((index) => `stored-key-${index}-0123456789`);
  const ids: number[] = [];
  for (const apiKey of apiKeys) ids.push((await makeKey(test, { apiKey })).id);
  await test.deps.connection.db
    .updateTable('api_keys')
    .set({ base_url: 'https://evil.example.com' })
    .where('id', '=', ids[1] ?? 0)
    .execute();
  expect(await allStoredSecrets(test.deps)).toEqual([apiKeys[0], apiKeys[2]]);
  model.received.length = 0;
  model.behave({ says: '{}' });
  model.compareWith(test.deps.secrets);
  await model.llm.answerOf(
    { ...question, fields: { text: `with ${apiKeys[2]} in it` } },
    AbortSignal.timeout(5_000),
  );
  expect(model.received[0]?.body).toContain('with [secret] in it');
  await test.close();
});
