import type { SavedEndpoint } from '@gatehouse/contract/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { openSecretsOfTexts } from '#src/features/endpoints/endpoint-secrets.ts';
import { makeKey } from '#test/factories.ts';
import { TOKEN, useOlderRows } from '#test/older-rows.ts';

const KEY = 'sk-live-9fQ2mX7bT4kW1zR8';
const HOOK = '/services/T0123ABCD/B0123ABCD/a1B2c3D4e5F6g7H8i9J0k1L2';

const older = useOlderRows();
const { insertEndpoint, readAgain, find } = older;

describe('a saved endpoint of an earlier version', () => {
  it('has its secrets hidden, and sends each of them as it was', async () => {
    const before = {
      endpoint: `${older.upstream.url}/v1/items?page=2&token=${TOKEN}`,
      headers: { 'X-Api-Key': 'sk-********************', 'X-Session-Token': TOKEN, Accept: 'text/plain' },
      request_body: { user: { password: 'Tr0ub4dor&3-long', name: 'Ann' }, pin: 123456, count: 3 },
    };
    const earlier = 'sk-hidden-by-an-earlier-version-1';
    const id = await insertEndpoint(before, [{ place: ['headers', 'X-Api-Key'], value: earlier }]);
    expect(await readAgain()).toBe(true);
    const after = await find(id);
    expect(JSON.stringify(after)).not.toMatch(/zq81mf|Tr0ub|123456/);
    expect(after).toMatchObject({
      name: 'Older',
      updatedAt: '2026-11-01T00:00:00.000Z',
      headers: { Accept: 'text/plain', 'X-Api-Key': 'sk-********************' },
      requestBody: { user: { name: 'Ann' }, count: 3 },
    });
    const { endpoint, headers, requestBody } = after;
    const call = {
      apiKeyId: older.keyId,
      method: 'POST',
      endpoint,
      headers,
      requestBody,
      savedEndpointId: id,
    };
    expect((await older.test.rest('POST', '/test', call)).status).toBe(200);
    const [sent] = older.upstream.received;
    expect(sent?.path).toBe(`/v1/items?page=2&token=${TOKEN}`);
    expect(sent?.headers).toMatchObject({ 'x-api-key': earlier, 'x-session-token': TOKEN });
    expect(JSON.parse(sent?.body ?? '')).toEqual(before.request_body);
  });

  it('looks as if it were saved now', async () => {
    const request = {
      endpoint: `https://hooks.slack.com${HOOK}?a=1;token=${TOKEN}`,
      headers: { Authorization: `Bearer ${TOKEN}`, 'X-Note': 'plain' },
      request_body: { nested: [{ name: 'password', value: TOKEN }], text: `{"api_key":"${TOKEN}"}` },
    };
    const id = await insertEndpoint(request);
    const { request_body: requestBody, ...given } = request;
    const saved = await older.test.rest('POST', '/saved-endpoints', {
      ...given,
      requestBody,
      providerId: older.providerId,
      name: 'Older',
      method: 'POST',
    });
    await readAgain();
    const parts = ({ endpoint, headers, requestBody: body }: SavedEndpoint) => [endpoint, headers, body];
    expect(parts(await find(id))).toEqual(parts(saved.body));
  });

  it('has no key in its name and description; what was there stays sealed, also when its URL changes', async () => {
    const id = await insertEndpoint({
      name: `Orders ${KEY}`,
      description: `Use ${TOKEN}1 and ${KEY}, twice a day`,
    });
    await makeKey(older.test, { name: 'Other', apiKey: `${TOKEN}1` });
    await readAgain();
    expect(await find(id)).toMatchObject({
      name: 'Orders [secret]',
      description: 'Use [secret] and [secret], twice a day',
    });
    const patched = await older.test.rest('PATCH', `/saved-endpoints/${id}`, {
      endpoint: `${older.upstream.url}/v2`,
    });
    expect(patched.status).toBe(200);
    const kept = await older.test.deps.connection.transaction((tx) =>
      openSecretsOfTexts(older.test.deps, tx, id),
    );
    expect(kept.map(({ value }) => value).toSorted()).toEqual([KEY, KEY, `${TOKEN}1`].toSorted());
  });

  it('has a text of the longest length afterwards too', async () => {
    const name = `${'n'.repeat(176)} https://u:p4x@a.test/`.padEnd(200, '.');
    const id = await insertEndpoint({ name });
    await readAgain();
    const after = await find(id);
    expect(after.name).toBe(`${'n'.repeat(176)} https://@a.test/`.padEnd(195, '.'));
  });

  it('stays as it is where there is no secret, or where it was changed meanwhile', async () => {
    const plain = { headers: { Accept: 'a/b' }, request_body: { key: 'color' }, description: 'Lists items.' };
    const id = await insertEndpoint(plain);
    const before = await find(id);
    await readAgain();
    expect(await find(id)).toEqual(before);
  });

  it('may have more secrets than one that is saved now', async () => {
    const tokens = Array.from({ length: 1_500 }, (_, at) => `a1B2c3D4-${at}`);
    const id = await insertEndpoint({ request_body: { tokens } });
    await readAgain();
    const after = await find(id);
    expect(JSON.stringify(after)).not.toContain('a1B2c3D4');
    const { endpoint, requestBody } = after;
    const call = { apiKeyId: older.keyId, method: 'POST', endpoint, requestBody, savedEndpointId: id };
    expect((await older.test.rest('POST', '/test', call)).status).toBe(200);
    expect(JSON.parse(older.upstream.received[0]?.body ?? '')).toEqual({ tokens });
  });
});
