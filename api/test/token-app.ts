import { afterAll, beforeAll } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startTokenServer, type TokenResponse, type TokenServer } from '#test/token-server.ts';

/** Tokens that work for an hour, and one to renew them with. */
export const GRANTED: TokenResponse = {
  body: JSON.stringify({
    access_token: 'an-access-token-0123456789',
    refresh_token: 'a-refresh-token-0123456789',
    expires_in: 3600,
  }),
};

/** A server under test and a stand-in for a login server, for all tests of a file. */
export const useTokenApp = () => {
  let app: TestApp;
  let tokens: TokenServer;
  beforeAll(async () => {
    app = await createTestApp();
    tokens = await startTokenServer();
  });
  afterAll(async () => {
    await app.close();
    await tokens.close();
  });
  return {
    get app() {
      return app;
    },
    get tokens() {
      return tokens;
    },
    /** Deletes all configurations, with their connections. */
    deleteConfigs: async (): Promise<void> => {
      for (const { id } of (await app.rest('GET', '/oauth-configs')).body)
        await app.rest('DELETE', `/oauth-configs/${id}`);
    },
  };
};
