import { setTimeout as pause } from 'node:timers/promises';
import type { TestResult, TestStep } from '@gatehouse/contract/testing.ts';
import { readRecord, writtenText } from '@gatehouse/request/stream-record.ts';
import { splitRecords } from '@gatehouse/request/stream-records.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { readProgress, startProgress } from '#test/progress-messages.ts';
import { listen } from '#test/raw-http.ts';
import { startUpstream, type Upstream } from '#test/upstream.ts';

const SECRET = 'sk-split-4f9d2c7b1e';

let test: TestApp;
let base: string;
let api: Upstream;
let parts: readonly (string | Buffer)[];
let type: string;
let isEnded: boolean;
/** Resolves when the caller has left. */
let gone: PromiseWithResolvers<void>;

beforeAll(async () => {
  test = await createTestApp();
  base = `http://127.0.0.1:${await listen(test.app)}`;
  api = await startUpstream(async (_call, _request, response) => {
    response.writeHead(200, { 'content-type': type, 'x-key': SECRET });
    response.on('close', () => gone.resolve());
    for (const part of parts) {
      response.write(part);
      await pause(20);
    }
    if (isEnded) response.end();
  });
});
afterAll(async () => {
  await api.close();
  await test.close();
});

const start = async (
  sent: readonly (string | Buffer)[],
  contentType = 'text/event-stream',
  init?: RequestInit,
) => {
  parts = sent;
  type = contentType;
  isEnded = true;
  gone = Promise.withResolvers();
  const { id } = await makeKey(test, { apiKey: SECRET, baseUrl: api.url });
  const input = { apiKeyId: id, endpoint: '/stream', method: 'GET' };
  return { input, response: await startProgress(base, 'testing.runWithProgress', input, init) };
};

const run = async (sent: readonly (string | Buffer)[], contentType?: string) => {
  const { input, response } = await start(sent, contentType);
  const steps: TestStep[] = [];
  let result: TestResult | undefined;
  for await (const message of readProgress<TestStep, TestResult>(response)) {
    if ('result' in message) result = message.result;
    else steps.push(message.step);
  }
  return { input, steps, result, records: steps.flatMap(({ records }) => records) };
};

