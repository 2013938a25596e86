import { setImmediate } from 'node:timers/promises';
import type { CallBody } from '@gatehouse/contract/body.ts';
import { filesOfBody } from '@gatehouse/request/body/body-files.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endCodeThreads, generateFor } from '#src/features/codegen/codegen.service.ts';
import { readSecrets } from '#src/features/endpoints/read-secrets.ts';
import { endSecretThreads, findSecretsIn } from '#src/features/endpoints/secret-values.ts';
import { MAX_HERE } from '#src/worker-threads/bounded-work.ts';
import { makeKey, providerBySlug } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

/*
 * What a person or a program sends is read here only if it is short. Nothing here measures the time that passes: while a thread
 * reads, other requests are answered, and while the main thread does, none is.
 */

const TOKEN = 'zq81mfLw02Kd73HsPv65';

let test: TestApp;
let keyId: number;
let providerId: number;
beforeAll(async () => {
  test = await createTestApp();
  keyId = (await makeKey(test)).id;
  providerId = (await providerBySlug(test, 'openai')).id;
});
afterAll(async () => {
  await Promise.all([endCodeThreads(), endSecretThreads()]);
  await test.close();
});

/** How many requests were answered while this one was. */
const answeredDuring = async (
  request: Promise<{ status: number; body: unknown }>,
): Promise<{ response: { status: number; body: unknown }; answered: number }> => {
  let isDone = false;
  const done = request.finally(() => {
    isDone = true;
  });
  let answered = 0;
  while (!isDone) {
    expect((await test.rest('GET', '/health')).status).toBe(200);
    answered += 1;
    await setImmediate();
  }
  return { response: await done, answered };
};

// Text in base64 takes the longest of all.
const SLOW_WORD = 'dG9rZW49YTFCMmMzRDRlNUY2ZzdIOA== ';
const slow = SLOW_WORD.repeat(1_900);
const plain = 'plain words '.repeat(slow.length / 12);

/** A body of each kind with this text. */
const bodiesOf = (text: string): CallBody[] => {
  const file = { fileName: 'a', contentType: 'text/plain', base64: Buffer.from(text).toString('base64') };
  return [
    { kind: 'json', text: JSON.stringify({ a: text }) },
    { kind: 'json', text },
    { kind: 'text', text, contentType: 'text/plain' },
    { kind: 'form', fields: [{ name: 'a', value: text }] },
    { kind: 'multipart', parts: [{ name: 'a', value: text }] },
    { kind: 'multipart', parts: [{ name: 'a', ...file }] },
    { kind: 'binary', ...file },
    { kind: 'graphql', query: text },
    { kind: 'graphql', query: '{a}', variables: JSON.stringify({ a: text }) },
  ];
};

/** Those that take long to read, and others as long that do not. */
const BODIES = bodiesOf(slow).map((body, at) => ({ body, plain: bodiesOf(plain)[at] ?? body }));

/** The processor time of this thread alone, the least of three times. */
const processorTime = async (work: () => unknown): Promise<number> => {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run += 1) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
};

describe('a long body', () => {
  it.each(BODIES.map((bodies) => [bodies.body.kind, bodies] as const))(
    'is read for secrets in the thread alone, whichever operation takes it: %s',
    async (_kind, { body, plain }) => {
      const files = new Map(filesOfBody(body).map(({ base64 = '' }) => [base64, base64]));
      const request = { endpoint: 'https://a.test/', headers: null, requestBody: null, body };
      const reading = await processorTime(() => readSecrets({ requests: [request], texts: [], files }));
      const fields = { endpoint: 'https://api.openai.com/v1/x', method: 'POST' };
      const operations = [
        ['/saved-endpoints', { providerId, name: 'Long', ...fields }],
        ['/test/preview', { apiKeyId: keyId, withoutKey: true, savedEndpointId: 1, ...fields }],
        ['/generate-code', { apiKeyId: keyId, language: 'curl', ...fields }],
      ] as const;
      for (const [path, input] of operations) {
        const timeOf = (sent: CallBody): Promise<number> =>
          processorTime(async () =>
            expect([200, 400]).toContain((await test.rest('POST', path, { ...input, body: sent })).status),
          );
        // What else is done with a text, such as writing it into a program, is done with each that is as long.
        expect((await timeOf(body)) - (await timeOf(plain)), path).toBeLessThan(reading);
      }
    },
    60_000,
  );
});

describe('a long request', () => {
  it('is saved with its secrets hidden, and others are answered meanwhile', async () => {
    const { response, answered } = await answeredDuring(
      test.rest('POST', '/saved-endpoints', {
        providerId,
        name: 'Long',
        endpoint: 'https://api.openai.com/v1/x',
        method: 'POST',
        headers: { 'X-Session-Token': TOKEN },
        requestBody: { text: slow, password: TOKEN, plain: 'color' },
      }),
    );
    expect(response.status).toBe(200);
    expect(JSON.stringify(response.body)).not.toContain(TOKEN);
    expect(response.body).toMatchObject({ requestBody: { plain: 'color' } });
    expect(answered).toBeGreaterThan(2);
  });

  it('becomes a program without its secrets, and others are answered meanwhile', async () => {
    const { response, answered } = await answeredDuring(
      test.rest('POST', '/generate-code', {
        apiKeyId: keyId,
        method: 'POST',
        endpoint: 'https://api.openai.com/v1/x',
        language: 'javascript',
        // What is hidden in an endpoint is a stored secret, which no program may have.
        requestBody: { list: Array.from({ length: 3 }, () => 'a=%3Fb%3D'.repeat(7_000)), password: TOKEN },
      }),
    );
    expect(response.status).toBe(200);
    expect(JSON.stringify(response.body)).not.toContain(TOKEN);
    expect(answered).toBeGreaterThan(2);
  });

  it('that takes too long to read is rejected, and nothing of it is stored', async () => {
    const parts = { endpoint: 'https://a.test/', headers: null, requestBody: { text: slow }, body: null };
    await expect(findSecretsIn({ requests: [parts], texts: [] }, { ms: 0 })).rejects.toThrow(
      'It takes too long to look for secrets in this: make it shorter',
    );
    const input = {
      apiKeyId: keyId,
      method: 'POST',
      endpoint: 'https://api.openai.com/v1/x',
      language: 'javascript',
      requestBody: { list: Array.from({ length: 10 }, () => slow) },
    } as const;
    await expect(generateFor(test.deps, input, { ms: 0 })).rejects.toThrow(
      'It takes too long to write a program for this request: make it shorter',
    );
  });

  it('is read alike here and in a thread', async () => {
    const request = (length: number) => ({
      endpoint: `https://hooks.slack.com/services/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?token=${TOKEN}`,
      headers: { Authorization: `Bearer ${TOKEN}`, Accept: 'a/b' },
      requestBody: { filler: ' '.repeat(length), nested: [{ name: 'password', value: TOKEN }], count: 3 },
      body: null,
    });
    const texts = ['plain', `token=${TOKEN}`];
    const [here, there] = await Promise.all(
      [0, MAX_HERE].map((length) => findSecretsIn({ requests: [request(length)], texts })),
    );
    expect(here?.requests[0]?.places.size).toBe(4);
    expect(there).toEqual(here);
  });
});
