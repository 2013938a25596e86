import { randomBytes } from 'node:crypto';
import { errorFacts } from '@gatehouse/knowledge/error-tables.ts';
import { openKnowledge } from '@gatehouse/knowledge/open-knowledge.ts';
import { createOutbound } from '@gatehouse/outbound/outbound.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type AppOptions, buildApp } from '#src/app.ts';
import { openDatabase } from '#src/db/connect.ts';
import type { Deps } from '#src/deps.ts';
import { flushEvents } from '#src/features/audit/audit.service.ts';
import { flushHistory } from '#src/features/history/history.service.ts';
import { seedProviders } from '#src/features/providers/providers.service.ts';
import { createCallMarker } from '#src/http/call-marker.ts';
import { createLog } from '#src/logging/log.ts';
import { SEALED_COLUMNS } from '#src/sealed-columns.ts';
import { createSecretIndex } from '#src/vault/secret-index.ts';
import { openVault } from '#src/vault/vault.ts';
import { createMigratedDatabase, type TestDatabase } from '#test/database.ts';

/** What a script would read from a response. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads responses of every shape and asserts on what it finds
type ApiResponse = { status: number; body: any; headers: Record<string, string | undefined> };

export type TestApp = {
  app: FastifyInstance;
  deps: Deps;
  /** A REST request as a script sends it. */
  rest: (method: InjectOptions['method'], path: string, body?: unknown) => Promise<ApiResponse>;
  /** The same operation over tRPC: the result, or the error's data. */
  trpc: (kind: 'query' | 'mutation', procedure: string, input?: unknown) => Promise<ApiResponse>;
  close: () => Promise<void>;
};

const readResponse = (response: { statusCode: number; payload: string; headers: object }): ApiResponse => ({
  status: response.statusCode,
  body: response.payload === '' ? undefined : JSON.parse(response.payload),
  headers: response.headers as ApiResponse['headers'],
});

/**
 * The whole server with its own database, the real vault and the real outbound client: only other machines are missing.
 * Local networks are reachable, as on a developer's machine.
 * @param given a database that others use too, and that the caller disposes of
 */
export const createTestApp = async (
  overrides: Partial<Deps> & { gate?: AppOptions['gate']; webRoot?: string } = {},
  masterKey: Buffer = randomBytes(32),
  given?: TestDatabase,
): Promise<TestApp> => {
  const { gate = { allowedHosts: [], accessToken: undefined }, webRoot, ...replaced } = overrides;
  const log = createLog('silent');
  const database = given ?? (await createMigratedDatabase());
  const connection = await openDatabase({ ...database.options, log });
  const vault = await openVault({ connection, masterKey });
  const callMarker = createCallMarker(masterKey);
  const outbound = createOutbound({
    localNetworks: true,
    egressAllow: [],
    forbidden: () => [],
    marker: callMarker,
  });
  const knowledge = openKnowledge();
  const deps: Deps = {
    connection,
    vault,
    outbound,
    callMarker,
    knowledge,
    errorFacts: errorFacts(knowledge),
    llm: undefined,
    secrets: createSecretIndex({ connection, vault }, SEALED_COLUMNS),
    log,
    now: Date.now,
    localNetworks: true,
    verifyDaily: undefined,
    ...replaced,
  };
  await seedProviders(deps);
  const app = await buildApp(deps, { gate, webRoot });
  await app.ready();

  return {
    app,
    deps,
    rest: async (method, path, body) =>
      readResponse(
        await app.inject({
          method,
          url: `/api${path}`,
          headers: {
            host: 'localhost',
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          payload: body === undefined ? undefined : JSON.stringify(body),
        }),
      ),
    trpc: async (kind, procedure, input = {}) => {
      const text = JSON.stringify(input);
      const query = kind === 'query' ? `?input=${encodeURIComponent(text)}` : '';
      const response = readResponse(
        await app.inject({
          method: kind === 'query' ? 'GET' : 'POST',
          url: `/trpc/${procedure}${query}`,
          headers: { host: 'localhost', 'content-type': 'application/json' },
          payload: kind === 'mutation' ? text : undefined,
        }),
      );
      const { result, error } = response.body ?? {};
      return { ...response, body: error ? { message: error.message, ...error.data } : result?.data };
    },
    close: async () => {
      const closed = app.close();
      // The test is over: a connection that it left open must not delay the next one.
      app.server.closeAllConnections();
      await closed;
      await outbound.close();
      await flushHistory(deps);
      await flushEvents(deps);
      await connection.close();
      if (given === undefined) await database.dispose();
    },
  };
};