describe('a stream of records', () => {
  it.each([
    [
      'text/event-stream',
      ['id: 1\ndata: a\n\n', ': comment\n\nda', 'ta: b\n', '\n'],
      ['id: 1\ndata: a', ': comment', 'data: b'],
    ],
    ['application/x-ndjson; charset=utf-8', ['{"a":1.0}\n{"a"', ':2}\n\n'], ['{"a":1.0}', '{"a":2}']],
    ['application/json-seq', ['\u001e{"a":1}\n\u001e', '{"a":2}\n\u001e{"a":3}\n'], ['{"a":1}', '{"a":2}']],
  ])('%s is reported record by record', async (contentType, sent, records) => {
    const { steps, records: reported, result } = await run(sent, contentType);
    expect(reported.map((record) => record.trim())).toEqual(records);
    expect(steps[0]).toMatchObject({ status: 200, statusText: 'OK', contentType, records: [] });
    expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(result?.text).toBe(sent.join(''));
  });

  it('ends with the same result as over REST', async () => {
    const { input, result } = await run(['data: {"a":1}\n\n', 'data: [DONE]\n\n']);
    const { body } = await test.rest('POST', '/test', input);
    const { responseTime, timings, headers, maskedSecrets, ...rest } = result ?? ({} as TestResult);
    expect(body).toMatchObject(rest);
    expect(rest.text).toBe('data: {"a":1}\n\ndata: [DONE]\n\n');
  });

  it('is reported while it arrives, and the call ends when the reader leaves', async () => {
    const left = new AbortController();
    parts = [];
    const { response } = await start(['data: first\n\n'], 'text/event-stream', { signal: left.signal });
    isEnded = false;
    for await (const message of readProgress<TestStep, TestResult>(response)) {
      if ('step' in message && message.step.records.length > 0) {
        expect(message.step.records).toEqual(['data: first']);
        break;
      }
    }
    left.abort();
    await gone.promise;
  });

  it('never reports a key that arrives in two parts, wherever it is cut', async () => {
    const event = `data: {"echo":"${SECRET}"}\n\n`;
    const from = event.indexOf(SECRET);
    for (const at of [1, 4, 9, SECRET.length - 1]) {
      const { steps, records, result } = await run([event.slice(0, from + at), event.slice(from + at)]);
      expect(records).toEqual(['data: {"echo":"sk-********************"}']);
      expect(JSON.stringify(steps)).not.toContain(SECRET.slice(0, 8));
      expect(JSON.stringify(result)).not.toContain(SECRET);
    }
  });

  it('never reports a key in another of its usual forms, or in the head', async () => {
    const forms = [
      encodeURIComponent(SECRET),
      Buffer.from(SECRET).toString('base64'),
      Buffer.from(SECRET).toString('hex'),
    ];
    const { steps } = await run(
      forms.map((form) => `data: ${form}\n\n`),
      `text/event-stream; boundary=${SECRET}`,
    );
    for (const form of [SECRET, ...forms])
      expect(JSON.stringify(steps)).not.toContain(form.replace(/=+$/, ''));
  });

  const written = (kind: 'events' | 'lines', records: readonly string[]): string =>
    writtenText(records.map((record) => readRecord(kind, record)));
  const openAi = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
  const anthropic = (text: string) =>
    `event: content_block_delta\ndata: ${JSON.stringify({ type: 'content_block_delta', delta: { type: 'text_delta', text } })}\n\n`;

  it.each([
    ['characters', 1],
    ['short pieces', 3],
    ['long pieces', 11],
  ])('never shows a key in the text of a model that writes it in %s', async (_what, length) => {
    for (const form of [SECRET, Buffer.from(SECRET).toString('base64').replace(/=+$/, '')]) {
      const text = `It is ${form}, ü 😀, is it not?`;
      const pieces = text.match(new RegExp(`.{1,${length}}`, 'gsu')) ?? [];
      for (const write of [openAi, anthropic]) {
        const { records, result } = await run([pieces.map(write).join('')]);
        const whole = written('events', splitRecords('events', result?.text ?? ''));
        for (const shown of [written('events', records), whole]) {
          expect(shown).not.toContain(form.slice(3));
          expect(shown).not.toContain(form.slice(0, 8));
          expect(shown).toMatch(/^It is \S*\*{20}\S*, ü 😀, is it not\?$/s);
        }
        expect(result?.maskedSecrets?.count).toBeGreaterThan(0);
      }
    }
  });

  it('never shows a key in pieces of which characters are escaped', async () => {
    const { records, result } = await run([['a "sk-split', '-4f9d2c7b1e" b'].map(openAi).join('')]);
    for (const shown of [records, splitRecords('events', result?.text ?? '')])
      expect(written('events', shown)).not.toMatch(/split|4f9d2c7b1e/);
  });

  it('reports the text of a model piece by piece, if no key is in it', async () => {
    const text = 'A sketch of sk-split, not the key: sk-split-4f9, and so on.';
    const pieces = text.match(/.{1,4}/gs) ?? [];
    const { records, result } = await run(pieces.map(openAi));
    expect(written('events', splitRecords('events', result?.text ?? ''))).toBe(text);
    expect(records).toHaveLength(pieces.length);
  });

  it('does not report what has no end: half a key would not be recognized', async () => {
    const { records, result } = await run([`data: 1\n\ndata: ${SECRET.slice(0, 10)}`]);
    expect(records).toEqual(['data: 1']);
    expect(result?.text).toContain(SECRET.slice(0, 10));
  });

  it('keeps characters whole that arrive in two parts', async () => {
    const bytes = Buffer.from('data: Grüße 😀\n\n');
    const cuts = [bytes.indexOf(0xc3) + 1, bytes.indexOf(0xf0) + 2];
    const { records } = await run([
      bytes.subarray(0, cuts[0]),
      bytes.subarray(cuts[0], cuts[1]),
      bytes.subarray(cuts[1]),
    ]);
    expect(records).toEqual(['data: Grüße 😀']);
  });

  it('is reported up to a limit, and complete in the result', async () => {
    const event = `data: ${'x'.repeat(65_529)}\n\n`;
    const { records, result } = await run(Array.from({ length: 40 }, () => event));
    expect(records.length).toBeLessThanOrEqual(32);
    expect(result?.size).toBe(40 * event.length);
  });
});

it.each(['application/json', 'text/plain', 'text/event-stream; charset=utf-16'])(
  'a response of the type %s reports nothing before its result',
  async (contentType) => {
    const { steps, result } = await run(['{"a":1}\n', '\n'], contentType);
    expect(steps).toEqual([]);
    expect(result?.status).toBe(200);
  },
);

it('an unknown key is an error, as over REST', async () => {
  const response = await startProgress(base, 'testing.runWithProgress', {
    apiKeyId: 999_999,
    endpoint: '/x',
    method: 'GET',
  });
  await expect(readProgress(response).next()).rejects.toThrow();
});
