import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flushHistory } from '#src/features/history/history.service.ts';
import { fitsInRequest, requestOf, savedOf } from '#test/canary-requests.ts';
import { captureLog } from '#test/captured-log.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { deep, deepTimeout } from '#test/deep.ts';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { type LlmServer, startLlmServer } from '#test/llm-server.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';
import type { Canary, Half } from '../../packages/secrets/test/canaries.ts';
import { createCanarySearch } from '../../packages/secrets/test/canary-search.ts';
import { type CanaryText, canaryTexts } from '../../packages/secrets/test/canary-texts.ts';

/*
 * Random secrets in every place of a request and every way to write a text inside another one: each request is made, turned into
 * code, told to a model and saved. Nothing that is shown or stored afterwards has one of them.
 */

const PER_TEXT = 5;
const COUNT = deep(PER_TEXT, 20);
const HALVES: readonly Half[] = ['seen', 'aside'];

const textsWith = (isWanted?: (one: Canary) => boolean): CanaryText[] =>
  HALVES.flatMap((half) => canaryTexts(half, COUNT, PER_TEXT, isWanted)).filter(fitsInRequest);
const TEXTS = textsWith();
const CANARIES = TEXTS.flatMap(({ canaries }) => canaries);
const findCanaries = createCanarySearch(CANARIES);

const captured = captureLog();
let database: TestDatabase;
let test: TestApp;
let upstream: Upstream;
let model: LlmServer;
let keyId: number;
let providerId: number;

beforeAll(async () => {
  model = await startLlmServer();
  database = await createTestDatabase();
  test = await createTestApp({ llm: model.llm, log: captured.log }, undefined, database);
  model.compareWith(test.deps.secrets);
  model.behave({ says: '{}' });
  // What is called says what it got, as many do.
  upstream = await startUpstream((call, _request, response) => {
    response.writeHead(200, {
      'content-type': call.headers['content-type'] ?? 'text/plain',
      'x-path': call.path,
    });
    response.end(call.body);
  });
  keyId = (await makeKey(test, { apiKey: 'a-stored-key-0123456789', baseUrl: upstream.url })).id;
  providerId = (await providerBySlug(test, 'openai')).id;
});
afterAll(async () => {
  await Promise.all([upstream.close(), model.close(), test.close()]);
  await database.dispose();
});

/** Those of the canaries that are in what is shown, with what stands around them. */
const shownIn = (shown: string, find = findCanaries): string[] =>
  find(shown).map(({ name, secret, parts: [part = ''] }) => {
    const at = shown.indexOf(part);
    return `${name}, ${secret}: ${at === -1 ? '' : shown.slice(Math.max(0, at - 120), at + 60)}`;
  });

/** @param show what is shown of a text; undefined if its place cannot have it */
const expectHidden = async (
  texts: readonly CanaryText[],
  show: (one: CanaryText) => Promise<string | undefined>,
): Promise<void> => {
  const shown: string[] = [];
  let asked = 0;
  for (const one of texts) {
    const text = await show(one);
    if (text === undefined) continue;
    asked += one.canaries.length;
    const found = shownIn(text, createCanarySearch(one.canaries));
    shown.push(...found.map((canary) => `${one.place}, ${one.encoding}: ${canary}`));
  }
  expect(shown).toEqual([]);
  expect(asked).toBeGreaterThan(0.6 * CANARIES.length);
};

const isStored = ({ by }: Canary): boolean => by === 'value';

/** The texts without canaries that are stored: a request with one is rejected where code is generated. */
const withoutStored = (): CanaryText[] => textsWith((one) => !isStored(one));

/** Where people explain things, a secret is known by its name if nobody would write a word so. */
const typedTexts = (): CanaryText[] =>
  textsWith(({ by, isRandom, isTricky }) => by !== 'name' || (isRandom && !isTricky));

/** As much as a requirement may be. */
const MAX_PROMPT = 4_500;

