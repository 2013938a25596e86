import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CanaryApp, startCanaryApp } from '#test/canary-app.ts';
import { asking, fitsInRequest, requestOf, savedOf } from '#test/canary-requests.ts';
import { deepTimeout } from '#test/deep.ts';
import { harmlessTexts } from '../../packages/secrets/test/canary-texts.ts';
import { harmlessFields } from '../../packages/secrets/test/harmless.ts';

/*
 * Names and values that look a little like secrets, each in one place of a request: nothing that is shown or stored has a mask in
 * their place.
 */

const HALVES = ['seen', 'aside'] as const;
const FIELDS = HALVES.flatMap(harmlessFields);
/** So many lines are in one prompt, which has at most 5,000 characters. */
const AT_ONCE = 40;
const MASKED = /\*{20}|\[secret\]|%5Bsecret%5D/i;

/** Each field once, in the places in turn. */
const TEXTS = HALVES.flatMap((half) => {
  const fields = harmlessFields(half).length;
  const plain = harmlessTexts(half).filter(({ encoding }, at) => encoding === 'plain' && at % 2 === 0);
  const places = plain.length / fields;
  return plain.filter((_, at) => (at % fields) % places === Math.floor(at / fields));
}).filter(fitsInRequest);

let app: CanaryApp;
beforeAll(async () => {
  app = await startCanaryApp();
});
afterAll(() => app.close());

describe(`${FIELDS.length} harmless names and values`, { timeout: deepTimeout(120_000) }, () => {
  it('are all of them in a request', () => {
    expect(FIELDS.length).toBeGreaterThan(300);
    expect(TEXTS.length).toBeGreaterThan(300);
    expect(new Set(TEXTS.map(({ place }) => place)).size).toBeGreaterThan(10);
  });

  it('are shown in saved endpoints, and stand in generated code', async () => {
    const hidden: string[] = [];
    for (const one of TEXTS) {
      const saved = { ...savedOf(one), method: 'POST' };
      const { status, body } = await app.test.rest('POST', '/saved-endpoints', {
        ...saved,
        providerId: app.providerId,
        name: 'Plain',
      });
      expect([one.text, status]).toEqual([one.text, 200]);
      if (MASKED.test(JSON.stringify(body))) hidden.push(`saved: ${one.text}`);
      const code = await app.test.rest('POST', '/generate-code', {
        ...saved,
        apiKeyId: app.keyId,
        language: 'javascript',
      });
      expect([one.text, code.status]).toEqual([one.text, 200]);
      // Of the key alone.
      if ((code.body.code.match(/process\.env/g) ?? []).length > 1) hidden.push(`code: ${one.text}`);
    }
    expect(hidden).toEqual([]);
  });

  it('are shown in calls of the history', async () => {
    const hidden: string[] = [];
    for (const one of TEXTS) {
      const { endpoint, headers, body } = requestOf(one);
      const call = await app.test.rest('POST', '/test', {
        apiKeyId: app.keyId,
        withoutKey: true,
        method: 'POST',
        endpoint: endpoint.replace('https://a.test', app.upstream.url),
        headers,
        requestBody: body,
      });
      expect([one.text, call.body.status]).toEqual([one.text, 200]);
      const { items } = (await app.test.rest('GET', '/history?limit=1')).body;
      const kept = await app.test.rest('GET', `/history/${items[0].id}`);
      if (MASKED.test(JSON.stringify([call.body, items, kept.body]))) hidden.push(one.text);
    }
    expect(hidden).toEqual([]);
  });

  it('are told to a model', async () => {
    const hidden: string[] = [];
    // Of a URL that is told to a model, no value of its query is.
    const lines = FIELDS.map(({ name, value }) => `${name}: ${value}`).filter((line) => !/\?\w+=/.test(line));
    expect(lines.length).toBeGreaterThan(290);
    for (let at = 0; at < lines.length; at += AT_ONCE) {
      app.model.received.length = 0;
      const told = lines.slice(at, at + AT_ONCE).join('\n');
      await app.test.rest('POST', '/recommendations', { requirements: asking(told) });
      expect([told, app.model.received.length]).toEqual([told, 1]);
      const { messages } = JSON.parse(app.model.received[0]?.body ?? '');
      // Beside it stand facts of the catalog, of which another test asks.
      const { requirements } = JSON.parse(messages.at(-1).content);
      expect(requirements).toContain(told.split('\n', 1)[0]);
      if (MASKED.test(requirements)) hidden.push(told);
    }
    expect(hidden).toEqual([]);
  });
});
