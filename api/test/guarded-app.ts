import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { makeKey } from '#test/factories.ts';
import { createTestApp } from '#test/harness.ts';
import { listen } from '#test/raw-http.ts';
import { createWebRoot } from '#test/web-root.ts';

/** The whole server with its pages and one key, listening, for tests of its gate. */
export type GuardedApp = {
  port: number;
  /** One request without a browser's headers; Host is localhost by default. */
  send: (
    method: InjectOptions['method'],
    url: string,
    headers?: Record<string, string>,
    payload?: string,
  ) => Promise<LightMyRequestResponse>;
  close: () => Promise<void>;
};

export const createGuardedApp = async (allowedHosts: string[]): Promise<GuardedApp> => {
  const web = await createWebRoot();
  const test = await createTestApp({
    webRoot: web.folder,
    gate: { allowedHosts, accessToken: undefined },
  });
  await makeKey(test);
  const port = await listen(test.app);
  return {
    port,
    send: (method, url, headers = {}, payload) =>
      test.app.inject({ method, url, headers: { host: 'localhost', ...headers }, payload }),
    close: async () => {
      await test.close();
      await web.dispose();
    },
  };
};
