import {
  type ReasoningPart,
  type Recommendation,
  recommendationsSchema,
} from '@gatehouse/contract/discover.ts';
import { EXAMPLE_PROMPTS } from '@gatehouse/contract/plain/example-prompts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeKey } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

const PAYMENTS = EXAMPLE_PROMPTS[1];
const ids = (body: { recommendations: Recommendation[] }) => body.recommendations.map(({ apiId }) => apiId);

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const recommend = (requirements: unknown) => test.rest('POST', '/recommendations', { requirements });

describe('the requirements', () => {
  it.each([undefined, '', '         ', 'nine char', 7])('are rejected if %j', async (requirements) => {
    const message = 'Please enter at least 10 characters describing your project requirements';
    const issue = { path: ['requirements'], message };
    expect(await recommend(requirements)).toMatchObject({
      status: 400,
      body: { message, code: 'BAD_REQUEST', issues: [issue] },
    });
    const typed = await test.trpc('mutation', 'discover.recommend', { requirements });
    expect(typed).toMatchObject({ status: 400, body: { message, issues: [issue] } });
  });

  it('have ten to five thousand characters, and not one more', async () => {
    expect((await recommend('send email')).status).toBe(200);
    expect((await recommend('p'.repeat(5000))).status).toBe(200);
    expect(await recommend('p'.repeat(5001))).toMatchObject({
      status: 400,
      body: { message: 'Must be at most 5000 characters' },
    });
  });
});

