import type { Recommendation } from '@gatehouse/contract/discover.ts';
import { EXAMPLE_PROMPTS } from '@gatehouse/contract/plain/example-prompts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey, SECRET } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { type LlmServer, startLlmServer } from '#test/llm-server.ts';

const PAYMENTS = EXAMPLE_PROMPTS[1];
const ids = (body: { recommendations: Recommendation[] }) => body.recommendations.map(({ apiId }) => apiId);

describe('with a model', () => {
  let server: LlmServer;
  let smart: TestApp;
  let plain: TestApp;
  beforeAll(async () => {
    server = await startLlmServer();
    smart = await createTestApp({ llm: server.llm });
    plain = await createTestApp();
  });
  afterAll(async () => {
    await smart.close();
    await plain.close();
    await server.close();
  });
  const idsWithoutModel = async () =>
    ids((await plain.rest('POST', '/recommendations', { requirements: PAYMENTS })).body);
  const ask = (requirements: string = PAYMENTS) => smart.rest('POST', '/recommendations', { requirements });
  const pick = (id: string) => ({ id, reason: `Because of ${id}`, recommended: false });

  it('uses its order, texts and badges, and says that the model answered', async () => {
    const plainIds = await idsWithoutModel();
    server.behave({
      picks: (known) => ({
        recommendations: known
          .slice(0, 3)
          .toReversed()
          .map((id, at) => ({ ...pick(id), recommended: at === 0 })),
        reasoning: 'Three that fit.\n\nStripe: the first\n- of them',
      }),
    });
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(ids(body)).toEqual(plainIds.slice(0, 3).toReversed());
    expect(body.recommendations[0]).toMatchObject({ reason: `Because of ${plainIds[2]}`, recommended: true });
    expect(body.answeredBy).toBe('model');
    expect(body.reasoningParts).toEqual([
      { apiId: null, text: 'Answered by the model stand-in, choosing from the built-in catalog.' },
      { apiId: null, text: 'Three that fit.' },
      { apiId: null, text: 'Stripe: the first\n- of them' },
    ]);
    expect(body.reasoning).toBe(
      'Answered by the model stand-in, choosing from the built-in catalog.\n\nThree that fit.\n\nStripe: the first\n- of them',
    );
  });

  it('drops a reason that claims an ability which the API lacks, and a badge for what covers nothing', async () => {
    server.behave({
      picks: () => ({
        recommendations: [{ id: 'stripe', reason: 'Transcribes audio recordings.', recommended: true }],
        reasoning: 'x',
      }),
    });
    const { body } = await ask();
    expect(body.recommendations[0]).toMatchObject({ apiId: 'stripe', recommended: true });
    expect(body.recommendations[0].reason).toMatch(/^Covers payments/);
    server.behave({
      picks: (known) => ({
        recommendations: known.map((id) => ({ ...pick(id), recommended: true })),
        reasoning: 'x',
      }),
    });
    const { body: mistyped } = await ask('accept paymnets from people');
    expect(mistyped.recommendations.length).toBeGreaterThan(0);
    expect(mistyped.recommendations.some(({ recommended }: Recommendation) => recommended)).toBe(false);
  });

  it('may take what the catalog alone does not show, or nothing', async () => {
    const rare = 'our users hate it and the parcels of our bakery are late';
    let offered: string[] = [];
    const behaving = (choose: (known: string[]) => string[]) =>
      server.behave({
        picks: (known) => {
          offered = known;
          return { recommendations: choose(known).map(pick), reasoning: 'x' };
        },
      });
    const shown = ids((await plain.rest('POST', '/recommendations', { requirements: rare })).body);
    behaving((known) => known.slice(-1));
    const { body } = await ask(rare);
    expect(offered.length).toBeGreaterThan(12);
    expect(body.answeredBy).toBe('model');
    expect(shown).not.toContain(offered.at(-1));
    expect(ids(body)).toEqual(offered.slice(-1));
    behaving(() => []);
    const { body: none } = await ask(rare);
    expect(none.answeredBy).toBe('catalogue');
    expect(ids(none)).toEqual(shown);
  });

  it('drops what is not in the catalog or named twice', async () => {
    server.behave({
      picks: ([first = '']) => ({
        recommendations: ['invented-api', first, 'https://evil.example', first, '__proto__'].map(pick),
        reasoning: 'See https://evil.example',
      }),
    });
    const { body } = await ask();
    expect(ids(body)).toHaveLength(1);
    expect(body.recommendations[0].url).not.toContain('evil.example');
  });

  it('shows at most six cards, and cuts long texts', async () => {
    server.behave({
      picks: (known) => ({
        recommendations: known.map((id) => ({ id, reason: 'x'.repeat(5000), recommended: true })),
        reasoning: 'y'.repeat(50_000),
      }),
    });
    const { body } = await ask();
    expect(ids(body)).toHaveLength(6);
    expect(body.recommendations[0].reason).toHaveLength(500);
    expect(body.reasoning.length).toBeLessThan(3200);
  });

  it('accepts an answer in a code block, as sent by servers that do not support response formats', async () => {
    server.behave({
      says: '```json\n{"recommendations":[{"id":"stripe","reason":"r","recommended":true}],"reasoning":"w"}\n```',
    });
    expect(ids((await ask()).body)).toEqual(['stripe']);
  });

  it.each([
    [
      'invented APIs only',
      { picks: () => ({ recommendations: [pick('nobody')], reasoning: 'x' }) },
      'named no API from the catalog',
    ],
    [
      'no recommendation',
      { picks: () => ({ recommendations: [], reasoning: 'x' }) },
      'named no API from the catalog',
    ],
    ['babble', { says: 'I would take Stripe!' }, 'returned an invalid response'],
    ['another format', { says: '{"apis":["stripe"]}' }, 'returned an invalid response'],
    ['429', { status: 429 }, 'responded with status 429'],
    ['500', { status: 500, body: 'oops' }, 'responded with status 500'],
    ['200 without JSON', { status: 200, body: '<html>' }, 'returned an invalid response'],
    ['200 without choices', { status: 200, body: '{}' }, 'returned an invalid response'],
  ])('falls back to the catalog on %s, asks only once, and says so', async (_name, behavior, reason) => {
    server.behave(behavior);
    const before = server.received.length;
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body.answeredBy).toBe('catalogue');
    expect(body.reasoning.split('\n\n')[0]).toBe(
      `Answered from the built-in catalog, because the model stand-in ${reason}.`,
    );
    expect(ids(body)).toEqual(await idsWithoutModel());
    expect(server.received.length - before).toBe(1);
  });

  it('sends the request only to the configured URL and follows no redirect', async () => {
    const elsewhere = await startLlmServer();
    elsewhere.behave({ status: 500 });
    server.behave({ status: 307, location: `${elsewhere.url}/v1/chat/completions` });
    const { body } = await ask();
    await elsewhere.close();
    expect(elsewhere.received).toEqual([]);
    expect(body.reasoning).toContain('because the model stand-in responded with status 307');
  });

  it('falls back to the catalog when the model hangs, once its time is up', async () => {
    const silent = await startLlmServer({ timeoutMs: 1000 });
    const patient = await createTestApp({ llm: silent.llm });
    const { status, body } = await patient.rest('POST', '/recommendations', { requirements: PAYMENTS });
    await patient.close();
    await silent.close();
    expect(status).toBe(200);
    expect(body.reasoning.split('\n\n')[0]).toBe(
      'Answered from the built-in catalog, because the model stand-in did not respond within 1 s.',
    );
    expect(ids(body)).toEqual(await idsWithoutModel());
    expect(silent.received).toHaveLength(1);
  });

  it('is not asked if no word is one of the catalog', async () => {
    const before = server.received.length;
    expect((await ask('qqqq zzzz wwww kkkk')).body.recommendations).toEqual([]);
    expect(server.received.length).toBe(before);
  });

  it('gets the requirements and facts from the catalog, but no stored secret', async () => {
    const stored = 'plain-looking-0123456789-secret';
    await makeKey(smart, { apiKey: stored, name: 'canary-name', baseUrl: 'https://canary-base.example' });
    await makeKey(smart, { slug: 'stripe', apiKey: SECRET });
    server.behave({ status: 500 });
    const before = server.received.length;
    await ask(
      `Take card payments for an online store. My key is ${stored} and the other is ${SECRET}, base64 ${btoa(stored)}`,
    );
    const sent = server.received.slice(before);
    expect(sent).toHaveLength(1);
    const prompt = sent[0]?.body ?? '';
    expect(prompt).toContain('Take card payments for an online store. My key is [secret]');
    for (const canary of [stored, SECRET, btoa(stored).slice(0, 20), 'canary-name', 'canary-base'])
      expect(prompt).not.toContain(canary);
    const { messages, response_format: form } = JSON.parse(prompt);
    expect(messages.map(({ role }: { role: string }) => role)).toEqual(['system', 'user']);
    expect(Object.keys(JSON.parse(messages[1].content))).toEqual(['requirements', 'candidates']);
    expect(form).toMatchObject({
      type: 'json_schema',
      json_schema: { name: 'recommendations', strict: true },
    });
  });
});
