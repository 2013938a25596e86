import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flushHistory } from '#src/features/history/history.service.ts';
import { type CanaryApp, startCanaryApp } from '#test/canary-app.ts';
import { asking, fitsInRequest, requestOf, savedOf } from '#test/canary-requests.ts';
import { captureLog } from '#test/captured-log.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { deep, deepTimeout } from '#test/deep.ts';
import { makeKey } from '#test/factories.ts';
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
let app: CanaryApp;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startCanaryApp({ log: captured.log, database });
  app.model.compareWith(app.test.deps.secrets);
});
afterAll(async () => {
  await app.close();
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
  const { db } = app.test.deps.connection;
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
      const { status, body } = await app.test.rest('POST', '/generate-code', {
        ...savedOf(one),
        apiKeyId: app.keyId,
        method: 'POST',
        language: 'javascript',
      });
      expect([one.text, status]).toEqual([one.text, 200]);
      return body.code;
    });
  });

  it('are in no call of the history, and its search finds none', async () => {
    const stored = new Set(CANARIES.filter(isStored).map(({ secret }) => secret));
    for (const apiKey of stored) await makeKey(app.test, { apiKey, name: 'Stored' });
    await expectHidden(TEXTS, async (one) => {
      const { endpoint, headers, body } = requestOf(one);
      const call = await app.test.rest('POST', '/test', {
        apiKeyId: app.keyId,
        method: 'POST',
        endpoint: endpoint.replace('https://a.test', app.upstream.url),
        headers,
        requestBody: body,
      });
      expect([one.text, call.body.status]).toEqual([one.text, 200]);
      const { items } = (await app.test.rest('GET', '/history?limit=1')).body;
      return JSON.stringify([items, (await app.test.rest('GET', `/history/${items[0].id}`)).body]);
    });
    for (const { canaries } of TEXTS) {
      const word = canaries[0]?.parts[0] ?? '';
      const found = await app.test.rest('GET', `/history?query=${encodeURIComponent(word)}`);
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
      app.model.received.length = 0;
      await app.test.rest('POST', '/recommendations', { requirements: asking(text) });
      expect(app.model.received.length).toBeGreaterThan(0);
      return app.model.received.map(({ body }) => body).join('\n');
    });
  });

  it('are in no saved endpoint, list and export', async () => {
    await expectHidden(TEXTS, async (one) => {
      const { status, body } = await app.test.rest('POST', '/saved-endpoints', {
        ...savedOf(one),
        providerId: app.providerId,
        name: 'Canary',
        method: 'POST',
      });
      expect([one.text, status]).toEqual([one.text, 200]);
      return JSON.stringify(body);
    });
    const list = await app.test.rest('GET', '/saved-endpoints');
    expect(list.body).toHaveLength(TEXTS.length);
    const exports = await Promise.all(
      ['openapi', 'postman', 'curl', 'http'].map((format) =>
        app.test.rest('GET', `/saved-endpoints/export?format=${format}&providerId=${app.providerId}`),
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
    await flushHistory(app.test.deps);
    const stored = await storedTexts();
    expect([...stored.values()].join('').length).toBeGreaterThan(500_000);
    for (const [name, text] of stored) expect([name, ...shownIn(text)]).toEqual([name]);
  });
});