describe('without a model', () => {
  it.each([
    [EXAMPLE_PROMPTS[0], /^(openai|anthropic|google-gemini|mistral|llamaparse|unstructured|cohere)$/],
    [EXAMPLE_PROMPTS[1], /^(stripe|paypal|square|adyen)$/],
    [EXAMPLE_PROMPTS[2], /^(assemblyai|deepgram|openai|rev-ai)$/],
  ])('recommends for the example "%s" what a developer would', async (prompt, expected) => {
    const { status, body } = await recommend(prompt);
    expect(status).toBe(200);
    expect(body.recommendations).toHaveLength(6);
    expect(ids(body)[0]).toMatch(expected);
    expect(new Set(ids(body)).size).toBe(6);
    expect(body.recommendations[0].recommended).toBe(true);
    const badges = body.recommendations.filter(({ recommended }: Recommendation) => recommended);
    expect(badges.length).toBeLessThanOrEqual(3);
  });

  it('returns the same over REST and tRPC, as the contract defines it, with http and https links only', async () => {
    const { body } = await recommend(PAYMENTS);
    expect((await test.trpc('mutation', 'discover.recommend', { requirements: PAYMENTS })).body).toEqual(
      body,
    );
    expect(recommendationsSchema.parse(body)).toEqual(body);
    for (const { url } of body.recommendations) expect(url).toMatch(/^https?:\/\//);
  });

  it('says that the catalog answered, which requirements each API meets, and its terms', async () => {
    const { body } = await recommend(PAYMENTS);
    expect(body.answeredBy).toBe('catalogue');
    const [answeredBy, understood, coverage] = body.reasoning.split('\n\n');
    expect(answeredBy).toBe('Answered from the built-in catalog.');
    expect(understood).toBe('Requirements understood from your text: payments and online store.');
    expect(coverage).toMatch(/covers? both\. For payments: .*Stripe/);
    const stripe = body.recommendations.find(({ apiId }: Recommendation) => apiId === 'stripe');
    expect(stripe.reason).toMatch(/^Covers payments\b/);
    expect(stripe.terms).toEqual({
      price: 'Pay as you go',
      freeTier: expect.any(String),
      access: 'Bearer token',
    });
  });

  it('says in a paragraph of its own why an API has a badge, and repeats no card', async () => {
    const { body } = await recommend(PAYMENTS);
    const parts: ReasoningPart[] = body.reasoningParts;
    const badges = body.recommendations.filter(({ recommended }: Recommendation) => recommended);
    expect(badges.length).toBeGreaterThan(0);
    expect(parts.flatMap(({ apiId }) => apiId ?? [])).toEqual(ids({ recommendations: badges }));
    for (const { reason, description } of body.recommendations) {
      expect(body.reasoning).not.toContain(reason);
      expect(body.reasoning).not.toContain(description);
    }
    const nameOf = (id: string) =>
      body.recommendations.find(({ apiId }: Recommendation) => apiId === id).name;
    const lines = parts.map(({ apiId, text }) => (apiId === null ? text : `${nameOf(apiId)}: ${text}`));
    expect(body.reasoning).toBe(lines.join('\n\n'));
  });

  it('distinguishes the results for a single requirement by what others lack', async () => {
    const { body } = await recommend('charge credit cards');
    const reasons: string[] = body.recommendations.map(({ reason }: Recommendation) => reason);
    expect(new Set(reasons).size).toBe(reasons.length);
    for (const { reason, covers } of body.recommendations)
      expect(reason).toMatch(covers.length > 0 ? /^Payments\b/ : /^Mentions “/);
  });

  it('says what an API does not cover, and that more than one is needed if none covers everything', async () => {
    const { body } = await recommend('weather, football scores and crypto prices for a kiosk');
    expect(body.reasoning).toContain('No single one covers everything, so you will need more than one.');
    expect(body.reasoning).toMatch(/\n\nNo single one .* For weather: /);
    for (const { covers } of body.recommendations) expect(covers.length).toBeLessThan(3);
  });

  it('does not say that more than one does what none of them does', async () => {
    const { body } = await recommend('text messages, e-mail newsletters and the positions of ships by AIS');
    expect(body.reasoning).toContain('No single one covers everything. For ');
    expect(body.reasoning).toContain('The catalog does not say that any of these covers vessel tracking.');
  });

  it('leaves out what the text excludes, and says so', async () => {
    const { body } = await recommend('card payments, but not Stripe');
    expect(ids(body)).not.toContain('stripe');
    expect(ids(body)).toHaveLength(6);
    expect(body.reasoning).toContain('Left out, as requested: Stripe.');
  });

  it('lists only APIs that are not known to violate a constraint, and says so', async () => {
    const { body } = await recommend('open source alternative to Algolia');
    expect(ids(body).slice(0, 2).sort()).toEqual(['meilisearch', 'typesense']);
    expect(ids(body)).not.toContain('algolia');
    expect(body.reasoning).toContain('Listed only if not known to be otherwise: open source.');
  });

  it('says that a vendor is named in the text', async () => {
    const { body } = await recommend('stripe payments');
    expect(body.recommendations[0]).toMatchObject({ apiId: 'stripe' });
    expect(body.recommendations[0].reason).toMatch(/^Named in your text; covers payments;/);
  });

  it('recommends nothing for meaningless words, and says what to write', async () => {
    const { status, body } = await recommend('qqqq zzzz wwww kkkk');
    expect(status).toBe(200);
    expect(body.recommendations).toEqual([]);
    expect(body.groups).toEqual([]);
    expect(body.understood.question.text).toContain('“qqqq”');
    expect(body.reasoning).toContain(body.understood.question.text);
  });
});

describe('how a text was understood', () => {
  const understoodIn = async (text: string) => (await recommend(text)).body.understood;

  it('names the needs and which of them something covers', async () => {
    const { needs } = await understoodIn('charge credit cards and send text messages');
    expect(needs.filter(({ kind }: { kind: string }) => kind === 'concept')).toEqual(
      expect.arrayContaining([
        { name: 'payments', kind: 'concept', isImplied: false, isMet: true },
        { name: 'SMS', kind: 'concept', isImplied: false, isMet: true },
      ]),
    );
  });

  it('groups the recommendations by need, each once, those for several needs first', async () => {
    const { body } = await recommend('charge credit cards and send text messages');
    const { groups, recommendations } = body;
    expect(groups.flatMap(({ apiIds }: { apiIds: string[] }) => apiIds).sort()).toEqual(ids(body).sort());
    const coversOf = new Map(
      recommendations.map(({ apiId, covers }: Recommendation) => [apiId, covers] as const),
    );
    for (const { need, apiIds } of groups.filter(({ covers }: { covers: string }) => covers === 'one'))
      for (const id of apiIds) expect(coversOf.get(id)).toEqual([need]);
    expect(groups.map(({ need }: { need: string }) => need)).toEqual(
      expect.arrayContaining(['payments', 'SMS']),
    );
    expect((await recommend('charge credit cards')).body.groups).toEqual([]);
  });

  it('says which word was corrected, gives no badge for it, and reads it as typed on request', async () => {
    const { body } = await recommend('accept paymnets from people');
    expect(body.understood.corrections).toEqual([{ typed: 'paymnets', read: 'payments' }]);
    expect(body.recommendations.length).toBeGreaterThan(0);
    for (const { recommended, covers, reason } of body.recommendations) {
      expect(recommended).toBe(false);
      expect(covers).toEqual([]);
      expect(reason).toMatch(/^May cover payments(?: \(“[^”]+”\))?, if that is what your text means/);
    }
    expect(body.reasoning).not.toContain('Not covered');
    const again = await test.rest('POST', '/recommendations', {
      requirements: 'accept paymnets from people',
      disregard: ['paymnets'],
    });
    expect(again.body.understood.corrections).toEqual([]);
  });

  it('says first that the catalog lacks something, and recommends nothing that only comes near', async () => {
    const { body } = await recommend('identify a plant from a photo of its leaf');
    expect(body.understood.lacks).toEqual(['plant identification']);
    expect(body.recommendations.length).toBeGreaterThan(0);
    for (const { recommended } of body.recommendations) expect(recommended).toBe(false);
    expect(body.reasoning.split('\n\n')[1]).toMatch(/^Nothing in the catalog is for plant identification\./);
  });

  it('names words that nothing covers', async () => {
    expect((await understoodIn('track ships by AIS and send SMS')).notCovered).toEqual(['AIS']);
  });

  it('names conditions and exclusions, which a second request can take back', async () => {
    const requirements = 'weather forecast without a key, but not Open-Meteo';
    const { body } = await recommend(requirements);
    expect(body.understood.leftOut).toEqual(['Open-Meteo']);
    const [{ name, isRead }] = body.understood.constraints;
    expect(isRead).toBe(true);
    expect(ids(body)).not.toContain('open-meteo');
    const disregard = [name, 'Open-Meteo'];
    const again = await test.rest('POST', '/recommendations', { requirements, disregard });
    expect(again.body.understood).toMatchObject({ leftOut: [], constraints: [] });
    expect(ids(again.body)).toContain('open-meteo');
    const typed = await test.trpc('mutation', 'discover.recommend', { requirements, disregard });
    expect(typed.body).toEqual(again.body);
  });

  it('asks with replies that can be sent as they are', async () => {
    const { question } = await understoodIn('something cool for my dog');
    expect(question.replies.length).toBeGreaterThanOrEqual(2);
    for (const reply of question.replies) {
      const { status, body } = await recommend(reply);
      expect(status).toBe(200);
      expect(body.recommendations.length, reply).toBeGreaterThan(0);
    }
  });

  it('takes back at most twenty names', async () => {
    const requirements = 'weather forecast';
    const send = (disregard: unknown) => test.rest('POST', '/recommendations', { requirements, disregard });
    expect((await send(Array.from({ length: 20 }, () => 'x'))).status).toBe(200);
    expect((await send(Array.from({ length: 21 }, () => 'x'))).status).toBe(400);
  });
});

describe('a key that is already stored', () => {
  const stripe = async (): Promise<Recommendation> =>
    (await recommend(PAYMENTS)).body.recommendations.find(({ apiId }: Recommendation) => apiId === 'stripe');

  it('is shown on the card of its API while the key is active', async () => {
    expect(await stripe()).toMatchObject({ alreadyHaveKey: false, providerSlug: 'stripe' });
    const key = await makeKey(test, { slug: 'stripe' });
    expect(await stripe()).toMatchObject({ alreadyHaveKey: true, providerSlug: 'stripe' });
    await test.deps.connection.db
      .updateTable('api_keys')
      .set({ is_active: 0 })
      .where('id', '=', key.id)
      .execute();
    expect((await stripe()).alreadyHaveKey).toBe(false);
    await test.rest('DELETE', `/keys/${key.id}`);
  });

  it('is also shown if it is stored under another provider with the base URL of the API', async () => {
    const key = await makeKey(test, { baseUrl: 'https://api.stripe.com/v1' });
    expect((await stripe()).alreadyHaveKey).toBe(true);
    await test.rest('DELETE', `/keys/${key.id}`);
    expect((await stripe()).alreadyHaveKey).toBe(false);
  });

  it('is shown on an API whose provider has a different name than its catalog entry', async () => {
    const key = await makeKey(test, { slug: 'twitter' });
    const { body } = await recommend('read posts of the X API');
    expect(body.recommendations.find(({ apiId }: Recommendation) => apiId === 'x-api')).toMatchObject({
      providerSlug: 'twitter',
      alreadyHaveKey: true,
    });
    await test.rest('DELETE', `/keys/${key.id}`);
  });

  it.each([
    ['google', 'google maps geocoding', 'google-maps-platform', true],
    ['google', 'read the gmail inbox', 'gmail', false],
    ['google-cloud', 'query google bigquery', 'google-bigquery', true],
    ['google-cloud', 'google maps geocoding', 'google-maps-platform', false],
    ['facebook', 'whatsapp business messages', 'whatsapp-business', false],
    ['facebook-graph', 'whatsapp business messages', 'whatsapp-business', true],
    ['aws', 'store files in amazon s3', 'amazon-s3', true],
  ])('of %s is shown for "%s" on %s: %s', async (slug, text, apiId, isShown) => {
    const key = await makeKey(test, { slug });
    const { body } = await recommend(text);
    const card = body.recommendations.find((one: Recommendation) => one.apiId === apiId);
    expect(card).toMatchObject({ alreadyHaveKey: isShown });
    expect(card.providerSlug).not.toBeNull();
    await test.rest('DELETE', `/keys/${key.id}`);
  });

  it('is not shown on other APIs', async () => {
    const key = await makeKey(test, { slug: 'stripe' });
    const { body } = await recommend(PAYMENTS);
    const held = body.recommendations.filter(({ alreadyHaveKey }: Recommendation) => alreadyHaveKey);
    expect(ids({ recommendations: held })).toEqual(['stripe']);
    await test.rest('DELETE', `/keys/${key.id}`);
  });
});