/** What the database has, as bytes of its files or as text. */
const storedTexts = async (): Promise<Map<string, string>> => {
  const texts = new Map<string, string>();
  const folder = database.options.dataDir ?? '';
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (statSync(file).isFile()) texts.set(name, readFileSync(file, 'latin1'));
  }
  if (database.options.databaseUrl === undefined) return texts;
  const { db } = test.deps.connection;
  const tables = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(
    db,
  );
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db);
    texts.set(name, rows.map(({ row }) => row).join('\n'));
  }
  return texts;
};

// In this order: no code is generated with a stored secret, and what an endpoint hides is one.
describe(`${CANARIES.length} secrets`, { timeout: deepTimeout(120_000) }, () => {
  it('are in no generated code', async () => {
    await expectHidden(withoutStored(), async (one) => {
      const { status, body } = await test.rest('POST', '/generate-code', {
        ...savedOf(one),
        apiKeyId: keyId,
        method: 'POST',
        language: 'javascript',
      });
      expect([one.text, status]).toEqual([one.text, 200]);
      return body.code;
    });
  });

  it('are in no call of the history, and its search finds none', async () => {
    const stored = new Set(CANARIES.filter(isStored).map(({ secret }) => secret));
    for (const apiKey of stored) await makeKey(test, { apiKey, name: 'Stored' });
    await expectHidden(TEXTS, async (one) => {
      const { endpoint, headers, body } = requestOf(one);
      const call = await test.rest('POST', '/test', {
        apiKeyId: keyId,
        method: 'POST',
        endpoint: endpoint.replace('https://a.test', upstream.url),
        headers,
        requestBody: body,
      });
      expect([one.text, call.body.status]).toEqual([one.text, 200]);
      const { items } = (await test.rest('GET', '/history?limit=1')).body;
      return JSON.stringify([items, (await test.rest('GET', `/history/${items[0].id}`)).body]);
    });
    for (const { canaries } of TEXTS) {
      const word = canaries[0]?.parts[0] ?? '';
      const found = await test.rest('GET', `/history?query=${encodeURIComponent(word)}`);
      expect([word, found.body.items]).toEqual([word, []]);
    }
  });

  it('are in no prompt', async () => {
    const asked: CanaryText[] = [];
    for (const one of typedTexts()) {
      const last = asked.at(-1);
      if (last === undefined || last.text.length + one.text.length > MAX_PROMPT) asked.push({ ...one });
      else {
        last.text += `\n\n${one.text}`;
        last.canaries = [...last.canaries, ...one.canaries];
      }
    }
    await expectHidden(asked, async ({ text }) => {
      model.received.length = 0;
      await test.rest('POST', '/recommendations', { requirements: `send text messages. ${text}` });
      expect(model.received.length).toBeGreaterThan(0);
      return model.received.map(({ body }) => body).join('\n');
    });
  });

  it('are in no saved endpoint, list and export', async () => {
    await expectHidden(TEXTS, async (one) => {
      const { status, body } = await test.rest('POST', '/saved-endpoints', {
        ...savedOf(one),
        providerId,
        name: 'Canary',
        method: 'POST',
      });
      expect([one.text, status]).toEqual([one.text, 200]);
      return JSON.stringify(body);
    });
    const list = await test.rest('GET', '/saved-endpoints');
    expect(list.body).toHaveLength(TEXTS.length);
    const exports = await Promise.all(
      ['openapi', 'postman', 'curl', 'http'].map((format) =>
        test.rest('GET', `/saved-endpoints/export?format=${format}&providerId=${providerId}`),
      ),
    );
    for (const { status, body } of [list, ...exports]) {
      expect(status).toBe(200);
      expect(shownIn(JSON.stringify(body))).toEqual([]);
    }
  });

  it('are in no line of the log, no file and no table', async () => {
    expect(captured.lines().length).toBeGreaterThan(TEXTS.length);
    expect(shownIn(captured.text())).toEqual([]);
    await flushHistory(test.deps);
    const stored = await storedTexts();
    expect([...stored.values()].join('').length).toBeGreaterThan(500_000);
    for (const [name, text] of stored) expect([name, ...shownIn(text)]).toEqual([name]);
  });
});
