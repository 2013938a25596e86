import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type LlmServer, startLlmServer } from '#test/llm-server.ts';

let model: LlmServer;
beforeAll(async () => {
  model = await startLlmServer();
});
afterAll(() => model.close());

const ask = () =>
  model.llm.answerOf(
    { name: 'q', schema: z.object({ a: z.unknown() }), instructions: 'Answer.', fields: {} },
    new AbortController().signal,
  );
const list = (values: number) => `[${'1,'.repeat(values - 1)}1]`;

it('an answer of the model is parsed up to 100,000 values', async () => {
  model.behave({ says: `{"a":${list(90_000)}}` });
  expect(await ask()).toMatchObject({ ok: true });
  model.behave({ says: `{"a":${list(100_001)}}` });
  expect(await ask()).toEqual({ ok: false, reason: 'returned an invalid response' });
});

it('a response around it is not parsed beyond that either', async () => {
  const around = (values: number) =>
    `{"more":${list(values)},"choices":[{"index":0,"message":{"role":"assistant","content":"{\\"a\\":1}"}}]}`;
  model.behave({ status: 200, body: around(90_000) });
  expect(await ask()).toMatchObject({ ok: true });
  model.behave({ status: 200, body: around(100_001) });
  expect(await ask()).toEqual({ ok: false, reason: 'returned an invalid response' });
});
