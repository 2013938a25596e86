import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { type Received, startUpstream, type Upstream } from '#test/upstream.ts';

/** What a receiver of webhooks answers with. */
type Answer = (request: Received, response: ServerResponse) => void;

const ok: Answer = (_request, response) => response.writeHead(200).end('ok');

/** A developer's own server, and Gatehouse that sends webhooks to it. After each test it answers `ok` again. */
export const useWebhookReceiver = () => {
  let test: TestApp;
  let receiver: Upstream;
  let answer = ok;
  beforeAll(async () => {
    receiver = await startUpstream((call, _request, response) => answer(call, response));
    test = await createTestApp();
  });
  afterAll(async () => {
    await test.close();
    await receiver.close();
  });
  afterEach(() => {
    answer = ok;
    receiver.received.length = 0;
  });
  return {
    get test() {
      return test;
    },
    get receiver() {
      return receiver;
    },
    answerWith: (next: Answer): void => {
      answer = next;
    },
    send: (id: string, fields: Record<string, unknown> = {}) =>
      test.rest('POST', `/marketplace/webhooks/${id}/send`, { url: `${receiver.url}/in`, ...fields }),
  };
};
