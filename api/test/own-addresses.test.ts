import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#test/database.ts';
import { startServer } from '#test/server-process.ts';

// A call to itself would pass its own gate like any script, and could reveal every key.
it('the running server calls neither itself nor its database, by any name of this machine', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.dispose());
  const server = await startServer(database);
  onTestFinished(async () => {
    server.process.kill('SIGKILL');
    await server.ended;
  });
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch(`${server.url}${path}`, sent)).json()) as Record<string, unknown>;
  };
  const providers = (await (await fetch(`${server.url}/api/providers`)).json()) as { id: number }[];
  const apiKey = 'sk-test-0123456789abcdef';
  const { id } = await post('/api/keys', { providerId: providers[0]?.id, name: 'Main key', apiKey });

  const { databaseUrl } = database.options;
  const ports = [String(server.port), ...(databaseUrl === undefined ? [] : [new URL(databaseUrl).port])];
  for (const port of ports) {
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '127.0.0.2', 'gatehouse.localhost']) {
      const endpoint = `http://${host}:${port}/api/keys`;
      const result = await post('/api/test', { apiKeyId: id, endpoint, method: 'GET' });
      expect(result.error, endpoint).toContain('is this server itself or its database');
      expect(result.status, endpoint).toBeUndefined();
    }
  }
});
