import { describe, expect, it } from 'vitest';
import { makeKey } from '#test/factories.ts';
import { createTestApp } from '#test/harness.ts';
import { useHistory } from '#test/history.ts';

const { state, call, list, found } = useHistory();
const newest = async () => (await state.test.rest('GET', `/history/${(await list()).items[0].id}`)).body;

describe('a call in the history', () => {
  it('is listed first, with what was called and what came of it', async () => {
    await call('/first');
    state.reply = { status: 404, body: '{"no":1}' };
    await call('/second?page=2', { method: 'DELETE' });
    const { items, next } = await list();
    expect(next).toBeNull();
    expect(items).toEqual([
      {
        id: items[0].id,
        apiKeyId: state.custom.id,
        connectionId: null,
        keyName: 'Zebra key',
        providerId: state.custom.providerId,
        providerName: 'Custom',
        savedEndpointId: null,
        source: 'test',
        method: 'DELETE',
        url: `${state.upstream.url}/second?page=2`,
        status: 404,
        error: null,
        responseTime: expect.any(Number),
        size: 8,
        createdAt: new Date(state.now).toISOString(),
      },
      expect.objectContaining({ url: `${state.upstream.url}/first`, status: 200 }),
    ]);
    expect((await state.test.trpc('query', 'history.list', {})).body).toEqual({ items, next });
  });

  it('has the request and the response as they were', async () => {
    state.reply = { status: 201, body: '{"n": 12345678901234567890, "ü": 1.0}', headers: { 'x-page': '7' } };
    const headers = { 'X-Trace': 'abc' };
    const requestBody = { name: 'ü', list: [1, null], none: {} };
    const result = await call('/orders', { method: 'POST', headers, requestBody });
    const entry = await newest();
    expect(entry).toMatchObject({
      requestHeaders: headers,
      requestBody,
      requestBodyTruncated: false,
      statusText: 'Created',
      text: state.reply.body,
      truncated: false,
      withheldHost: null,
      observations: result.observations,
      analysis: result.analysis,
    });
    expect(entry.headers).toEqual(result.headers);
    expect((await state.test.trpc('query', 'history.get', { id: entry.id })).body).toEqual(entry);
  });

  it('without a response has the reason', async () => {
    await call('http://127.0.0.1:1/nobody');
    const entry = await newest();
    expect(entry).toMatchObject({ status: null, size: null, headers: null, text: null });
    expect(entry.error).toBeTruthy();
    expect(entry.analysis).toContain(entry.error);
  });

  it('is not kept if the request was rejected before any call', async () => {
    expect(
      (await state.test.rest('POST', '/test', { apiKeyId: state.custom.id, endpoint: '', method: 'GET' }))
        .status,
    ).toBe(400);
    expect((await list()).items).toEqual([]);
  });

  it('has no body where none was sent, none that is binary, and text that a database rejects', async () => {
    await call('/get', { requestBody: {} });
    expect(await newest()).toMatchObject({ requestBody: null, body: null });
    state.reply = {
      status: 200,
      body: Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2]),
      headers: { 'content-type': 'image/jpeg' },
    };
    await call('/image');
    expect(await newest()).toMatchObject({ text: null, size: 6 });
    await call('/nul', { method: 'POST', requestBody: 'a\0b', headers: { 'content-type': 'text/plain' } });
    expect(await newest()).toMatchObject({
      requestBody: null,
      body: { kind: 'text', text: 'a\ufffdb', contentType: 'text/plain' },
    });
  });

  it.each([
    ['of exactly 64 KiB', 65_536, 65_536, false],
    ['of one byte more', 65_537, 65_536, true],
  ])('has a body %s', async (_what, size, kept, truncated) => {
    state.reply = { status: 200, body: 'x'.repeat(size), headers: { 'content-type': 'text/plain' } };
    await call('/long', {
      method: 'POST',
      requestBody: 'y'.repeat(size),
      headers: { 'content-type': 'text/plain' },
    });
    const entry = await newest();
    expect(entry).toMatchObject({ truncated, requestBodyTruncated: truncated, size });
    expect(entry.text).toHaveLength(kept);
    expect(entry.body.text).toHaveLength(kept);
  });

  it('of any size is cut between two characters', async () => {
    state.reply = {
      status: 200,
      body: `x${'ü'.repeat(40_000)}`,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    };
    await call('/long', { method: 'POST', requestBody: { long: '😀'.repeat(20_000) } });
    const { text, requestBody, body } = await newest();
    expect(text).toBe(`x${'ü'.repeat(32_767)}`);
    expect(requestBody).toBeNull();
    expect(body.text).toBe(`{"long":"${'😀'.repeat(16_381)}`);
  });

  it('of more than 2 MiB is kept in part', async () => {
    state.reply = { status: 200, body: `{"a":"${'z'.repeat(3_000_000)}"}` };
    await call('/huge');
    expect((await newest()).text).toBe(state.reply.body.slice(0, 65_536));
  });

  it('stays when its key is deleted, with the name of that time', async () => {
    const { id } = await makeKey(state.test, { name: 'Short-lived', baseUrl: state.upstream.url });
    await call('/x', { apiKeyId: id });
    await state.test.rest('DELETE', `/keys/${id}`);
    expect((await list(`?apiKeyId=${id}`)).items).toMatchObject([{ apiKeyId: id, keyName: 'Short-lived' }]);
  });
});

