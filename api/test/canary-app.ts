import type { Logger } from 'pino';
import type { TestDatabase } from '#test/database.ts';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp } from '#test/harness.ts';
import { startLlmServer } from '#test/llm-server.ts';
import { startUpstream } from '#test/upstream.ts';

type Answer = Parameters<typeof startUpstream>[0];

/** Says what it got, as many APIs do. */
const echo: Answer = (call, _request, response) => {
  const type = call.headers['content-type'] ?? 'text/plain';
  response.writeHead(200, { 'content-type': type, 'x-path': call.path }).end(call.body);
};

type Options = { log?: Logger; database?: TestDatabase; answer?: Answer };

/** A server with a model, an API, a key for it and a provider whose endpoints are saved: for texts that are sent everywhere. */
export const startCanaryApp = async ({ log, database, answer = echo }: Options = {}) => {
  const model = await startLlmServer();
  model.behave({ says: '{}' });
  const deps = { llm: model.llm, ...(log === undefined ? {} : { log }) };
  const test = await createTestApp(deps, undefined, database);
  const upstream = await startUpstream(answer);
  const { id: keyId } = await makeKey(test, { apiKey: 'a-stored-key-0123456789', baseUrl: upstream.url });
  const { id: providerId } = await providerBySlug(test, 'openai');
  const close = async (): Promise<void> => {
    await Promise.all([upstream.close(), model.close(), test.close()]);
  };
  return { test, upstream, model, keyId, providerId, close };
};

export type CanaryApp = Awaited<ReturnType<typeof startCanaryApp>>;
