import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { afterEach, beforeEach } from 'vitest';
import { sealSecrets } from '#src/features/endpoints/endpoint-secrets.ts';
import type { HiddenValue } from '#src/features/endpoints/hidden-values.ts';
import { insertCalls } from '#src/features/history/history.store.ts';
import { tagsOfCall, wordsOfTexts } from '#src/features/history/history-words.ts';
import { readStoredAgain } from '#src/lifecycle/read-stored-again.ts';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

/** A secret that is one by the names around it, and by nothing else. */
export const TOKEN = 'zq81mfLw02Kd73HsPv65';

type Columns = {
  name?: string;
  description?: string | null;
  endpoint?: string;
  headers?: object | null;
  request_body?: object | null;
};

/** A new installation for each test, with rows as an earlier version stored them: with everything in them that its reader did not find. */
export const useOlderRows = () => {
  let database: TestDatabase;
  let test: TestApp;
  let upstream: Upstream;
  let providerId: number;
  let keyId: number;
  const open = (): Promise<TestApp> => createTestApp({}, Buffer.alloc(32, 7), database);

  beforeEach(async () => {
    database = await createTestDatabase();
    test = await open();
    upstream = await startUpstream((_call, _request, response) => response.end('{}'));
    providerId = (await providerBySlug(test, 'custom')).id;
    keyId = (await makeKey(test, { apiKey: 'a-stored-key-0123456789', baseUrl: upstream.url })).id;
  });
  afterEach(async () => {
    await Promise.all([test.close(), upstream.close()]);
    await database.dispose();
  });

  const insertEndpoint = (columns: Columns, hidden: readonly HiddenValue[] = []): Promise<number> =>
    test.deps.connection.transaction(async (tx) => {
      const { headers = null, request_body = null, ...texts } = columns;
      const { id } = await tx
        .insertInto('saved_endpoints')
        .values({
          provider_id: providerId,
          name: 'Older',
          endpoint: `${upstream.url}/v1/items`,
          method: 'POST',
          description: null,
          is_favorite: 0,
          created_at: '2026-11-01T00:00:00.000Z',
          updated_at: '2026-11-01T00:00:00.000Z',
          ...texts,
          headers: headers && JSON.stringify(headers),
          request_body: request_body && JSON.stringify(request_body),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await sealSecrets(test.deps, tx, id, hidden);
      return id;
    });

  const insertCall = async (more: { url?: string; text?: string; request_body?: string } = {}) => {
    const row = {
      created_at: '2026-11-01T00:00:00.000Z',
      api_key_id: keyId,
      connection_id: null,
      key_name: 'Main key',
      provider_id: providerId,
      provider_name: 'Custom',
      method: 'POST',
      url: `${upstream.url}/orders`,
      status: 200,
      error: null,
      response_time: 12.5,
      size: 2,
      status_text: 'OK',
      truncated: 0,
      withheld_host: null,
      request_headers: JSON.stringify({ 'X-Session-Token': TOKEN }),
      request_body: null as string | null,
      request_body_type: 'json' as const,
      request_body_kind: null,
      request_body_truncated: 0,
      headers: JSON.stringify({ 'content-type': 'application/json' }),
      observations: JSON.stringify([{ kind: 'status', text: 'Fine.' }]),
      text: '{}',
      without_key: null,
      saved_endpoint_id: null,
      source: null,
      ...more,
    };
    const owner = { apiKeyId: keyId, connectionId: null, providerId, savedEndpointId: null };
    const facts = { ...owner, source: null, method: 'POST', status: 200 };
    const texts = [row.url, row.key_name, row.provider_name, row.request_body ?? '', row.text];
    const words = [...wordsOfTexts(texts), ...tagsOfCall(facts)];
    const { connection } = test.deps;
    await connection.transaction((tx) => insertCalls(tx, connection.dialect, [{ row, words }]));
  };

  const list = async (): Promise<SavedEndpoint[]> => (await test.rest('GET', '/saved-endpoints')).body;
  return {
    get test() {
      return test;
    },
    get upstream() {
      return upstream;
    },
    get providerId() {
      return providerId;
    },
    get keyId() {
      return keyId;
    },
    /** Of an SQLite database; undefined for PostgreSQL. */
    get folder() {
      return database.options.databaseUrl === undefined ? database.options.dataDir : undefined;
    },
    /** Stops the server and starts it again. */
    restart: async (): Promise<void> => {
      await test.close();
      test = await open();
    },
    readAgain: (version?: number): Promise<boolean> =>
      readStoredAgain(test.deps, new AbortController().signal, {
        pauseMs: 0,
        ...(version === undefined ? {} : { version }),
      }),
    insertEndpoint,
    insertCall,
    list,
    find: async (id: number): Promise<SavedEndpoint> => {
      const found = (await list()).find((endpoint) => endpoint.id === id);
      if (found === undefined) throw new Error('there is no such endpoint');
      return found;
    },
  };
};
