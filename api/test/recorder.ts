import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { countHeldFiles } from '#src/uploads/held-files.ts';
import { makeKey } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

/** A request as it arrived: one entry for each header line, and the bytes of its body. */
export type Arrived = { method: string; headers: [name: string, value: string][]; bytes: Buffer };

const headersOf = (raw: readonly string[]): [string, string][] =>
  Array.from({ length: raw.length / 2 }, (_one, at) => [
    (raw[2 * at] ?? '').toLowerCase(),
    Buffer.from(raw[2 * at + 1] ?? '', 'latin1').toString('utf8'),
  ]);

/** The values of a header, one for each line. */
export const linesOf = ({ headers }: Arrived, name: string): string[] =>
  headers.filter(([one]) => one === name).map(([, value]) => value);

/** The server, a key, and an API that records what arrives, set up for the tests of a file. No file may stay in memory. */
export const useRecorder = () => {
  const state = {} as { test: TestApp; server: Server; url: string; apiKeyId: number; arrived: Arrived[] };
  beforeAll(async () => {
    state.test = await createTestApp();
    state.server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { method = '', rawHeaders } = request;
      state.arrived.push({ method, headers: headersOf(rawHeaders), bytes: Buffer.concat(chunks) });
      response.end('ok');
    });
    await new Promise<void>((resolve) => state.server.listen(0, '127.0.0.1', resolve));
    state.url = `http://127.0.0.1:${(state.server.address() as AddressInfo).port}/x`;
    state.apiKeyId = (await makeKey(state.test)).id;
  });
  afterAll(async () => {
    state.server.closeAllConnections();
    await Promise.all([new Promise((resolve) => state.server.close(resolve)), state.test.close()]);
  });
  beforeEach(() => {
    state.arrived = [];
  });
  afterEach(() => expect(countHeldFiles()).toBe(0));

  const call = (fields: object) =>
    state.test.rest('POST', '/test', {
      apiKeyId: state.apiKeyId,
      endpoint: state.url,
      method: 'POST',
      ...fields,
    });
  /** What arrived of the one call that was made. */
  const sent = async (fields: object): Promise<Arrived> => {
    state.arrived = [];
    const { status, body } = await call(fields);
    expect([status, body.error, body.status], body.message).toEqual([200, undefined, 200]);
    expect(state.arrived).toHaveLength(1);
    return state.arrived[0] as Arrived;
  };
  /** The last call in the history. */
  const newest = async () => {
    const { body } = await state.test.rest('GET', '/history?limit=1');
    return (await state.test.rest('GET', `/history/${body.items[0].id}`)).body;
  };
  return { state, call, sent, newest };
};