describe('deleting', () => {
  /** How many calls still have words in the index. */
  const indexed = async () =>
    (await state.test.deps.connection.db.selectFrom('history_search').select('rowid').execute()).length;

  it('one call, once', async () => {
    await call('/a');
    await call('/b');
    const { id } = (await list()).items[1];
    expect((await state.test.rest('DELETE', `/history/${id}`)).body).toEqual({ deleted: 1 });
    expect(await state.test.rest('DELETE', `/history/${id}`)).toMatchObject({
      status: 404,
      body: { message: 'Call not found' },
    });
    expect((await state.test.rest('GET', `/history/${id}`)).status).toBe(404);
    expect(await found({})).toEqual(['/b']);
    expect(await found({ query: '127' })).toEqual(['/b']);
    expect(await indexed()).toBe(1);
  });

  it('all calls, also those still queued, and says how many', async () => {
    await call('/a');
    await call('/b');
    expect((await state.test.trpc('mutation', 'history.clear')).body).toEqual({ deleted: 2 });
    expect((await state.test.rest('DELETE', '/history')).body).toEqual({ deleted: 0 });
    expect((await list()).items).toEqual([]);
    expect(await indexed()).toBe(0);
    await call('/c');
    expect(await found({ query: 'c' })).toEqual(['/c']);
  });
});

describe('how many calls are kept', () => {
  it('is 1,000 at first', async () => {
    const fresh = await createTestApp();
    expect((await fresh.rest('GET', '/history/settings')).body).toEqual({ keepLast: 1000 });
    expect((await fresh.trpc('query', 'history.settings')).body).toEqual({ keepLast: 1000 });
    await fresh.close();
  });

  it('applies to further calls: the oldest make room', async () => {
    await state.test.rest('PUT', '/history/settings', { keepLast: 2 });
    for (const path of ['/a', '/b', '/c']) await call(path);
    expect(await found({})).toEqual(['/c', '/b']);
    expect(await found({ query: '127' })).toEqual(['/c', '/b']);
    await call('/d');
    expect(await found({})).toEqual(['/d', '/c']);
  });

  it('applies at once to the calls that are there', async () => {
    for (const path of ['/a', '/b', '/c']) await call(path);
    expect((await state.test.trpc('mutation', 'history.setSettings', { keepLast: 1 })).body).toEqual({
      keepLast: 1,
    });
    expect(await found({})).toEqual(['/c']);
    expect((await state.test.rest('GET', '/history/settings')).body).toEqual({ keepLast: 1 });
  });

  it('may be none', async () => {
    await call('/a');
    await state.test.rest('PUT', '/history/settings', { keepLast: 0 });
    await call('/b');
    expect(await found({})).toEqual([]);
    await state.test.rest('PUT', '/history/settings', { keepLast: 100_000 });
    await call('/c');
    expect(await found({})).toEqual(['/c']);
  });

  it.each([-1, 100_001, 1.5, '5', null])('cannot be %j', async (keepLast) => {
    expect(await state.test.rest('PUT', '/history/settings', { keepLast })).toMatchObject({
      status: 400,
      body: { message: 'Must be a whole number from 0 to 100,000' },
    });
    expect((await state.test.rest('GET', '/history/settings')).body).toEqual({ keepLast: 1000 });
  });
});
